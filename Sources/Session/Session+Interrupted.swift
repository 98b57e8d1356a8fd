import Scenarios

/// A script that was being run when the program ended badly: it opens, and waits to be run.
extension Session {
  /// Whether the open script runs only after Run is pressed, even when it is edited.
  package var isHeld: Bool { holdsRun && document != nil }

  /// Runs the script that waits.
  package mutating func runHeld() { (holdsRun, interrupted) = (false, nil) }

  /// Goes on with what was typed in the lesson or the shipped script that is open.
  package mutating func goOn(typing script: ScriptDocument) {
    editScript(script.text)
    holdsRun = ScriptIdentity(script) == interrupted
  }

  /// Lets a script that has just been opened wait if it is the one, with nothing on the stage.
  ///
  /// New scripts have no name to be told apart by; only one that is resumed can be the one.
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
