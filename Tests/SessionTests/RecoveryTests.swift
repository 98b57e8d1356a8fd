import Foundation
import Scenarios
import Testing

@testable import Session

/// What the next start finds after a crash.
@Suite struct `After a crash` {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-crash-\(UUID())")
  }

  /// Leaves what a crash leaves; the report says `text`.
  private func crash(_ text: String, process: Int32 = 7) throws {
    try Data(text.utf8).write(to: CrashReports(folder: folder).place(ofProcess: process))
  }

  /// What the next start finds.
  private func take() -> Recovery? { Recovery.take(CrashReports(folder: folder), from: folder) }

  private var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0 != "lock" }
  }

  private func done() { try? FileManager.default.removeItem(at: folder) }

  @Test func `the report is found once, and kept`() throws {
    defer { done() }
    #expect(take() == nil)
    try crash("Terrarium 1\nended by SIGSEGV\n")
    let recovery = try #require(take())
    #expect(recovery.reportText == "Terrarium 1\nended by SIGSEGV\n")
    #expect(recovery.name == nil && recovery.keptDraft == nil)
    #expect(take() == nil)
    #expect(names == ["report-1.txt"])
  }

  @Test func `the last few reports are kept, readable only by their owner`() throws {
    defer { done() }
    for number in 1...13 {
      try crash("\(number)")
      #expect(CrashReports(folder: folder).take()?.lastPathComponent == "report-\(number).txt")
    }
    #expect(Set(names) == Set((4...13).map { "report-\($0).txt" }))
    let rights = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(rights[.posixPermissions] as? Int == 0o700)
  }

  @Test func `an unsaved script is offered, and kept meanwhile`() throws {
    defer { done() }
    let keeper = StateKeeper(folder: folder)
    try keeper.keep(ScriptDocument(url: nil, text: "typed", savedText: ""))
    try crash("report")
    let recovery = try #require(take())
    #expect(recovery.name == "Untitled.swift")
    #expect(recovery.keptDraft?.lastPathComponent == "unsaved-1.swift")
    #expect(names == ["report-1.txt", "unsaved-1.swift"])
    // Another script is typed before the question is answered: neither is lost.
    try keeper.keep(ScriptDocument(url: nil, text: "other", savedText: ""))
    #expect(names == ["draft.json", "report-1.txt", "unsaved-1.swift"])
    guard case .script(let document) = recovery.content else {
      Issue.record("no script is offered")
      return
    }
    #expect(document.text == "typed" && document.isModified)
  }

  @Test func `the actions in a demo are offered`() throws {
    defer { done() }
    let keeper = StateKeeper(folder: folder)
    var before = session()
    before.open(system: "vertical")
    before.preferences.playback.reducesMotion = true
    before.perform(action: "push")
    keeper.keepPlaceSoon(in: before)
    // A synchronous request waits for earlier ones.
    #expect(keeper.restoreDraft() == nil)
    try crash("report")
    let recovery = try #require(take())
    #expect(recovery.name == "vertical")
    guard case .place(let place) = recovery.content else {
      Issue.record("no place is offered")
      return
    }
    var after = session()
    after.open(place)
    #expect(after.opened.slug == "vertical" && gestures(after) == gestures(before))
    #expect(after.recording == before.recording && after.player.playhead == before.player.playhead)
  }

  @Test func `a shipped script is offered at its last event`() throws {
    defer { done() }
    var before = session("add")
    before.opened.goToEnd()
    let keeper = StateKeeper(folder: folder)
    keeper.keep(before.whereabouts)
    try crash("report")
    guard case .place(let place)? = take()?.content else {
      Issue.record("no place is offered")
      return
    }
    var after = session()
    after.open(place)
    #expect(after.opened.slug == "add" && after.player.playhead == before.player.playhead)
  }

  @Test func `an unwritable folder does no harm`() throws {
    let nowhere = URL(fileURLWithPath: "/dev/null/state")
    #expect(StateKeeper(folder: nowhere).takeRecovery() == nil)
    let keeper = StateKeeper(folder: nowhere)
    keeper.keep(session().whereabouts)
    #expect(throws: ScriptFileError.self) {
      try keeper.keep(ScriptDocument(url: nil, text: "typed", savedText: ""))
    }
    #expect(CrashReports(folder: nowhere).take() == nil)
  }
}

/// Saving in the background of the window.
@Suite struct `A keeper` {
  @Test func `saves in the order of the requests, and reports failures`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-keeper-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let keeper = StateKeeper(folder: folder)
    for number in 1...50 {
      keeper.keepSoon(ScriptDocument(url: nil, text: "\(number)", savedText: "")) { _ in }
    }
    #expect(keeper.restoreDraft()?.text == "50")
    keeper.keepSoon(ScriptDocument(url: nil, text: "late", savedText: "")) { _ in }
    keeper.discardDraft()
    #expect(keeper.restoreDraft() == nil)
    let failure = await withCheckedContinuation { answer in
      StateKeeper(folder: URL(fileURLWithPath: "/dev/null/state"))
        .keepSoon(ScriptDocument(url: nil, text: "a", savedText: "")) {
          answer.resume(returning: $0)
        }
    }
    #expect(failure.map { "\($0)".contains("/dev/null/state") } == true)
  }
}

/// Two programs at once, as where there is no session bus.
@Suite struct `A second process` {
  @Test func `keeps its own documents, and neither process loses any`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-two-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func names() throws -> [String] {
      try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }
    do {
      let (first, second) = (StateKeeper(folder: folder), StateKeeper(folder: folder))
      try first.keep(ScriptDocument(url: nil, text: "first", savedText: ""))
      try second.keep(ScriptDocument(url: nil, text: "second", savedText: ""))
      #expect(try names() == ["2", "2/draft.json", "2/lock", "draft.json", "lock"])
      #expect(first.setAbandonedDraftsAside() == [])
      first.keep(session().whereabouts)
      #expect(second.takeWhereabouts() == nil)
    }
    let next = StateKeeper(folder: folder)
    #expect(next.restoreDraft()?.text == "first")
    let aside = next.setAbandonedDraftsAside()
    #expect(aside.map(\.lastPathComponent) == ["unsaved-1.swift"])
    #expect(try aside.map { try String(contentsOf: $0, encoding: .utf8) } == ["second"])
    #expect(next.setAbandonedDraftsAside() == [])
    #expect(next.takeWhereabouts() != nil)
  }
}
