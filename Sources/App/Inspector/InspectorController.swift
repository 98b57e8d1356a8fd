import GtkKit
import Hierarchy
import Session
import Support

/// The inspector, and going to the diagnostics of the run.
final class InspectorController {
  private let store: SessionStore
  private let notices: Notices
  private let pane: InspectorPane

  init(
    _ store: SessionStore, _ actions: WindowActions, _ notices: Notices, _ side: SideController,
    _ events: EventsController, _ pane: InspectorPane
  ) {
    (self.store, self.notices, self.pane) = (store, notices, pane)
    pane.onAction { [store] action in store.send(action) }
    pane.onShowEvents { [weak events] in events?.showSelection() }
    pane.onAppear { [store, weak pane] in pane?.show(InspectorModel(store.session)) }
    actions.install(.nextDiagnosis, sends: .issue(.showNext))
    actions.install(.copyInspector) { [weak self] in self?.copy() }
    store.observe(InspectorModel.init) { [weak self] model in self?.pane.show(model) }
    store.onEffect { [side, weak pane] effect in
      guard case .point(let event) = effect else { return }
      side.set(.inspector, true)
      pane?.point(toDiagnosticAt: event)
    }
  }

  private func copy() {
    let session = store.session
    guard let history = session.selectionHistory else {
      return notices.say(localized("Nothing is selected."))
    }
    Clipboard.copy(session.opened.inspection(of: history).text)
    notices.say(localized("Copied all details of \(session.recording.name(of: history.node))."))
  }
}
