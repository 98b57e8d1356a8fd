import GtkKit
import Session
import Translation

/// Where one types what one wants: an action, a system, a lesson, a node; Return takes the first.
final class CommandPalette {
  private(set) lazy var button = MenuButton(
    .icon("system-search-symbolic", label: localized("Go to Anything")),
    making: { [unowned self] in makeContent() })
  // Made when it opens first.
  private lazy var entry = SearchEntry(label: localized("Go to Anything"))
  private lazy var message = Label(localized("Nothing is called so."), style: "dim-label")
  private lazy var list = Box(.vertical)
  private var rows: [Button] = []
  private var found: [PaletteEntry] = []
  private var search = PaletteSearch([])
  private var entries: () -> [PaletteEntry] = { [] }
  private var choose: (PaletteEntry) -> Void = { _ in }

  /// As many lines as a person reads at a glance.
  private static let most = 10
  /// How long a line gets, in characters.
  private static let width = 64

  private func makeContent() -> Widget {
    message.isVisible = false
    let content = Box(.vertical, spacing: 6, [entry, message, list])
    content.setMinimumSize(width: 460)
    entry.onSearch { [weak self] text in self?.look(for: text) }
    entry.onAccept { [weak self] in self?.accept() }
    entry.onCancel { [weak self] in self?.button.close() }
    entry.onKey { [weak self] event in
      guard event.key == .down, let first = self?.rows.first else { return false }
      return first.grabFocus()
    }
    content.onShow { [weak self] in self?.begin() }
    return content
  }

  /// Calls `entries` for what there is whenever the palette opens, `body` with what was chosen.
  func offer(
    _ entries: @escaping () -> [PaletteEntry], choose body: @escaping (PaletteEntry) -> Void
  ) {
    (self.entries, choose) = (entries, body)
  }

  func open() { button.open() }

  private func begin() {
    search = PaletteSearch(entries())
    entry.text = ""
    look(for: "")
    _ = entry.grabFocus()
  }

  private func look(for text: String) {
    found = search.entries(for: text, limit: Self.most)
    message.isVisible = found.isEmpty
    rows.forEach(list.remove)
    rows = found.map(row)
    rows.forEach(list.append)
  }

  private func row(of entry: PaletteEntry) -> Button {
    let title = Label(entry.title)
    title.horizontalAlignment = 0
    title.isEllipsized = true
    title.expandsHorizontally = true
    let details = Label(entry.details, style: "dim-label")
    details.horizontalAlignment = 0
    details.isEllipsized = true
    for label in [title, details] { label.greatestWidthInCharacters = Self.width }
    let words = Box(.vertical, entry.details.isEmpty ? [title] : [title, details])
    words.expandsHorizontally = true
    let kind = Label(entry.kind.title, style: "palette-kind")
    let name = [entry.title, entry.kind.title, entry.details].filter { !$0.isEmpty }
    let row = Button(
      Box(.horizontal, spacing: 12, [words, kind]), label: name.joined(separator: ", "))
    row.addStyle("flat")
    row.onClick { [weak self] in self?.take(entry) }
    return row
  }

  private func accept() {
    look(for: entry.text)
    if let first = found.first { take(first) }
  }

  private func take(_ entry: PaletteEntry) {
    button.close()
    choose(entry)
  }
}
