import GioKit
import GtkKit
import Session
import Support

/// The script's editor, with completion and help.
final class ScriptEditor {
  let code = CodeView(label: localized("Script"))
  let search: ScriptSearchBar
  private let codeRoom: CodeRoom
  private let assistant: ScriptAssistant
  private let help: ScriptHelpLine
  private var edit: (String) -> Void = { _ in }
  private var focus: () -> Void = {}
  private var refuse: () -> Void = {}

  /// Creates an editor in `room`; code runs left to right.
  init(in room: Box) {
    assistant = ScriptAssistant(for: code, in: room)
    help = ScriptHelpLine(for: code, in: room)
    codeRoom = CodeRoom(code)
    codeRoom.expandsVertically = true
    codeRoom.setMinimumSize(width: 210, height: 120)
    codeRoom.keepLeftToRight()
    search = ScriptSearchBar(for: code)
    room.append(search.widget)
    room.append(codeRoom)
    room.append(help.widget)
    code.onEdit { [weak self] in
      guard let self else { return }
      let text = code.text
      edit(text)
      assistant.textChanged(to: text)
    }
    code.refuses(linesLongerThan: ScriptBound.longestLine) { [weak self] in self?.refuse() }
    code.onKeyFirst { [weak self] event in
      guard let self else { return false }
      return assistant.handle(event) || help.handle(event) || code.handleBraces(event)
    }
    code.onFocusWithin { [weak self] isInside in
      if !isInside {
        self?.assistant.close()
        self?.help.close()
      }
      // The focus has moved only after this signal.
      MainLoop.async { self?.focus() }
    }
  }

  /// Calls `body` with the text after each edit by the user.
  func onEdit(_ body: @escaping (String) -> Void) { edit = body }

  /// Calls `body` when input was refused because it would make a line too long.
  func onRefusal(_ body: @escaping () -> Void) { refuse = body }

  /// Calls `body` when the editor gains or loses the focus.
  func onFocusChange(_ body: @escaping () -> Void) { focus = body }

  /// Notes a text change by code, not by typing.
  func textReplaced(by text: String) { assistant.textReplaced(by: text) }
}
