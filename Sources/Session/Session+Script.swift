package import Foundation
import Scenarios

/// The script that is open, as a text.
extension Session {
  /// What a new script says.
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

  /// Begins a script that has no file yet.
  package mutating func newScript() { begin(ScriptDocument(text: Self.newScriptText)) }

  /// Begins a script that has no file yet with a text from elsewhere, which is not saved anywhere.
  package mutating func newScript(saying text: String) {
    begin(ScriptDocument(url: nil, text: text, savedText: ""))
  }

  /// The same with a text that may have been written for UIKit; answers the names that were shortened.
  package mutating func openScript(fromUIKit text: String) -> [String] {
    let code = UIKitCode(text)
    replace { $0.newScript(saying: code.text) }
    return code.shortened
  }

  /// In bytes; longer scripts are not read word by word each time something is shown.
  private static let greatestReadAtOnce = 200_000

  /// Whether the script cannot run, and more of it could if its names were those of scripts.
  package var isForUIKit: Bool {
    guard let document, !scriptErrors.isEmpty, document.text.utf8.count <= Self.greatestReadAtOnce
    else { return false }
    return UIKitCode(document.text).text != document.text
  }

  /// Writes the names of UIKit in the script as scripts have them; answers which.
  package mutating func shortenNames() -> [String] {
    guard let document else { return [] }
    let code = UIKitCode(document.text)
    writeScript(code.text, isFollowed: true)
    return code.shortened
  }

  /// Opens the script in a file; when that fails everything stays.
  package mutating func openScript(at url: URL) throws(ScriptFileError) {
    begin(try ScriptDocument.open(url))
  }

  /// Whether the script that is open has changes that its file, this one, does not have.
  package func holdsChanges(ofFileAt url: URL) -> Bool {
    guard let document, document.isModified, let own = document.url else { return false }
    return own.resolvingSymlinksInPath().path == url.resolvingSymlinksInPath().path
  }

  /// Goes on with a script that was left with changes.
  ///
  /// One of the course comes without its lesson: who opens that says what is typed in it.
  package mutating func resume(_ script: ScriptDocument) {
    guard case .script(let name)? = script.origin, let shipped = Scenario.named(name) else {
      return begin(script, isResumed: true)
    }
    open(shipped)
    goOn(typing: script)
  }

  /// Takes a script in hand; its run is yet to come.
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

  /// Forgets what was written by hand, and the places that go with it: another text is open.
  mutating func forgetWriting() {
    (handWriting, isFollowingEnd, placeToCome) = (HandWriting(), false, nil)
    leftBehind = nil
  }

  /// Takes over what was typed.
  ///
  /// What was written by hand before can only be taken back in the editor from then on.
  package mutating func editScript(_ text: String) {
    guard let document, !document.text.hasSameBytes(as: text) else { return }
    handWriting = HandWriting()
    replaced.later = []
    setScript(text)
  }

  /// Gives the script another text; one undo brings the text back that it has.
  ///
  /// Where that is followed, its run is shown as it is at its end.
  mutating func writeScript(_ text: String, isFollowed: Bool = false) {
    guard let document else { return }
    replaced.later = []
    handWriting.remember(document.text, at: player.playhead, isFollowed: isFollowed)
    setScript(text)
    isFollowingEnd = isFollowed
  }

  /// Gives the script another text.
  ///
  /// Nothing goes on playing: what plays would be the run of another text.
  mutating func setScript(_ text: String) {
    (isFollowingEnd, placeToCome) = (false, nil)
    player.pause()
    document?.text = text
  }

  /// Saves to the script's file, or to another one, which is its own from then on.
  package mutating func saveScript(as url: URL? = nil) throws(ScriptFileError) {
    if let url { try document?.save(as: url) } else { try document?.save() }
  }

  /// Takes the text that another program has given the script's file; one undo brings back what there was.
  package mutating func rereadScript() throws(ScriptFileError) {
    guard var document else { return }
    try document.reread()
    if self.document?.text.hasSameBytes(as: document.text) == false { writeScript(document.text) }
    self.document = document
  }

  /// Shows no script any more.
  package mutating func closeScript() { document = nil }
}
