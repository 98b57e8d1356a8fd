/// The table of a list of controllers, with as many cells as are visible, which are reused.
package final class ControllerTable: ViewController {
  /// The height of a row, in points.
  package static let rowHeight = 56.0

  private let version: ControllerList.Version
  private lazy var scroll = ScrollView("\(name).scroll")
  /// The cells: row n is in the cell with the index n modulo their number.
  private(set) var cells: [RowCell] = []
  /// The rows that are children.
  private var adopted: [ViewController] = []

  init(_ name: String?, version: ControllerList.Version) {
    self.version = version
    super.init(name)
  }

  /// The rows, from the top; become children once there is room to show them.
  var rows: [ViewController] = [] {
    didSet {
      if !rows.areDistinct { rows = oldValue }
      if hasRoom { adoptRows() }
    }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scroll.frame = view.bounds
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.onScroll = { [weak self] _ in self?.fillCells() }
    view.addSubview(scroll)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // In the first layout rows would be too late for viewWillAppear.
    if version == .fixed, hasRoom, adopted.map(\.id) != rows.map(\.id) { adoptRows() }
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard hasRoom else { return }
    if adopted.map(\.id) != rows.map(\.id) { adoptRows() } else { fillCells() }
  }

  /// Simulates a drag by some points; ignored before the rows are shown.
  package func drag(by distance: Double) {
    guard isViewLoaded else { return }
    scroll.drag(by: CGSize(width: 0, height: distance))
  }

  private var hasRoom: Bool { isViewLoaded && view.bounds.height > 0 }

  /// Removes old rows and adds new ones.
  private func adoptRows() {
    let added = rows.filter { row in !adopted.contains { $0 === row } }
    guard !refusesOne(of: added) else { return rows = adopted }
    for row in adopted where !rows.contains(where: { $0 === row }) { leave(row) }
    adopted = rows
    for row in added {
      dispatched.addChild(row)
      if version == .original { row.dispatched.didMove(toParent: self) }
    }
    if version == .original { measureAll() }
    fillCells()
    guard version == .fixed else { return }
    for row in added { row.dispatched.didMove(toParent: self) }
  }

  private func leave(_ row: ViewController) {
    row.dispatched.willMove(toParent: nil)
    if version == .fixed { row.viewIfLoaded?.removeFromSuperview() }
    row.dispatched.removeFromParent()
  }

  /// Measures all rows, visible or not, as a table without estimated heights does.
  private func measureAll() { for row in adopted { row.loadViewIfNeeded() } }
}

/// The assignment of rows to cells.
extension ControllerTable {
  private func fillCells() {
    let height = Double(adopted.count) * Self.rowHeight
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: height)
    let lowest = max(0, height - scroll.bounds.height)
    if scroll.contentOffset.y > lowest {
      // Calls this method again.
      return scroll.contentOffset = CGPoint(x: 0, y: lowest)
    }
    let visible = visibleRows
    if version == .fixed { emptyCells(beyond: visible) }
    setCount(max(visible.count, cells.count))
    for index in visible { show(index) }
    for (place, cell) in cells.enumerated() {
      cell.isHidden = !visible.contains { $0 % cells.count == place }
    }
  }

  private var visibleRows: Range<Int> {
    let top = max(0, scroll.contentOffset.y)
    let last = Int(clamping: ((top + scroll.bounds.height) / Self.rowHeight).rounded(.up))
    let first = Int(clamping: top / Self.rowHeight)
    return min(first, adopted.count)..<min(max(first, last), adopted.count)
  }

  /// Removes the views of invisible rows from their cells.
  private func emptyCells(beyond visible: Range<Int>) {
    let kept = Set(adopted[visible].map(\.id))
    for cell in cells { cell.dropViews { $0.controller.map { kept.contains($0.id) } ?? false } }
  }

  private func setCount(_ count: Int) {
    while cells.count < count {
      let cell = simulation.make { RowCell("\(name).cell\(cells.count)") }
      cells.append(cell)
      scroll.addSubview(cell)
    }
  }

  private func show(_ index: Int) {
    let (cell, row) = (cells[index % cells.count], adopted[index])
    let place = CGRect(
      x: 0, y: Double(index) * Self.rowHeight, width: scroll.bounds.width, height: Self.rowHeight)
    if cell.frame != place { cell.frame = place }
    guard cell.subviews.last !== row.view else { return }
    row.view.frame = cell.bounds
    row.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    cell.addSubview(row.view)
  }
}

/// A cell for one row's view; it keeps its old view unless the delegate removes it.
final class RowCell: View {
  /// Removes the views that are not to be kept.
  func dropViews(except isKept: (View) -> Bool) {
    for view in subviews where !isKept(view) { view.removeFromSuperview() }
  }
}
