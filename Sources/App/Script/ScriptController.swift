import GtkKit
import Hierarchy
import Session
import Support

/// The script pane, and undo and redo, which it shares with the session.
final class ScriptController {
  private let store: SessionStore
  private let drawing: DrawingContext
  private let actions: WindowActions
  private let host: HostWindow
  private let notices: Notices
  private let side: SideController
  private let pane: ScriptPane

  init(
    _ store: SessionStore, _ drawing: DrawingContext, _ actions: WindowActions,
    _ host: HostWindow, _ notices: Notices, _ side: SideController, _ pane: ScriptPane
  ) {
    (self.store, self.drawing, self.actions) = (store, drawing, actions)
    (self.host, self.notices, self.side, self.pane) = (host, notices, side, pane)
    pane.onAction { [store] action in store.send(action) }
    pane.onReplacement { [weak notices] words in notices?.say(words) }
    pane.onRefusal { [weak notices] in
      notices?.say(
        localized(
          "A script line may have at most \(ScriptBound.longestLine) bytes. Nothing was inserted."))
    }
    pane.onFocusChange { [weak self] in self?.show(store.session) }
    pane.onHistoryChange { [weak self] in self?.showHistory(store.session) }
    actions.install(.undo) { [weak self] in self?.undo() }
    actions.install(.redo) { [weak self] in self?.redo() }
    actions.install(.replace) { [weak self] in
      self?.reveal()
      self?.pane.openReplacing()
    }
    actions.add(
      Action("write-line", performWith: { [weak store] line in store?.send(.script(.write(line))) })
    )
    store.observe { [weak self] session in self?.show(session) }
    store.observe({ $0.document != nil }) { actions.enable(.replace, $0) }
  }

  /// Shows the pane, even if it was hidden, and focuses the editor.
  func reveal() {
    side.set(.script, true)
    // Nothing has the focus in a new window.
    if !host.isComing { pane.takeKeyboard() }
  }

  private func show(_ session: Session) {
    if let model = ScriptModel(session) { pane.show(model, drawing.theme) }
    showHistory(session)
  }
}

/// Undo and redo.
extension ScriptController {
  /// Enables Undo and Redo, whose keys do not depend on the focus.
  private func showHistory(_ session: Session) {
    actions.enable(.undo, session.canUndo || undoesTyping)
    actions.enable(.redo, session.canRedo || redoesTyping)
  }

  /// Whether Undo undoes typing: always while the editor has the focus, otherwise if there is
  /// nothing else to undo.
  private var undoesTyping: Bool {
    let session = store.session
    return pane.canUndo && session.document != nil
      && (pane.hasKeyboardWithin || !session.canUndo)
  }

  private var redoesTyping: Bool {
    let session = store.session
    return pane.canRedo && session.document != nil
      && (pane.hasKeyboardWithin || !session.canRedo)
  }

  /// Undoes the last change and hides its message.
  private func undo() {
    if undoesTyping { pane.undo() } else { store.send(.undo) }
    notices.showNews()
  }

  private func redo() {
    if redoesTyping { pane.redo() } else { store.send(.redo) }
  }
}
