import Foundation
import Hierarchy
import Scenarios
import Testing
import Support

@testable import Session

/// A script that was running when the program crashed or was killed.
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

  /// Marks a run as begun and never as ended, like a crash.
  private func interrupt(_ document: ScriptDocument) {
    _ = StateKeeper(folder: folder).markRun(of: document).value
  }

  /// Whether the recording has events of the default trace.
  private func hasEvents(_ session: Session) -> Bool {
    session.recording.events.contains(where: \.isInDefaultTrace)
  }

  /// A session at the next launch, which has read the mark.
  private func nextLaunch() -> Session {
    var session = session()
    session.interrupted = StateKeeper(folder: folder).interruptedScript
    return session
  }

  @Test func `is marked on disk, with its text, before it begins`() throws {
    defer { done() }
    let url = folder.appendingPathComponent("mine.swift")
    interrupt(Self.draft(of: url))
    #expect(read("running.json") == "{\"path\":\"\(url.standardizedFileURL.path)\"}")
    #expect(read("draft.json").contains("ran"))
  }

  @Test func `is held at the next launch, even if edited, until it is run`() throws {
    defer { done() }
    interrupt(Self.draft())
    var session = nextLaunch()
    session.resume(try #require(StateKeeper(folder: folder).restoreDraft()))
    #expect(session.isHeld && session.pendingRun == nil)
    #expect(session.document?.text == Self.text)
    // The stage is empty: it does not show the previous document.
    #expect(!hasEvents(session))
    session.editScript(Self.text + "// edited\n")
    #expect(session.isHeld && session.pendingRun == nil)
    session.runHeld()
    session.adopt(try #require(session.pendingRun).execute())
    #expect(!session.isHeld && hasEvents(session))
    // From now on it runs after each edit.
    session.editScript(Self.text)
    #expect(session.pendingRun != nil)
  }

  @Test func `is held when its file is opened, and no other script is`() throws {
    defer { done() }
    StateFolder.make(folder)
    let (mine, other) = (
      folder.appendingPathComponent("mine.swift"), folder.appendingPathComponent("other.swift")
    )
    for url in [mine, other] { try Data(Self.text.utf8).write(to: url) }
    interrupt(Self.draft(of: mine))
    var session = nextLaunch()
    try session.openScript(at: other)
    #expect(!session.isHeld && session.pendingRun != nil)
    session.newScript()
    #expect(!session.isHeld && session.pendingRun != nil)
    try session.openScript(at: mine)
    #expect(session.isHeld && session.pendingRun == nil)
    session.open(system: "vertical")
    #expect(!session.isHeld)
  }

  @Test func `is reopened at the next launch, even if its file was just opened`() throws {
    defer { done() }
    StateFolder.make(folder)
    let url = folder.appendingPathComponent("mine.swift")
    try Data(Self.text.utf8).write(to: url)
    var session = session()
    try session.openScript(at: url)
    let document = try #require(session.document)
    _ = StateKeeper(folder: folder).markRun(of: document, at: session.whereabouts).value
    #expect(StateKeeper(folder: folder).takeWhereabouts()?.subject == .file(path: url.path))
    session = nextLaunch()
    try session.openScript(at: url)
    #expect(session.isHeld && session.pendingRun == nil)
  }

  @Test func `without a name holds no new script`() throws {
    defer { done() }
    interrupt(Self.draft())
    var session = nextLaunch()
    session.newScript()
    #expect(!session.isHeld && session.pendingRun != nil)
  }

  @Test func `of a shipped script is held with the typed changes`() throws {
    defer { done() }
    let origin = Whereabouts.Subject.script("rotation")
    interrupt(Self.draft(origin: origin))
    var session = nextLaunch()
    session.resume(try #require(StateKeeper(folder: folder).restoreDraft()))
    #expect(session.isHeld && session.pendingRun == nil)
    #expect(session.document?.text == Self.text)
    session.runHeld()
    #expect(session.pendingRun != nil)
  }

  @Test func `is reported until it is run, and not after a run has ended`() throws {
    defer { done() }
    interrupt(Self.draft())
    do {
      // This process ends normally and runs nothing.
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

  @Test func `is recognized by the name under which it was saved since`() throws {
    defer { done() }
    interrupt(Self.draft())
    let url = folder.appendingPathComponent("named.swift")
    do {
      let keeper = StateKeeper(folder: folder)
      keeper.renameMarkSoon(to: Self.draft(of: url))
      keeper.unmarkRunNow()
    }
    try Data(Self.text.utf8).write(to: url)
    var session = nextLaunch()
    try session.openScript(at: url)
    #expect(session.isHeld)
  }

  @Test func `leaves no mark if the mark cannot be written`() {
    let keeper = StateKeeper(folder: URL(fileURLWithPath: "/dev/null/nowhere"))
    _ = keeper.markRun(of: Self.draft()).value
    #expect(keeper.interruptedScript == nil)
  }
}
