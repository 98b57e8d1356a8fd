import GtkKit
import Session
import Translation

/// The line in which one types what to look for in the script, with the hits counted.
final class ScriptSearchBar {
  private let bar = FindBar(label: localized("Find in the script"))
  private let code: CodeView
  private let search: CodeSearch

  init(for code: CodeView) {
    self.code = code
    search = CodeSearch(in: code)
    bar.onText { [weak self] text in self?.search.look(for: text) }
    bar.onStep { [weak self] step in self?.search.step(forward: step > 0) }
    bar.onClose { [weak self] in self?.close() }
    search.onChange { [weak self] in self?.count() }
  }

  var widget: Box { bar.widget }

  /// Whether what is typed goes into the line.
  var hasKeyboard: Bool { bar.hasKeyboard }

  /// Asks what to look for; what is selected in the text is proposed.
  func open() {
    if let words = code.selectedWords, !bar.hasKeyboard { bar.words = words }
    bar.isOpen = true
    search.look(for: bar.words)
    bar.takeKeyboard()
  }

  /// Looks for nothing more; the keyboard is where the last hit is selected.
  private func close() {
    // In this order: a line that lets go of its own selection takes a later one along.
    search.end()
    bar.isOpen = false
  }

  private func count() {
    bar.say(search.count.map { HitCount($0, at: search.place).words } ?? "")
  }
}
