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

  /// In bytes; longer scripts are not tokenized on every update.
  private static let greatestReadAtOnce = 200_000

  /// Whether the script has errors that removing UI prefixes would fix.
  package var isForUIKit: Bool {
    guard let document, !scriptErrors.isEmpty, document.text.utf8.count <= Self.greatestReadAtOnce
    else { return false }
    return UIKitCode(document.text).text != document.text
  }

  /// Removes the UI prefixes in the script; returns the names.
  package mutating func shortenNames() -> [String] {
    guard let document else { return [] }
    let code = UIKitCode(document.text)
    writeScript(code.text, isFollowed: true)
    return code.shortened
  }

  /// Opens a script file; changes nothing on failure.
  package mutating func openScript(at url: URL) throws(ScriptFileError) {
    begin(try ScriptDocument.open(url))
  }

  /// Whether the open script is this file with unsaved changes.
  package func holdsChanges(ofFileAt url: URL) -> Bool {
    guard let document, document.isModified, let own = document.url else { return false }
    return own.resolvingSymlinksInPath().path == url.resolvingSymlinksInPath().path
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

  /// Opens a script; its run is due.
  private mutating func begin(_ script: ScriptDocument, isResumed: Bool = false) {
    (lesson, awaited) = (nil, nil)
    forgetWriting()
    document = script
    scriptCount += 1
    (executedText, scriptErrors, chosenStatement, isScriptNew) = (nil, [], nil, true)
    (past, future, replaced) = ([], [], Replaced())
    holdsRun = false
    holdIfInterrupted(isResumed: isResumed)
  }

  /// Clears the undo history of written changes: another text is open.
  mutating func forgetWriting() {
    (handWriting, isFollowingEnd, placeToCome) = (HandWriting(), false, nil)
    leftBehind = nil
  }

  /// Adopts typed text.
  ///
  /// Earlier written changes can then be undone in the editor only.
  package mutating func editScript(_ text: String) {
    guard let document, !document.text.hasSameBytes(as: text) else { return }
    handWriting = HandWriting()
    replaced.later = []
    setScript(text)
  }

  /// Changes the script's text, as one undo step.
  ///
  /// If followed, shows the end of its run.
  mutating func writeScript(_ text: String, isFollowed: Bool = false) {
    guard let document else { return }
    replaced.later = []
    handWriting.remember(document.text, at: player.playhead, isFollowed: isFollowed)
    setScript(text)
    isFollowingEnd = isFollowed
  }

  /// Changes the script's text.
  ///
  /// Stops playback, which would be of another text.
  mutating func setScript(_ text: String) {
    (isFollowingEnd, placeToCome) = (false, nil)
    player.pause()
    document?.text = text
  }

  /// Saves to the script's file, or to another file, which becomes its own.
  package mutating func saveScript(as url: URL? = nil) throws(ScriptFileError) {
    if let url { try document?.save(as: url) } else { try document?.save() }
  }

  /// Reloads the file changed by another program, as one undo step.
  package mutating func rereadScript() throws(ScriptFileError) {
    guard var document else { return }
    try document.reread()
    if self.document?.text.hasSameBytes(as: document.text) == false { writeScript(document.text) }
    self.document = document
  }

  /// Closes the script.
  package mutating func closeScript() { document = nil }
}
