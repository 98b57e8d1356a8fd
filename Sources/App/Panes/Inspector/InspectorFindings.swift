import GtkKit
import Hierarchy
import Session
import Support

/// The issues of a node: message, reason, remedy, the calls that led there, and a fix.
final class InspectorFindings {
  let widget = Box(.vertical)
  private var cards: [Widget] = []
  private var shown: [Inspection.Finding] = []
  /// The "Go to" button of each diagnostic, by event.
  private var leads: [Int: Button] = [:]
  private let act: (Session.Action) -> Void

  init(_ act: @escaping (Session.Action) -> Void) { self.act = act }

  func show(_ findings: [Inspection.Finding]) {
    guard findings != shown else { return }
    shown = findings
    cards.forEach(widget.remove)
    leads = [:]
    cards = findings.map(card)
    cards.forEach(widget.append)
  }

  /// Focuses the card of a diagnostic, which scrolls to it.
  func point(to event: Int) { leads[event]?.grabFocus() }

  private func card(for finding: Inspection.Finding) -> Widget {
    let place = finding.line.map { localized(" · line \($0)") } ?? ""
    let later = finding.hasHappened ? "" : localized(" · later")
    let title = Label("\(finding.kind) \(finding.id)\(place)\(later)", style: "heading")
    title.horizontalAlignment = 0
    let card = Box(.vertical, spacing: 6, [title, text(finding.message)])
    card.addStyle("inspector-finding")
    card.setStyle("lint", finding.kind == localized("Lint"))
    card.setAccessibleLabel("\(finding.kind) \(finding.id): \(finding.message)")
    for words in [finding.reason, finding.remedy].compactMap(\.self) {
      card.append(text(words, style: "inspector-reason"))
    }
    if !finding.correctedOrder.isEmpty {
      card.append(text(localized("Correct order:"), style: "inspector-reason"))
      card.append(text(finding.correctedOrder.joined(separator: "\n"), style: "inspector-code"))
    }
    for call in finding.calls {
      card.append(inspectorEvent(call, localized("Caused by: \(call.text)"), act))
    }
    card.append(buttons(for: finding))
    return card
  }

  private func text(_ words: String, style: String? = nil) -> Label {
    let label = Label(words, style: style)
    label.isWrapped = true
    label.isSelectable = true
    label.horizontalAlignment = 0
    return label
  }

  private func buttons(for finding: Inspection.Finding) -> Widget {
    let show = Button(.text(localized("Show Me")))
    show.tooltip = localized("Go to the event")
    show.onClick { [act] in act(.issue(.goTo(finding))) }
    leads[finding.event] = show
    let row = Flow(spacing: 6)
    row.append(show)
    if let fix = finding.fix {
      let apply = Button(.text(localized("Apply the Fix")))
      apply.tooltip = fix.title
      apply.setAccessibleDescription(fix.title)
      apply.addStyle("suggested-action")
      apply.onClick { [act] in act(.script(.apply(fix))) }
      row.append(apply)
    }
    return row
  }
}

/// A row that goes to its event.
func inspectorEvent(
  _ happening: Inspection.Happening, _ label: String,
  _ act: @escaping (Session.Action) -> Void
) -> Button {
  let instant = Label("\(happening.instant.milliseconds) ms", style: "inspector-instant")
  instant.horizontalAlignment = 1
  instant.widthInCharacters = 8
  let words = Label(happening.text)
  words.horizontalAlignment = 0
  words.isEllipsized = true
  words.expandsHorizontally = true
  let button = Button(
    Box(.horizontal, spacing: 8, [instant, words]),
    label: localized("\(label), at \(happening.instant.milliseconds) milliseconds"))
  button.addStyle("flat")
  button.addStyle("inspector-event")
  button.tooltip = happening.text
  button.onClick { act(.time(.seekToEvent(happening.event))) }
  return button
}
