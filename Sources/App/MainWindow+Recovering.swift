import GtkKit
import Session
import Support

/// After a crash: says so, and offers to reopen the document.
extension MainWindow {
  func offer(_ recovery: Recovery) {
    let bar = RecoveryBar(recovery) { [weak self] answer in self?.answer(answer, to: recovery) }
    recoveryBar = bar
    right.prepend(bar.widget)
  }

  private func answer(_ answer: RecoveryBar.Answer, to recovery: Recovery) {
    switch answer {
    case .copyReport:
      Clipboard.copy(recovery.reportText)
      say(localized("Copied the report."))
    case .close: closeRecoveryBar()
    case .openAgain:
      leaveScript { [weak self] in self?.openAgain(recovery) }
    }
  }

  private func openAgain(_ recovery: Recovery) {
    closeRecoveryBar()
    switch recovery.content {
    case .script(let document): goOn(with: document, keptIn: recovery.keptDraft)
    case .recording(let url): openKeptRecording(at: url)
    case .place(let place):
      send(.document(.place(place)))
      resume(place)
    case .nothing: break
    }
  }

  private func closeRecoveryBar() {
    guard let bar = recoveryBar else { return }
    recoveryBar = nil
    right.remove(bar.widget)
    native.clearFocusOfMouse()
  }
}
