import GtkKit
import Session
import Support

/// The rows' shared data source.
final class RowSource {
  var listing: EventListing?
  /// The row of the last event; -1 before the first.
  var current = -1
  /// Whether the listing includes lines of the script.
  var hasText: Bool?
}

/// A row of the event list: time, subject and event, indented by nesting.
final class EventRow: ListRow {
  let widget: Widget
  private let mark = Label("", style: "event-mark")
  private let instant = Label("", style: "event-instant")
  private let subject = Label("", style: "event-subject")
  private let text = Label("")
  private let source: RowSource
  private var kind: EventKind?

  /// The indent per level, in pixels.
  private static let indent = 16
  private static let widths = (mark: 14, instant: 64, subject: 130, text: 24)

  init(_ source: RowSource) {
    self.source = source
    widget = Self.row(mark, instant, subject, text)
    widget.addStyle("event-row")
    // It runs left to right like the timeline it replaces.
    widget.keepLeftToRight()
  }

  /// The heading of the columns, with `subject` for the third.
  static func heading(_ subject: Label) -> Widget {
    let row = row(Label(""), Label(localized("Instant")), subject, Label(localized("Event")))
    row.addStyle("event-heading")
    return row
  }

  private static func row(
    _ mark: Label, _ instant: Label, _ subject: Label, _ text: Label
  ) -> Widget {
    instant.horizontalAlignment = 1
    for label in [subject, text] {
      label.isEllipsized = true
      label.horizontalAlignment = 0
    }
    return ColumnRow(
      spacing: 8,
      [
        (mark, .fixed(widths.mark)), (instant, .atLeast(widths.instant)),
        (subject, .fixed(widths.subject)), (text, .rest(widths.text)),
      ])
  }

  func show(_ place: Int) -> String {
    guard let listing = source.listing, place < listing.count else { return "" }
    let row = listing.row(at: place)
    instant.text = row.words.instant
    subject.text = row.words.subject
    text.text = row.words.text
    text.setMargins(leading: row.depth * Self.indent)
    let isCurrent = place == source.current
    mark.text = isCurrent ? "▶" : ""
    widget.setStyle("current", isCurrent)
    widget.setStyle("future", place > source.current)
    if kind != row.kind {
      if let kind { widget.removeStyle("event-\(kind.rawValue)") }
      kind = row.kind
      widget.addStyle("event-\(row.kind.rawValue)")
    }
    let tense =
      isCurrent ? localized(", current") : place > source.current ? localized(", upcoming") : ""
    return row.spoken + tense
  }
}
