import GtkKit
import Tunnel
import Support

/// Facts about the tunnel: length, fall, time and season at both ends.
///
/// They are in a popover and update while it is open.
final class TunnelFactsPane {
  let button: MenuButton
  private(set) var isShown = false
  private let heading = Label("", style: "heading")
  private let table = Box(.vertical, spacing: 4)
  private let content: Box
  private var rows: [Widget] = []
  private var lines: [TunnelFacts.Line] = []
  private var text = ""
  private var update: () -> Void = {}

  private static let title = localized("About This Tunnel")

  init() {
    heading.horizontalAlignment = 0
    let copy = Button(.icon("edit-copy-symbolic", label: localized("Copy")))
    copy.addStyle("flat")
    heading.expandsHorizontally = true
    content = Box(.vertical, spacing: 8, [Box(.horizontal, spacing: 12, [heading, copy]), table])
    content.setMargins(6)
    button = MenuButton(.icon("dialog-information-symbolic", label: Self.title), opening: content)
    copy.onClick { [weak self] in Clipboard.copy(self?.text ?? "") }
    content.onShow { [weak self] in
      self?.isShown = true
      self?.update()
    }
    content.onHide { [weak self] in self?.isShown = false }
  }

  /// Calls `body` when it opens and needs the current facts.
  func onShow(_ body: @escaping () -> Void) { update = body }

  func show(_ facts: TunnelFacts, in locale: AnswerLocale) {
    let lines = facts.lines(in: locale)
    guard lines != self.lines else { return }
    (self.lines, text) = (lines, facts.text(in: locale))
    heading.text = facts.title(in: locale)
    rows.forEach(table.remove)
    rows = lines.map(row)
    rows.forEach(table.append)
  }

  /// A fact: its name, and one value for both ends or one for each.
  private func row(of line: TunnelFacts.Line) -> Widget {
    let title = Label(line.title, style: "dim-label")
    title.widthInCharacters = 13
    let values = line.values.map { value in
      let label = Label(value)
      label.isSelectable = true
      label.widthInCharacters = line.values.count > 1 ? 23 : 0
      label.setAccessibleLabel("\(line.title): \(value)")
      return label
    }
    for label in [title] + values { label.horizontalAlignment = 0 }
    return Box(.horizontal, spacing: 12, [title] + values)
  }
}
