// The contents of the custom navigation stack's demo: a list of things, and a page for each.

/// Receives the selection, so that no page needs to reference its stack.
protocol ThingsDelegate: AnyObject {
  func choose(_ number: Int, in list: SKListController)
  func finish(_ page: SKNumberController)
}

/// "List of Things": twenty rows, each of which pushes its number.
final class SKListController: ViewController {
  static let count = 20

  weak var delegate: (any ThingsDelegate)?
  private lazy var rows = RowList("rows")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    rows.titles = (1...Self.count).map { "Push View \($0)" }
    rows.frame = view.bounds
    rows.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    rows.onSelect = { [weak self] row in self?.choose(row + 1) }
    view.addSubview(rows)
  }

  /// Notifies its delegate; as published, without one, it casts its parent and pushes there itself.
  private func choose(_ number: Int) {
    if let delegate { return delegate.choose(number, in: self) }
    acting {
      guard let stack = parent as? SKNavigationController else { return }
      stack.pushViewController(
        simulation.make { SKNumberController(number: number) }, animated: true)
    }
  }
}

/// A page with a large number; a tap anywhere goes back.
final class SKNumberController: ViewController {
  let number: Int
  weak var delegate: (any ThingsDelegate)?
  private lazy var label = Label("\(name).label")
  private lazy var button = Button("\(name).button")

  init(number: Int) {
    self.number = number
    super.init("number\(number)")
    title = "Number \(number)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0x2C5F8A)
    label.text = String(number)
    label.fontSize = 200
    label.isBold = true
    label.textColor = .white
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
    button.frame = view.bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.onTap = { [weak self] in self?.finish() }
    view.addSubview(button)
  }

  private func finish() {
    if let delegate { return delegate.finish(self) }
    acting {
      guard let stack = parent as? SKNavigationController else { return }
      stack.popViewController(animated: true)
    }
  }
}

/// The flow of the demo: it references the stack and the pages, which do not reference each other.
final class ThingsFlow: ThingsDelegate {
  private weak var stack: SKNavigationController?

  init(on stack: SKNavigationController) { self.stack = stack }

  func choose(_ number: Int, in list: SKListController) {
    guard let stack else { return }
    let page = stack.simulation.make { SKNumberController(number: number) }
    page.delegate = self
    stack.pushViewController(page, animated: true)
  }

  func finish(_ page: SKNumberController) { stack?.popViewController(animated: true) }
}

extension SKNavigationController {
  /// Creates a stack with the list of things; in the published versions the pages access it
  /// themselves.
  static func listOfThings(_ name: String, version: Version = .fixed) -> SKNavigationController {
    let list = SKListController("list")
    list.title = "List of Things"
    let stack = SKNavigationController(name, rootViewController: list, version: version)
    stack.title = "Things"
    if version == .fixed { list.delegate = stack.attachment(ThingsFlow(on: stack)) }
    return stack
  }
}
