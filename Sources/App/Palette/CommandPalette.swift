import GtkKit
import Session
import Support

/// The command palette: type an action, container, lesson or node; Return takes the first match.
final class CommandPalette {
  private(set) lazy var button = MenuButton(
    .icon("system-search-symbolic", label: localized("Go to Anything")),
    opening: makeContent())
  private let entry = SearchEntry(label: localized("Go to Anything"))
  private let message = Label("", style: "dim-label")
  private let list = Box(.vertical)
  private let scroller: ScrolledWindow
  /// How many matches are not shown.
  private let rest = Label("", style: "dim-label")
  private var rows: [Button] = []
  private var found: [PaletteEntry] = []
  private var search = PaletteSearch([])
  private var entries: () -> [PaletteEntry] = { [] }
  private var choose: (PaletteEntry) -> Void = { _ in }
  private var press: (KeyEvent) -> Bool = { _ in false }

  /// As many rows as can be read at a glance.
  private static let most = 10
  /// More than they need at the default text size.
  private static let greatestHeight = 620
  /// The width of a row, in characters.
  private static let width = 64

  init() { scroller = ScrolledWindow(list, horizontal: false) }

  private func makeContent() -> Widget {
    message.isVisible = false
    let content = Box(.vertical, spacing: 6, [entry, message, scroller, rest])
    content.setMinimumSize(width: 460)
    entry.onSearch { [weak self] text in self?.look(for: text) }
    entry.onAccept { [weak self] in self?.accept() }
    entry.onCancel { [weak self] in self?.button.close() }
    entry.onKey { [weak self] event in
      guard event.key == .down, let first = self?.rows.first else { return false }
      return first.grabFocus()
    }
    list.onKey { [weak self] event in self?.goOnTyping(event) ?? false }
    // A popover does not receive the window's keys.
    content.onKey { [weak self] event in self?.press(event) ?? false }
    content.onShow { [weak self] in _ = self?.entry.grabFocus() }
    return content
  }

  /// Calls `entries` whenever the palette opens, and `body` with the chosen entry.
  func offer(
    _ entries: @escaping () -> [PaletteEntry], choose body: @escaping (PaletteEntry) -> Void
  ) {
    (self.entries, choose) = (entries, body)
    button.keepsInSight(scroller, upTo: Self.greatestHeight) { [weak self] in self?.begin() }
  }

  /// Calls `body` with unused keys; it returns whether it handled the key.
  func onKey(_ body: @escaping (KeyEvent) -> Bool) { press = body }

  func open() { button.open() }
  func close() { button.close() }

  private func begin() {
    search = PaletteSearch(entries())
    entry.text = ""
    look(for: "")
  }

  /// Typing while a row has the focus continues in the entry.
  private func goOnTyping(_ event: KeyEvent) -> Bool {
    let text: String
    switch event.key {
    case .character(let letter) where event.modifiers.subtracting(.shift).isEmpty:
      text = entry.text + (event.modifiers.contains(.shift) ? letter.uppercased() : String(letter))
    case .backspace where event.modifiers.isEmpty: text = String(entry.text.dropLast())
    default: return false
    }
    entry.text = text
    entry.grabFocusAtEnd()
    return true
  }

  private func look(for text: String) {
    let all = search.entries(for: text)
    found = Array(all.prefix(Self.most))
    message.text = localized("No results for “\(text)”")
    message.isVisible = all.isEmpty
    scroller.isVisible = !all.isEmpty
    scroller.scrollToTop()
    let more = all.count - found.count
    rest.isVisible = more > 0
    rest.text = localized("\(more) more. Type another word to narrow the results.")
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
