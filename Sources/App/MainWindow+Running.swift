import GioKit
import GtkKit
import Session
import Support

/// Running the script in the background, marked while it runs.
extension MainWindow {
  /// Runs the script in the background once typing pauses; immediately after opening.
  func runScriptSoon() {
    guard !isRunUnderWay, session.isRunDue, !session.isHeld, !isComing else { return }
    isRunUnderWay = true
    MainLoop.async(after: session.isScriptNew ? 0 : 0.25) { [weak self] in
      guard let self else { return }
      isRunUnderWay = false
      if let run = session.pendingRun { adopt(begin(run)) } else { unmarkRunSoon() }
    }
  }

  /// Adopts the result of a run when it is ready.
  func adopt(_ executed: Ahead<ScriptRun.Executed>) {
    isRunUnderWay = true
    inBackground {
      executed.value
    } then: { [weak self] executed in
      self?.isRunUnderWay = false
      self?.send(.script(.adopt(executed)))
      self?.unmarkRunSoon()
    }
  }
}

/// A script that was running when the program crashed waits until it is run by hand.
extension MainWindow {
  /// The longest a run waits for its mark, in seconds, if the disk is slow.
  nonisolated private static let patience = 1.0
  /// How long the mark outlives the run, in seconds: showing the result may crash the program, too.
  private static let trial = 0.5

  /// Executes a run in the background, once it is marked.
  func begin(_ run: ScriptRun) -> Ahead<ScriptRun.Executed> {
    let marked = session.document.map {
      keeper.markRun(of: $0, at: settings.resumes ? session.whereabouts : nil)
    }
    return Ahead {
      _ = marked?.value(within: Self.patience)
      return run.execute()
    }
  }

  /// Removes the mark after the result was shown, unless the next run has started.
  func unmarkRunSoon() {
    MainLoop.async(after: Self.trial) { [weak self] in
      if let self, !isRunUnderWay { keeper.unmarkRunSoon() }
    }
  }

  /// Shows a notice while the script waits to be run.
  func showHeldBar() {
    let name = session.isHeld ? session.document?.name : nil
    guard name != heldBar?.name else { return }
    if let heldBar { right.remove(heldBar.notice.widget) }
    heldBar = name.map { name in
      let notice = Notice(
        localized("Terrarium quit while running \(name). The script hasn't been run again."))
      notice.offer(localized("Run")) { [weak self] in self?.runHeld() }
      right.prepend(notice.widget)
      return (notice, name)
    }
  }

  private func runHeld() {
    send(.script(.runHeld))
    // The pressed button is gone.
    script.takeKeyboard()
  }
}
