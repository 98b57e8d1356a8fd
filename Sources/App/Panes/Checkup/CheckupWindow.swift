import Attach
import Geometry
import GtkKit
import Hierarchy
import Session
import Support

/// A window with the accessibility issues of the program: one row per issue; choosing a row selects
/// the widget.
///
/// It can stay open, and follows the main window's playhead.
final class CheckupWindow {
  let native: SideWindow
  private let summary = Label("", style: "heading")
  private let message = Label("")
  private let list: ListView
  private let source = CheckupRows()
  private let copy = Button(.text(localized("Copy as Text")))
  private let scroller: ScrolledWindow
  private var shown: RecordedCheckup?
  private var model: CheckupModel?
  private var choose: (NodeID) -> Void = { _ in }
  private var close: () -> Void = {}

  init() {
    list = ListView(label: localized("Issues")) { [source] in CheckupRow(source) }
    for label in [summary, message] {
      label.horizontalAlignment = 0
      label.isWrapped = true
    }
    summary.expandsHorizontally = true
    message.isSelectable = true
    message.isVisible = false
    message.setMargins(12)
    copy.align(vertical: .start)
    let head = Box(.horizontal, spacing: 12, [summary, copy])
    head.setMargins(12)
    scroller = ScrolledWindow(list, horizontal: false)
    scroller.expandsVertically = true
    native = SideWindow(
      title: localized("Accessibility Check"), size: CGSize(width: 720, height: 480),
      Box(.vertical, [head, scroller, message]))
    copy.onClick { [weak self] in self?.shown.map { Clipboard.copy($0.text) } }
    list.onActivate { [weak self] place in self?.open(place) }
    list.onClickRow { [weak self] place in self?.open(place) }
    native.onClose { [weak self] in self?.close() }
  }

  /// Calls `body` with the chosen issue's view.
  func onChoose(_ body: @escaping (NodeID) -> Void) { choose = body }

  /// Calls `body` when the window is closed.
  func onClose(_ body: @escaping () -> Void) { close = body }

  /// Shows the issues in the current state.
  func show(_ model: CheckupModel) {
    guard model != self.model else { return }
    self.model = model
    let checkup = RecordedCheckup(of: model.state)
    summary.text = Self.summary(
      of: checkup, in: model.title, isProgram: model.showsProgram)
    guard checkup != shown else { return }
    let chosen = list.chosen.compactMap { source.row(at: $0)?.view }
    shown = checkup
    source.rows = checkup.rows
    list.reload(count: checkup.rows.count)
    list.chosen = checkup.rows.indices.filter { chosen.contains(checkup.rows[$0].view) }
    copy.isEnabled = !checkup.rows.isEmpty
    if list.chosen.isEmpty { message.isVisible = false }
  }

  /// "12 issues in gedit (9 missing names, 3 duplicate names)".
  private static func summary(
    of checkup: RecordedCheckup, in title: String, isProgram: Bool
  ) -> String {
    guard isProgram else {
      return localized("No program is shown. Choose one under Running Applications.")
    }
    let count = checkup.rows.count
    guard count > 0 else {
      return localized("No issues in \(title)")
    }
    let kinds = checkup.counts.map { $0.kind.words(for: $0.count) }.joined(separator: ", ")
    let findings = localized("1 issue", "\(count) issues", count: count)
    return localized("\(findings) in \(title) (\(kinds))")
  }

  private func open(_ place: Int) {
    guard let row = source.row(at: place) else { return }
    list.chosen = [place]
    message.text = row.finding.message
    message.isVisible = true
    choose(row.view)
  }
}

/// The rows' shared data source.
final class CheckupRows {
  var rows: [RecordedCheckup.Row] = []

  func row(at place: Int) -> RecordedCheckup.Row? {
    rows.indices.contains(place) ? rows[place] : nil
  }
}

/// A row of the list: the kind of issue and its subject.
private final class CheckupRow: ListRow {
  let widget: Widget
  private let kind = Label("", style: "event-subject")
  private let text = Label("")
  private let source: CheckupRows

  private static let widthOfKind = 110

  init(_ source: CheckupRows) {
    self.source = source
    kind.setMinimumSize(width: Self.widthOfKind)
    text.expandsHorizontally = true
    for label in [kind, text] {
      label.isEllipsized = true
      label.horizontalAlignment = 0
    }
    widget = Box(.horizontal, spacing: 8, [kind, text])
    widget.addStyle("event-row")
  }

  func show(_ place: Int) -> String {
    guard let finding = source.row(at: place)?.finding else { return "" }
    kind.text = finding.kind.title
    text.text = finding.message
    return "\(finding.kind.title): \(finding.message)"
  }
}
