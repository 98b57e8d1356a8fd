/// Things to do, a row of its own controller each; a message when there is nothing.
public final class TodoScreen: ContentSwitcher {
  /// The list, on show while it has rows.
  public let list: ControllerList
  private var count = 0
  /// The most visible rows.
  private static let limit = 1000
  private lazy var message = simulation.make {
    MessageController(
      "empty", text: "Nothing to do", picture: "empty",
      action: MessageController.Action("Add") { [weak self] in self?.add() })
  }

  /// A screen with some things to do.
  public init(_ name: String? = nil, count: Int = 0, version: ControllerList.Version = .fixed) {
    list = ControllerList("list", version: version)
    super.init(name)
    show(makeRows(count))
  }

  /// Adds a thing at the end.
  public func add() { show(list.content + makeRows(1)) }

  /// Lets go of the first thing.
  public func removeFirst() { show(Array(list.content.dropFirst())) }

  /// Lets go of everything, and has so many new things to do.
  public func replace(by count: Int) { show(makeRows(count)) }

  private func makeRows(_ count: Int) -> [ViewController] {
    simulation.make {
      (0..<min(max(0, count), Self.limit)).map { _ in
        self.count += 1
        return TodoRow(number: self.count)
      }
    }
  }

  private func show(_ rows: [ViewController]) {
    list.content = rows
    content = rows.isEmpty ? message : list
  }
}

/// One thing to do; a tap says that it is done, or is not.
final class TodoRow: ViewController {
  private let number: Int
  private var isDone = false { didSet { showState() } }
  private lazy var label = Label("\(name).label")
  private static let things = [
    "Water the plants", "Write to Ricki", "Buy bread", "Read about containers", "Call the bank",
    "Mend the bicycle", "Dig a tunnel",
  ]

  init(number: Int) {
    self.number = number
    super.init("row\(number)")
    title = Self.things[(number - 1) % Self.things.count]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: number.isMultiple(of: 2) ? 0xFFFFFF : 0xF3F6FA)
    view.onTap = { [weak self] in self?.isDone.toggle() }
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    showState()
  }

  private func showState() {
    label.text = "\(isDone ? "☑" : "☐")  \(number). \(title ?? "")"
    label.textColor = Color(hex: isDone ? 0x8A939C : 0x1B1E21)
  }
}
