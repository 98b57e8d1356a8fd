import Geometry
import GtkKit
import Session
import Translation

/// The branches of a run, to choose from and to compare; hidden while there is one way only.
final class BranchChooser {
  let widget = Box(.horizontal, spacing: 4)
  private let lines = Box(.vertical)
  private let scroller: ScrolledWindow
  private let heading = Label("", style: "heading")
  private let head: Box
  /// The branch that the shown one is compared with.
  private var other: DropDown?
  private let compare: MenuButton
  private var choice: DropDown?
  private var names: [String] = []
  private var rows: [Widget] = []
  private var session: Session?
  private var choose: (Int) -> Void = { _ in }
  private var compareTrees: (Int) -> Void = { _ in }

  /// Longer comparisons are cut off, and say so.
  private static let greatestCount = 400
  private static let greatestHeight = 420
  /// The lines seen before the first that differs.
  private static let linesBefore = 4

  init() {
    heading.horizontalAlignment = 0
    scroller = ScrolledWindow(lines, horizontal: false)
    scroller.setMinimumSize(width: 420)
    heading.expandsHorizontally = true
    let trees = Button(.text(localized("Compare Trees")))
    trees.tooltip = localized("What differs at this instant, drawn as one tree")
    head = Box(.horizontal, spacing: 8, [heading, trees])
    let content = Box(.vertical, spacing: 8, [head, scroller])
    content.setMargins(8)
    compare = MenuButton(
      .icon("view-dual-symbolic", label: localized("Compare Branches")), opening: content)
    compare.keepsInSight(scroller, upTo: Self.greatestHeight) { [weak self] in
      self?.showComparison()
    }
    widget.append(compare)
    widget.isVisible = false
    trees.onClick { [weak self] in
      guard let self, let other else { return }
      compare.close()
      compareTrees(other.selection)
    }
  }

  /// Calls `body` with the place of the branch that a person chooses.
  func onChoose(_ body: @escaping (Int) -> Void) { choose = body }

  /// Calls `body` with the place of the branch whose tree is to be compared with the shown one.
  func onCompareTrees(_ body: @escaping (Int) -> Void) { compareTrees = body }

  func show(_ session: Session) {
    self.session = session
    let names = session.branchNames
    widget.isVisible = !names.isEmpty
    if names != self.names {
      self.names = names
      if let choice { widget.remove(choice) }
      if let other { head.remove(other) }
      (choice, other) = (nil, nil)
      if !names.isEmpty { addChoices() }
    }
    if let choice, choice.selection != session.shownBranch {
      choice.selection = session.shownBranch
    }
  }

  private func addChoices() {
    let other = DropDown(names, label: localized("Compare With"))
    other.tooltip = localized("Compare With")
    other.selection = max((session?.shownBranch ?? 0) - 1, 0)
    other.onChange { [weak self] _ in self?.showComparison() }
    head.append(other)
    self.other = other
    let choice = DropDown(names, label: localized("Branch"), shrinks: true)
    choice.tooltip = localized("Branch")
    choice.selection = session?.shownBranch ?? 0
    choice.onChange { [weak self] place in
      guard let self, place != session?.shownBranch else { return }
      Task { @MainActor [weak self] in self?.choose(place) }
    }
    widget.append(choice)
    self.choice = choice
  }

  /// The traces of the shown branch and of the one that was chosen beside it.
  private func showComparison() {
    guard let session, let other, names.indices.contains(other.selection) else { return }
    let (first, second) = (other.selection, session.shownBranch)
    heading.text = localized("\(names[first]) and \(names[second])")
    rows.forEach(lines.remove)
    let compared = session.compare(branch: first, with: second)
    rows = compared.prefix(Self.greatestCount).map(row)
    if compared.count > Self.greatestCount {
      rows.append(Label(localized("and \(compared.count - Self.greatestCount) lines more")))
    }
    if compared.isEmpty { rows = [Label(localized("Nothing has happened in either of them."))] }
    rows.forEach(lines.append)
    let place = compared.firstIndex { $0.side != .both } ?? 0
    afterwards { [weak self] in self?.bringIntoSight(rowAt: place) }
  }

  /// Scrolls to where the branches part.
  private func bringIntoSight(rowAt place: Int) {
    guard rows.indices.contains(place) else { return }
    let top = rows[max(place - Self.linesBefore, 0)].convert(.zero, to: lines)
    scroller.scroll(to: Double(top?.y ?? 0))
  }

  private func row(of line: Session.ComparedLine) -> Widget {
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
