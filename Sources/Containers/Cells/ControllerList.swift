/// A list whose rows are controllers: each has a child of the list's table behind it, and its view
/// in a cell.
///
/// In the fixed version a row's view is made when the row becomes visible and leaves its cell when
/// it goes; the table is told of itself as a child when its view is in place. As published, all
/// rows have their views from the start, the table hears that it moved before it is seen, and a
/// cell that is used again keeps the view of the row before under the new one.
///
/// Source: Dave DeLong, "MVCTodo" (2018), where it is called ListViewController.
public final class ControllerList: ViewController {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours: only rows in sight have their views in cells.
    case fixed
    /// As published.
    case original
  }

  /// Which code runs.
  public let version: Version
  /// The controller of the table, whose children the rows are.
  public let table: ControllerTable

  /// A list of controllers.
  public init(
    _ name: String? = nil, content: [ViewController] = [], version: Version = .fixed
  ) {
    self.version = version
    table = ControllerTable(name.map { "\($0).table" }, version: version)
    super.init(name)
    table.rows = content
  }

  /// The rows, from the top; nothing changes when a controller is named twice.
  public var content: [ViewController] {
    get { table.rows }
    set {
      simulation.log(call: "content = \(newValue.count) rows", of: self)
      table.rows = newValue
    }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    switch version {
    case .fixed: embedTable()
    case .original: embedTableByHand()
    }
  }

  private func embedTable() {
    let isNew = table.parent == nil
    if isNew { dispatched.addChild(table) }
    placeTable()
    if isNew { table.dispatched.didMove(toParent: self) }
  }

  /// The published helper: the table has moved before its view is anywhere.
  private func embedTableByHand() {
    if table.parent == nil {
      table.beginAppearanceTransition(true, animated: false)
      dispatched.addChild(table)
      table.dispatched.didMove(toParent: self)
      placeTable()
      table.endAppearanceTransition()
    } else {
      placeTable()
    }
  }

  private func placeTable() {
    table.view.frame = view.bounds
    table.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table.view)
  }
}
