import Scenarios

/// A script that was running at a crash opens without running.
extension Session {
  /// Whether the open script runs only after Run is pressed, even when it is edited.
  package var isHeld: Bool { holdsRun && document != nil }

  /// Runs the held script.
  package mutating func runHeld() { (holdsRun, interrupted) = (false, nil) }

  /// Restores the edits of the open lesson or shipped script.
  package mutating func goOn(typing script: ScriptDocument) {
    editScript(script.text)
    holdsRun = ScriptIdentity(script) == interrupted
  }

  /// Holds a newly opened script if it is the interrupted one, with an empty stage.
  ///
  /// Untitled scripts have no identity, so only a resumed one can match.
  mutating func holdIfInterrupted(isResumed: Bool) {
    guard let document, let interrupted, ScriptIdentity(document) == interrupted,
      isResumed || !interrupted.isUntitled
    else { return }
    holdsRun = true
    run = Run(Scenario(script: "", named: document.name), geocoder: worlds.geocoder)
    outcome = run.execute()
    selection = nil
    standAtStart()
  }
}
