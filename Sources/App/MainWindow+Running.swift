import GioKit
import GtkKit
import Session
import Support

/// Running the script: beside the window, and marked while it runs.
extension MainWindow {
  /// Runs the script in the background once typing pauses; immediately after opening.
  func runScriptSoon() {
    guard !isRunUnderWay, session.isRunDue, !session.isHeld, !isComing else { return }
    isRunUnderWay = true
    MainLoop.async(after: session.isScriptNew ? 0 : 0.25) { [weak self] in
      guard let self else { return }
      isRunUnderWay = false
      if let run = session.runToCome { adopt(begin(run)) } else { unmarkRunSoon() }
    }
  }

  /// Takes over what comes of a run, once it has come.
  func adopt(_ executed: Ahead<ScriptRun.Executed>) {
    isRunUnderWay = true
    inBackground {
      executed.value
    } then: { [weak self] executed in
      self?.isRunUnderWay = false
      self?.change { $0.adopt(executed) }
      self?.unmarkRunSoon()
    }
  }
}

/// A script that was marked at a bad end waits until it is run by hand.
extension MainWindow {
  /// How long a run waits for its mark at most, in seconds, where the disk is slow.
  nonisolated private static let patience = 1.0
  /// How long the result of a run is shown, in seconds, before its mark goes: showing it may end the program, too.
  private static let trial = 0.5

  /// Executes a run beside the window, once it is marked.
  func begin(_ run: ScriptRun) -> Ahead<ScriptRun.Executed> {
    let marked = session.document.map {
      keeper.markRun(of: $0, at: preferences.resumes ? session.whereabouts : nil)
    }
    return Ahead {
      _ = marked?.value(within: Self.patience)
      return run.execute()
    }
  }

  /// Takes the mark away when the result has been on the screen, unless the next run is under way.
  func unmarkRunSoon() {
    MainLoop.async(after: Self.trial) { [weak self] in
      if let self, !isRunUnderWay { keeper.unmarkRunSoon() }
    }
  }

  /// Says that the script waits, for as long as it does.
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
    change { $0.runHeld() }
    // The button that was pressed is gone.
    script.takeKeyboard()
  }
}
