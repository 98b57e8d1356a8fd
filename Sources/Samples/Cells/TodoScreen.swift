/// A to-do list with a controller per row; shows a message if it is empty.
package final class TodoScreen: ContentSwitcher {
  /// The list, visible while it has rows.
  package let list: ControllerList
  private var count = 0
  /// The most visible rows.
  private static let limit = 1000
  private lazy var message = simulation.make {
    MessageController(
      "empty", text: "Nothing to do", picture: "empty",
      action: MessageController.Action("Add") { [weak self] in self?.add() })
  }

  /// Creates a screen with some to-dos.
  package init(_ name: String? = nil, count: Int = 0, version: ControllerList.Version = .fixed) {
    list = ControllerList("list", version: version)
    super.init(name)
    show(makeRows(count))
  }

  /// Appends a to-do.
  package func add() { show(list.content + makeRows(1)) }

  /// Removes the first to-do.
  package func removeFirst() { show(Array(list.content.dropFirst())) }

  /// Replaces all to-dos by new ones.
  package func replace(by count: Int) { show(makeRows(count)) }

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

/// A to-do; a tap toggles whether it is done.
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
