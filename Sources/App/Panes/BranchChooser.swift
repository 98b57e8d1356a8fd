import Geometry
import GtkKit
import Session
import Support

/// Chooses and compares branches of a run; hidden while there is only one.
final class BranchChooser {
  let widget = Box(.horizontal, spacing: 4)
  private let lines = Box(.vertical)
  private let scroller: ScrolledWindow
  private let heading = Label("", style: "heading")
  /// The branch that the shown one is compared with.
  private let other = ChangingList(label: localized("Compare With"), shrinks: true)
  private let compare: MenuButton
  private let choice = ChangingList(label: localized("Branch"), shrinks: true)
  private var names: [String] = []
  /// The branch compared with last, or by default.
  private var compared = 0
  private var rows: [Widget] = []
  private var opened: Opened?
  private var choose: (Int) -> Void = { _ in }
  private var compareTrees: (Int) -> Void = { _ in }

  /// Longer comparisons are truncated, with a note.
  private static let greatestCount = 400
  private static let greatestHeight = 420
  /// The number of equal lines kept above the first difference.
  private static let linesBefore = 4

  init() {
    heading.horizontalAlignment = 0
    scroller = ScrolledWindow(lines, horizontal: false)
    scroller.setMinimumSize(width: 420)
    heading.expandsHorizontally = true
    let trees = Button(.text(localized("Compare Trees")))
    trees.tooltip = localized("Draws the differences at this time as one tree")
    let head = Box(.horizontal, spacing: 8, [heading, trees, other.widget])
    let content = Box(.vertical, spacing: 8, [head, scroller])
    content.setMargins(8)
    compare = MenuButton(
      .icon("view-dual-symbolic", label: localized("Compare Branches")), opening: content)
    compare.keepsInSight(scroller, upTo: Self.greatestHeight) { [weak self] in
      self?.showComparison()
    }
    widget.append(compare)
    widget.append(choice.widget)
    other.widget.tooltip = localized("Compare With")
    choice.widget.tooltip = localized("Branch")
    widget.isVisible = false
    trees.onClick { [weak self] in
      guard let self, let branch = other.selection else { return }
      compare.close()
      compareTrees(branch)
    }
    other.onChange { [weak self] place in
      if place != self?.compared { self?.showComparison() }
    }
    choice.onChange { [weak self] place in
      if place != self?.opened?.shownBranch { self?.choose(place) }
    }
  }

  /// Calls `body` with the chosen branch's index.
  func onChoose(_ body: @escaping (Int) -> Void) { choose = body }

  /// Calls `body` with the branch whose tree to compare with the shown one.
  func onCompareTrees(_ body: @escaping (Int) -> Void) { compareTrees = body }

  func show(_ opened: Opened) {
    self.opened = opened
    let names = opened.branchNames
    widget.isVisible = !names.isEmpty
    if names != self.names {
      self.names = names
      compared = max(opened.shownBranch - 1, 0)
      other.show(names, selection: compared)
    }
    choice.show(names, selection: opened.shownBranch)
  }

  /// Shows the traces of the shown and the compared branch.
  private func showComparison() {
    guard let opened, let first = other.selection, names.indices.contains(first) else { return }
    let second = opened.shownBranch
    compared = first
    heading.text = localized("\(names[first]) and \(names[second])")
    rows.forEach(lines.remove)
    let compared = opened.comparedLines(ofBranch: first, and: second)
    rows = compared.prefix(Self.greatestCount).map(row)
    if compared.count > Self.greatestCount {
      rows.append(Label(localized("and \(compared.count - Self.greatestCount) lines more")))
    }
    if compared.isEmpty { rows = [Label(localized("No events in either branch"))] }
    rows.forEach(lines.append)
    let place = compared.firstIndex { $0.side != .both } ?? 0
    afterwards { [weak self] in self?.bringIntoSight(rowAt: place) }
  }

  /// Scrolls to the first difference.
  private func bringIntoSight(rowAt place: Int) {
    guard rows.indices.contains(place) else { return }
    let top = rows[max(place - Self.linesBefore, 0)].convert(.zero, to: lines)
    scroller.scroll(to: Double(top?.y ?? 0))
  }

  private func row(of line: ComparedLine) -> Widget {
    let (mark, style, side) =
      switch line.side {
      case .both: (" ", "branch-both", "")
      case .first: ("−", "branch-first", localized("first only: "))
      case .second: ("+", "branch-second", localized("second only: "))
      }
    let label = Label("\(mark) \(line.text)", style: "code")
    label.addStyle(style)
    label.horizontalAlignment = 0
    label.isSelectable = true
    label.setAccessibleLabel(side + line.text)
    return label
  }
}
