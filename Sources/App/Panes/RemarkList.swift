import GtkKit
import Session
import Support

/// Errors of a script or issues of a run, one row each; a row goes to its place.
final class RemarkList {
  /// An error, a warning or an issue.
  struct Remark: Equatable {
    /// Its prefix: a line number, or a code.
    var place: String
    var text: String
    /// The accessible label.
    var label: String
    /// Whether it is a lint rather than an error.
    var isAdvice = false
    /// Whether it is later than the playhead.
    var isLater = false
  }

  let widget: Widget
  /// Few rows get their full height; more scroll.
  private let few = Box(.vertical)
  private let many = Box(.vertical)
  private let scroller: ScrolledWindow
  private var rows: [Row] = []
  private var shown: [Remark] = []
  private static let greatestUnscrolled = 3
  /// In characters.
  private static let usualLine = 28
  private var select: (Int) -> Void = { _ in }

  init(greatestHeight: Int = 150) {
    scroller = ScrolledWindow(many, horizontal: false)
    scroller.grows(to: greatestHeight)
    // A scrolling list can be focused to scroll by keyboard.
    scroller.setAccessibleLabel(localized("Issues"))
    let rows = Box(.vertical, [few, scroller])
    rows.addStyle("script-errors")
    widget = WidthFirst(rows)
    widget.isVisible = false
  }

  /// Calls `body` with the chosen row's index.
  func onSelect(_ body: @escaping (Int) -> Void) { select = body }

  func show(_ remarks: [Remark]) {
    guard remarks != shown else { return }
    // Rows that stay keep the focus.
    if remarks.count != shown.count {
      rows.forEach { (scroller.isVisible ? many : few).remove($0.button) }
      rows = remarks.indices.map { place in Row { [weak self] in self?.select(place) } }
      scroller.isVisible = rows.count > Self.greatestUnscrolled
      rows.forEach { (scroller.isVisible ? many : few).append($0.button) }
      widget.isVisible = !remarks.isEmpty
    }
    shown = remarks
    for (row, remark) in zip(rows, remarks) { row.show(remark) }
  }

  /// A row with place and text.
  private final class Row {
    let button: Button
    private let place = Label("", style: "script-place")
    private let text = Label("")
    private var shown: Remark?

    init(_ select: @escaping () -> Void) {
      place.align(vertical: .start)
      text.isWrapped = true
      text.greatestWidthInCharacters = usualLine
      text.horizontalAlignment = 0
      text.expandsHorizontally = true
      button = Button(Box(.horizontal, spacing: 8, [place, text]), label: "")
      button.addStyle("flat")
      button.addStyle("script-error")
      button.onClick(select)
    }

    func show(_ remark: Remark) {
      guard remark != shown else { return }
      shown = remark
      (place.text, text.text) = (remark.place, remark.text)
      button.setAccessibleLabel(remark.label)
      place.setStyle("advice", remark.isAdvice)
      button.setStyle("later", remark.isLater)
    }
  }
}

extension RemarkList.Remark {
  /// Describes an error in a script, by line and column.
  init(_ mistake: ScriptMistake) {
    let (line, column) = (mistake.line, mistake.column)
    self.init(
      place: "\(line):\(column)", text: mistake.message,
      label: localized("Line \(line), column \(column): \(mistake.message)"))
  }

  /// Describes a diagnostic by code, and by line if known.
  init(_ diagnosis: DiagnosisLine) {
    let line = diagnosis.line.map { localized(" · line \($0)") } ?? ""
    let later = diagnosis.hasHappened ? "" : localized(" · later")
    self.init(
      place: diagnosis.id, text: diagnosis.message + line + later,
      label: "\(diagnosis.kind) \(diagnosis.id)\(line)\(later): \(diagnosis.message)",
      isAdvice: diagnosis.kind == localized("Lint"), isLater: !diagnosis.hasHappened)
  }
}
