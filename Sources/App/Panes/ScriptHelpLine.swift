import GioKit
import GtkKit
import Session
import Support

/// A summary of the symbol at the cursor, below the text; F1 shows its full help.
final class ScriptHelpLine {
  let widget: Box
  private let code: CodeView
  private let signature = Label("", style: "help-signature")
  private let details = Label("", style: "help-details")
  private let wholeSignature = Label("", style: "help-signature")
  private let wholeDetails = Label("", style: "help-details")
  private let popover: CodePopover
  private var timer: MainLoopTimer?
  private var question = 0
  /// The text while there is no symbol at the cursor.
  private static let hint = localized("F1 explains a name, Ctrl+Tab leaves the text.")

  /// Creates a help line for `code`, which is inside `room`.
  init(for code: CodeView, in room: Box) {
    self.code = code
    for label in [signature, details] {
      label.horizontalAlignment = 0
      label.isEllipsized = true
    }
    for label in [wholeSignature, wholeDetails] {
      label.horizontalAlignment = 0
      label.isWrapped = true
    }
    details.text = Self.hint
    widget = Box(.vertical, spacing: 2, [signature, details])
    widget.addStyle("script-help")
    popover = CodePopover(
      for: code, in: room, Box(.vertical, spacing: 4, [wholeSignature, wholeDetails]))
    popover.addStyle("help-popover")
    code.onCaret { [weak self] in self?.cursorMoved() }
    code.onExplain { [weak code] offset in
      guard let code else { return nil }
      return Self.help(in: code.text, at: offset).map { help in
        help.details.isEmpty ? help.signature : "\(help.signature)\n\(help.details)"
      }
    }
  }

  /// Updates the line, debounced.
  func cursorMoved() {
    close()
    question += 1
    timer = MainLoopTimer(after: 0.15) { [weak self] in self?.look() }
  }

  private func look() {
    let (text, offset, mine) = (code.text, code.caret, question)
    inBackground {
      Self.help(in: text, at: offset)
    } then: { [weak self] help in
      if let self, mine == question { show(help) }
    }
  }

  /// Handles a key for help; returns whether it did.
  func handle(_ event: KeyEvent) -> Bool {
    if event.key == .f1, event.modifiers.isEmpty {
      explain()
      return true
    }
    guard popover.isOpen else { return false }
    close()
    return event.key == .escape
  }

  func close() {
    popover.close()
    (wholeSignature.text, wholeDetails.text) = ("", "")
  }

  private func explain() {
    let offset = code.caret
    let help = Self.help(in: code.text, at: offset)
    wholeSignature.text = help?.signature ?? localized("No help available")
    wholeDetails.text =
      help?.details ?? localized("Put the cursor on the name of a class, a member or a variable.")
    wholeDetails.isVisible = !wholeDetails.text.isEmpty
    popover.open(at: help?.start ?? offset)
  }

  private func show(_ help: ScriptHelp?) {
    signature.text = help?.signature ?? ""
    details.text = help?.details ?? Self.hint
    details.tooltip = help?.details
    signature.tooltip = help?.signature
  }

  nonisolated private static func help(in text: String, at offset: Int) -> ScriptHelp? {
    text.utf8.count <= ScriptAssistant.greatestSize ? ScriptHelp(in: text, at: offset) : nil
  }
}
