package import Foundation
import Scenarios

/// The open script's text.
extension Session {
  /// The text of a new script.
  package static let newScriptText = """
    import Containers

    let root = ViewController("root")
    let child = ViewController("child")

    window.rootViewController = root
    simulation.turn()

    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    simulation.turn()

    """

  /// Creates a script without a file.
  package mutating func newScript() { begin(ScriptDocument(text: Self.newScriptText)) }

  /// Creates a script without a file from foreign text, which is unsaved.
  package mutating func newScript(saying text: String) {
    begin(ScriptDocument(url: nil, text: text, savedText: ""))
  }

  /// Creates a script from text that may be UIKit code; returns the names whose prefix was removed.
  package mutating func openScript(fromUIKit text: String) -> [String] {
    let code = UIKitCode(text)
    replace { $0.newScript(saying: code.text) }
    return code.shortened
  }

  /// Removes the UI prefixes in the script; returns the names.
  package mutating func shortenNames() -> [String] {
    guard let document = opened.document else { return [] }
    let code = UIKitCode(document.text)
    writeScript(code.text, isFollowed: true)
    return code.shortened
  }

  /// Opens a script file; changes nothing on failure.
  package mutating func openScript(at url: URL) throws(ScriptFileError) {
    begin(try ScriptDocument.open(url))
  }

  /// Continues a script with unsaved changes.
  ///
  /// For a lesson's script, restores the script only; the caller reopens the lesson.
  package mutating func resume(_ script: ScriptDocument) {
    guard case .script(let name)? = script.origin, let shipped = Scenario.named(name) else {
      return begin(script, isResumed: true)
    }
    open(shipped)
    goOn(typing: script)
  }

  /// Opens a script; its run is due, and the present run is shown until then.
  private mutating func begin(_ document: ScriptDocument, isResumed: Bool = false) {
    begin(opened.showing(document))
    holdIfInterrupted(isResumed: isResumed)
  }

  /// Holds a newly opened script if it is the interrupted one, with an empty stage.
  ///
  /// Untitled scripts have no identity, so only a resumed one can match.
  private mutating func holdIfInterrupted(isResumed: Bool) {
    guard let document = opened.document, let interrupted,
      ScriptIdentity(document) == interrupted, isResumed || !interrupted.isUntitled
    else { return }
    opened.hold()
  }

  /// Runs the held script.
  package mutating func runHeld() {
    opened.script?.isHeld = false
    interrupted = nil
  }

  /// Restores the edits of the open lesson or shipped script.
  package mutating func goOn(typing script: ScriptDocument) {
    editScript(script.text)
    opened.script?.isHeld = ScriptIdentity(script) == interrupted
  }

  /// Adopts the result of a run; ignores results of a script that is no longer open.
  package mutating func adopt(_ executed: ScriptRun.Executed) {
    guard opened.script?.id == executed.script.id else { return }
    if opened.shows(executed) {
      giveBack()
      (history.past, history.future) = ([], [])
    }
    opened.adopt(executed)
  }

  /// Adopts typed text.
  ///
  /// Earlier written changes can then be undone in the editor only.
  package mutating func editScript(_ text: String) {
    guard let document = opened.document, !document.text.hasSameBytes(as: text) else { return }
    history.writing = HandWriting()
    history.later = []
    opened.setScript(text)
  }
}

/// Written changes, each an undo step.
extension Session {
  /// Changes the script's text; if followed, shows the end of its run.
  mutating func writeScript(_ text: String, isFollowed: Bool = false) {
    guard let document = opened.document else { return }
    history.later = []
    history.writing.remember(
      document.text, at: opened.player.playhead, isFollowed: isFollowed)
    opened.setScript(text, due: isFollowed ? .end : nil)
  }

  /// Appends a line to the script, which then needs to run again.
  package mutating func write(_ line: String) {
    guard let text = opened.document?.text else { return }
    writeScript(
      (text.isEmpty || text.hasSuffix("\n") ? text : text + "\n") + line + "\n", isFollowed: true)
  }

  /// Applies a fix to the open script, which then needs to run again.
  package mutating func apply(_ fix: ScriptFix) {
    guard let text = opened.document?.text else { return }
    writeScript(fix.applied(to: text), isFollowed: true)
  }

  /// Undoes the last written change, if any.
  mutating func undoWriting() {
    guard let text = opened.document?.text else { return }
    restore(history.writing.takeBack(from: text, at: opened.player.playhead))
  }

  /// Redoes the last undone written change, if any.
  mutating func redoWriting() {
    guard let text = opened.document?.text else { return }
    restore(history.writing.writeAgain(from: text, at: opened.player.playhead))
  }

  private mutating func restore(_ writing: HandWriting.Text?) {
    guard let writing else { return }
    opened.setScript(writing.text, due: writing.isFollowed ? .end : .playhead(writing.playhead))
  }
}

/// The script's file.
extension Session {
  /// Saves to the script's file, or to another file, which becomes its own.
  package mutating func saveScript(as url: URL? = nil) throws(ScriptFileError) {
    if let url {
      try opened.script?.document.save(as: url)
    } else {
      try opened.script?.document.save()
    }
  }

  /// Reloads the file changed by another program, as one undo step.
  package mutating func rereadScript() throws(ScriptFileError) {
    guard var document = opened.document else { return }
    try document.reread()
    if opened.document?.text.hasSameBytes(as: document.text) == false {
      writeScript(document.text)
    }
    opened.script?.document = document
  }

  /// Closes the script.
  package mutating func closeScript() { opened.script = nil }
}
