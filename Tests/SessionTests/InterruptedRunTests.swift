import Foundation
import Hierarchy
import Scenarios
import Testing
import Support

@testable import Session

/// A script that was being run when the program ended badly.
@Suite struct `An interrupted run` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("terrarium-run-\(UUID())")

  private func done() { try? FileManager.default.removeItem(at: folder) }

  private func read(_ name: String) -> String {
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }

  private static let text = "import Containers\nprint(\"ran\")\n"

  private static func draft(
    of url: URL? = nil, origin: Whereabouts.Subject? = nil
  ) -> ScriptDocument {
    ScriptDocument(url: url, text: text, savedText: "", origin: origin)
  }

  /// Begins to run a script, and ends as badly as can be.
  private func interrupt(_ document: ScriptDocument) {
    _ = StateKeeper(folder: folder).markRun(of: document).value
  }

  /// Whether anything happens in what is shown.
  private func happens(in session: Session) -> Bool {
    session.recording.events.contains(where: \.isInDefaultTrace)
  }

  /// The next start, which knows what the mark says.
  private func nextStart() -> Session {
    var session = session()
    session.interrupted = StateKeeper(folder: folder).interruptedScript
    return session
  }

  @Test func `is marked on the disk, with its text, before it begins`() throws {
    defer { done() }
    let url = folder.appendingPathComponent("mine.swift")
    interrupt(Self.draft(of: url))
    #expect(read("running.json") == "{\"path\":\"\(url.standardizedFileURL.path)\"}")
    #expect(read("draft.json").contains("ran"))
  }

  @Test func `waits at the next start, however it is edited, until it is run`() throws {
    defer { done() }
    interrupt(Self.draft())
    var session = nextStart()
    session.resume(try #require(StateKeeper(folder: folder).restoreDraft()))
    #expect(session.isHeld && session.pendingRun == nil)
    #expect(session.document?.text == Self.text)
    // Nothing is on the stage, least of all what was there before.
    #expect(!happens(in: session))
    session.editScript(Self.text + "// edited\n")
    #expect(session.isHeld && session.pendingRun == nil)
    session.runHeld()
    session.adopt(try #require(session.pendingRun).execute())
    #expect(!session.isHeld && happens(in: session))
    // From now on it runs as ever.
    session.editScript(Self.text)
    #expect(session.pendingRun != nil)
  }

  @Test func `waits where its file is opened, and no other script does`() throws {
    defer { done() }
    StateFolder.make(folder)
    let (mine, other) = (
      folder.appendingPathComponent("mine.swift"), folder.appendingPathComponent("other.swift")
    )
    for url in [mine, other] { try Data(Self.text.utf8).write(to: url) }
    interrupt(Self.draft(of: mine))
    var session = nextStart()
    try session.openScript(at: other)
    #expect(!session.isHeld && session.pendingRun != nil)
    session.newScript()
    #expect(!session.isHeld && session.pendingRun != nil)
    try session.openScript(at: mine)
    #expect(session.isHeld && session.pendingRun == nil)
    session.open(system: "vertical")
    #expect(!session.isHeld)
  }

  @Test func `is where the next start begins, however soon after its file was opened`() throws {
    defer { done() }
    StateFolder.make(folder)
    let url = folder.appendingPathComponent("mine.swift")
    try Data(Self.text.utf8).write(to: url)
    var session = session()
    try session.openScript(at: url)
    let document = try #require(session.document)
    _ = StateKeeper(folder: folder).markRun(of: document, at: session.whereabouts).value
    #expect(StateKeeper(folder: folder).takeWhereabouts()?.subject == .file(path: url.path))
    session = nextStart()
    try session.openScript(at: url)
    #expect(session.isHeld && session.pendingRun == nil)
  }

  @Test func `of no name holds no new script`() throws {
    defer { done() }
    interrupt(Self.draft())
    var session = nextStart()
    session.newScript()
    #expect(!session.isHeld && session.pendingRun != nil)
  }

  @Test func `of a shipped script waits with what was typed in it`() throws {
    defer { done() }
    let origin = Whereabouts.Subject.script("rotation")
    interrupt(Self.draft(origin: origin))
    var session = nextStart()
    session.resume(try #require(StateKeeper(folder: folder).restoreDraft()))
    #expect(session.isHeld && session.pendingRun == nil)
    #expect(session.document?.text == Self.text)
    session.runHeld()
    #expect(session.pendingRun != nil)
  }

  @Test func `is told of again until it was run, and not once a run has ended`() throws {
    defer { done() }
    interrupt(Self.draft())
    do {
      // Ends well, and has run nothing.
      let keeper = StateKeeper(folder: folder)
      #expect(keeper.interruptedScript != nil)
      keeper.unmarkRunNow()
    }
    let keeper = StateKeeper(folder: folder)
    #expect(keeper.interruptedScript != nil)
    _ = keeper.markRun(of: Self.draft()).value
    keeper.unmarkRunNow()
    #expect(keeper.interruptedScript == nil)
  }

  @Test func `is known by the name that it was saved under meanwhile`() throws {
    defer { done() }
    interrupt(Self.draft())
    let url = folder.appendingPathComponent("named.swift")
    do {
      let keeper = StateKeeper(folder: folder)
      keeper.renameMarkSoon(to: Self.draft(of: url))
      keeper.unmarkRunNow()
    }
    try Data(Self.text.utf8).write(to: url)
    var session = nextStart()
    try session.openScript(at: url)
    #expect(session.isHeld)
  }

  @Test func `whose mark cannot be written runs all the same`() {
    let keeper = StateKeeper(folder: URL(fileURLWithPath: "/dev/null/nowhere"))
    _ = keeper.markRun(of: Self.draft()).value
    #expect(keeper.interruptedScript == nil)
  }
}
