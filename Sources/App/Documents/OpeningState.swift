import GtkKit
import Session

/// The state with which the window opens: settings, the last session's leftovers, and a session
/// with the named document, or else the last one.
struct OpeningState {
  /// The name of a requested document.
  let name: String?
  /// The path of a file that will be opened next.
  let path: String?
  let keeper = StateKeeper()
  let settings = WindowSettings.load()
  /// The leftovers of a crash, if any.
  let recovery: Recovery?
  /// The last document, if it is to be reopened.
  let last: Whereabouts?
  let session: Session

  init(opening name: String?, orFileAt path: String?) {
    (self.name, self.path) = (name, path)
    recovery = keeper.takeRecovery()
    last =
      recovery == nil && name == nil && path == nil && settings.resumes
      ? keeper.takeWhereabouts() : nil
    var session =
      last.map { Session(worlds: WorldStore.installed, resuming: $0) }
      ?? Session(worlds: WorldStore.installed, opening: name)
    session.interrupted = keeper.interruptedScript
    session.preferences.playback.reducesMotion = !DesktopSettings.allowsAnimation
    session.preferences.playback.speed = settings.browsing.speed
    session.preferences.trees.foldsChains = settings.browsing.foldsChains
    session.preferences.trees.trees = settings.browsing.trees
    self.session = session
  }
}
