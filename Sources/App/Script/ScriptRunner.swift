import GioKit
import Session
import Support

/// Runs the script in the background, once typing pauses.
///
/// A script is marked while it runs: if it was running when the program crashed, it waits until it
/// is run by hand.
final class ScriptRunner {
  private let store: SessionStore
  private let host: HostWindow
  private let notices: Notices
  private let keeper: StateKeeper
  private let pane: ScriptPane
  /// Whether a run of the script is due or under way.
  private var isUnderWay = false
  /// Offers to run a held script.
  private var held: Notice?

  /// The longest a run waits for its mark, in seconds, if the disk is slow.
  nonisolated private static let patience = 1.0
  /// How long the mark outlives the run, in seconds: showing the result may crash the program, too.
  private static let trial = 0.5

  init(
    _ store: SessionStore, _ host: HostWindow, _ notices: Notices, _ keeper: StateKeeper,
    _ pane: ScriptPane
  ) {
    (self.store, self.host, self.notices) = (store, host, notices)
    (self.keeper, self.pane) = (keeper, pane)
    store.observe({ $0.isHeld ? $0.document?.name : nil }) { [weak self] in self?.showHeld($0) }
    store.follow { [weak self] session in self?.runSoon(session) }
  }

  /// Runs the script once typing pauses; immediately after opening.
  private func runSoon(_ session: Session) {
    guard !isUnderWay, session.isRunDue, !session.isHeld, !host.isComing else { return }
    isUnderWay = true
    MainLoop.async(after: session.isScriptNew ? 0 : 0.25) { [weak self] in
      guard let self else { return }
      isUnderWay = false
      if let run = store.session.pendingRun { adopt(begin(run)) } else { unmarkSoon() }
    }
  }

  /// Runs the script of a window that is still hidden; the result may be awaited.
  func runFirst() {
    guard let run = store.session.pendingRun else { return }
    let executed = begin(run)
    if let executed = executed.value(within: HostWindow.patience) {
      store.send(.script(.adopt(executed)))
      unmarkSoon()
    } else {
      adopt(executed)
    }
  }

  /// Executes a run in the background, once it is marked.
  private func begin(_ run: ScriptRun) -> Ahead<ScriptRun.Executed> {
    let marked = store.session.document.map {
      keeper.markRun(of: $0, at: store.settings.resumes ? store.session.whereabouts : nil)
    }
    return Ahead {
      _ = marked?.value(within: Self.patience)
      return run.execute()
    }
  }

  /// Adopts the result of a run when it is ready.
  private func adopt(_ executed: Ahead<ScriptRun.Executed>) {
    isUnderWay = true
    inBackground {
      executed.value
    } then: { [weak self] executed in
      self?.isUnderWay = false
      self?.store.send(.script(.adopt(executed)))
      self?.unmarkSoon()
    }
  }

  /// Removes the mark after the result was shown, unless the next run has started.
  private func unmarkSoon() {
    MainLoop.async(after: Self.trial) { [weak self] in
      if let self, !isUnderWay { keeper.unmarkRunSoon() }
    }
  }

  /// Shows a notice while the script with this name waits to be run.
  private func showHeld(_ name: String?) {
    if let held { notices.remove(held) }
    held = name.map { name in
      let notice = Notice(
        localized("Terrarium quit while running \(name). The script hasn't been run again."))
      notice.offer(localized("Run")) { [weak self] in
        self?.store.send(.script(.runHeld))
        // The pressed button is gone.
        self?.pane.takeKeyboard()
      }
      notices.add(notice)
      return notice
    }
  }
}
