/// A list whose rows are controllers: each is a child of the list's table, and its view is in a
/// cell.
///
/// In the fixed version a row's view is loaded when the row becomes visible and leaves its cell
/// when the row disappears; the table receives its containment callbacks when its view is in place.
/// As published, all rows have their views from the start, the table receives `didMove` before it
/// is visible, and a reused cell keeps the previous row's view below the new one.
///
/// Source: Dave DeLong, "MVCTodo" (2018), there ListViewController.
package final class ControllerList: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: only visible rows have their views in cells.
    case fixed
    /// As published.
    case original
  }

  /// Which code runs.
  package let version: Version
  /// The controller of the table, the parent of the rows.
  package let table: ControllerTable

  /// A list of controllers.
  package init(
    _ name: String? = nil, content: [ViewController] = [], version: Version = .fixed
  ) {
    self.version = version
    table = ControllerTable(name.map { "\($0).table" }, version: version)
    super.init(name)
    table.rows = content
  }

  /// The rows, from the top; a list with duplicates is ignored.
  package var content: [ViewController] {
    get { table.rows }
    set {
      simulation.log(call: "content = \(newValue.count) rows", of: self)
      table.rows = newValue
    }
  }

  package override func viewDidLoad() {
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

  /// The published helper: sends the table `didMove` before its view is in place.
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
