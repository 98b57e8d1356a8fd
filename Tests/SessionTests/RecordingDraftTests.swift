import Foundation
import Hierarchy
import Testing

@testable import Session

/// What is recorded of a program and not saved yet.
@Suite struct `A recording of a program` {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("terrarium-recorded-\(UUID())")

  private func done() { try? FileManager.default.removeItem(at: folder) }

  private var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []).sorted()
      .filter { $0.contains(".") }
  }

  /// A program with so many buttons, one a look.
  private func recording(of count: Int, called name: String = "demo") -> Recording {
    var recording = Recording()
    recording.append(.viewMade(NodeID(1), name: name, className: "application"))
    recording.append(
      .property(
        NodeID(1),
        .content(
          .widget(.init(role: "application", name: name, description: "", states: [])))))
    recording.append(.rootViewController(window: NodeID(1), nil))
    recording.append(log: name, at: .zero, turn: 1)
    for place in 1...count {
      let id = NodeID(Int32(place + 1))
      recording.append(.viewMade(id, name: "button \(place)", className: "button"))
      recording.append(.superview(id, NodeID(1), index: .max))
      recording.append(
        log: "button \(place) is new", at: Instant(nanoseconds: Int64(place)),
        turn: Int32(place + 1))
    }
    return recording
  }

  private func watching(_ recording: Recording) -> Session {
    var session = Session(worlds: WorldStore())
    session.watch(recording, named: "demo")
    return session
  }

  private func read(_ name: String) throws -> Recording {
    try RecordingFile.read(contentsOf: folder.appendingPathComponent(name)).recording
  }

  @Test func `grows on disk, readable only by its owner`() throws {
    defer { done() }
    let keeper = StateKeeper(folder: folder)
    var session = watching(recording(of: 2))
    keeper.keep(session.unsavedRecording)
    let file = folder.appendingPathComponent("watched.terrarium")
    let before = try Data(contentsOf: file)
    session.follow(recording(of: 5))
    keeper.keep(session.unsavedRecording)
    let after = try Data(contentsOf: file)
    #expect(after.starts(with: before) && after.count > before.count)
    #expect(try read("watched.terrarium") == session.recording)
    let rights = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect(rights[.posixPermissions] as? Int == 0o600)
    #expect(names == ["watched.terrarium"])
  }

  @Test func `is restored after a kill, and is no longer a draft`() throws {
    defer { done() }
    let session = watching(recording(of: 4))
    StateKeeper(folder: folder).keep(session.unsavedRecording)
    let next = StateKeeper(folder: folder)
    let place = try #require(next.setRecordingAside())
    #expect(names == ["recorded-1.terrarium"])
    #expect(next.setRecordingAside() == nil)
    var again = Session(worlds: WorldStore())
    again.reopen(try RecordingFile.read(contentsOf: place).recording, at: place)
    #expect(again.recording == session.recording && again.state == session.state)
    #expect(again.opened.title == "demo" && again.subject == .file(path: place.path))
    #expect(again.unsavedRecording == nil)
  }

  @Test func `is offered after a crash, and read only on request`() throws {
    defer { done() }
    StateKeeper(folder: folder).keep(watching(recording(of: 4)).unsavedRecording)
    try Data("report".utf8).write(to: CrashReports(folder: folder).place(ofProcess: 7))
    let recovery = try #require(Recovery.take(CrashReports(folder: folder), from: folder))
    #expect(recovery.name == nil && recovery.keptDraft == nil)
    guard case .recording(let place) = recovery.content else {
      Issue.record("no recording is offered")
      return
    }
    #expect(place == recovery.keptRecording && place.lastPathComponent == "recorded-1.terrarium")
    #expect(names == ["recorded-1.terrarium", "report-1.txt"])
  }

  @Test func `is deleted when saved, until more is recorded`() throws {
    defer { done() }
    let keeper = StateKeeper(folder: folder)
    var session = watching(recording(of: 2))
    keeper.keep(session.unsavedRecording)
    try session.saveRecording(to: folder.appendingPathComponent("mine.terrarium"))
    #expect(session.unsavedRecording == nil)
    keeper.keep(session.unsavedRecording)
    #expect(names == ["mine.terrarium"])
    session.follow(recording(of: 3))
    keeper.keep(session.unsavedRecording)
    #expect(try read("watched.terrarium") == session.recording)
    #expect(try read("mine.terrarium") == recording(of: 2))
    try session.saveRecording(to: folder.appendingPathComponent("mine.terrarium"))
    session.open(system: "vertical")
    #expect(session.leftRecording == nil)
    keeper.keep(session.unsavedRecording)
    #expect(names == ["mine.terrarium"])
  }

  /// Leaves what is watched for something else, as the window does; where it was put.
  private func leave(_ session: inout Session, keptBy keeper: StateKeeper) async throws -> String {
    session.open(system: "vertical")
    let taken = session.takeLeftRecording()
    let left = try #require(taken)
    #expect(session.leftRecording == nil)
    let place = await withCheckedContinuation { answer in
      keeper.leaveSoon(left) { answer.resume(returning: $0) }
    }
    return try place.get().lastPathComponent
  }

  @Test func `is kept completely when something else is opened`()
    async throws
  {
    defer { done() }
    let keeper = StateKeeper(folder: folder)
    var session = watching(recording(of: 2))
    keeper.keep(session.unsavedRecording)
    session.follow(recording(of: 7))
    #expect(try await leave(&session, keptBy: keeper) == "recorded-1.terrarium")
    #expect(try read("recorded-1.terrarium") == recording(of: 7))
    #expect(names == ["recorded-1.terrarium"])
    // Nothing of it was on the disk, and what is opened is the next program.
    session.watch(recording(of: 1), named: "demo")
    session.watch(recording(of: 3, called: "other"), named: "other")
    let taken = session.takeLeftRecording()
    let left = try #require(taken)
    #expect(left.name == "demo" && left.recording == recording(of: 1))
    keeper.keep(session.unsavedRecording)
    keeper.leaveSoon(left) { _ in }
    #expect(try await leave(&session, keptBy: keeper) == "recorded-3.terrarium")
    #expect(try read("recorded-2.terrarium") == recording(of: 1))
    #expect(try read("recorded-3.terrarium") == recording(of: 3, called: "other"))
    keeper.keep(session.unsavedRecording)
    #expect(names == (1...3).map { "recorded-\($0).terrarium" })
  }

  @Test func `is not discarded if no folder is writable`() async throws {
    defer { done() }
    let keeper = StateKeeper(folder: URL(fileURLWithPath: "/dev/null/state"))
    var session = watching(recording(of: 2))
    await #expect(throws: RecordingDraftError.self) {
      try await leave(&session, keptBy: keeper)
    }
    // What was kept until then stays, if no more can be.
    var drafts = RecordingDrafts(folder: folder)
    var other = watching(recording(of: 2))
    try drafts.keep(other.unsavedRecording)
    other.follow(recording(of: 1))
    let left = try #require(other.unsavedRecording)
    #expect(throws: RecordingDraftError.self) { _ = try drafts.leave(left, into: folder) }
    #expect(try read("recorded-1.terrarium") == recording(of: 2))
    #expect(names == ["recorded-1.terrarium"])
  }

  @Test func `reports if it cannot be kept, and deletes nothing`() throws {
    defer { done() }
    var session = watching(recording(of: 2))
    var nowhere = RecordingDrafts(folder: URL(fileURLWithPath: "/dev/null/state"))
    #expect(throws: RecordingDraftError.self) { try nowhere.keep(session.unsavedRecording) }
    #expect(nowhere.setAside(into: folder) == nil)
    var drafts = RecordingDrafts(folder: folder)
    try drafts.keep(session.unsavedRecording)
    // A later program with fewer events is none that goes on, as where a look went wrong.
    session.follow(recording(of: 1))
    #expect(throws: RecordingDraftError.self) { try drafts.keep(session.unsavedRecording) }
    #expect(try read("watched.terrarium") == recording(of: 2))
    session.follow(recording(of: 3))
    try drafts.keep(session.unsavedRecording)
    #expect(try read("watched.terrarium") == recording(of: 3))
    #expect(names == ["watched.terrarium"])
  }

  @Test func `is kept up to a size, and remains there`() throws {
    defer { done() }
    var drafts = RecordingDrafts(folder: folder, greatestSize: 2_000)
    var session = watching(recording(of: 2))
    try drafts.keep(session.unsavedRecording)
    session.follow(recording(of: 100))
    #expect(throws: RecordingDraftError.full(bytes: 2_000)) {
      try drafts.keep(session.unsavedRecording)
    }
    session.follow(recording(of: 200))
    try drafts.keep(session.unsavedRecording)
    #expect(try read("watched.terrarium") == recording(of: 100))
  }

  @Test
  func `remains when set aside: the last three, and more if there is space`()
    throws
  {
    defer { done() }
    var sizes: [Int] = []
    for count in 1...6 {
      let keeper = StateKeeper(folder: folder)
      keeper.keep(watching(recording(of: count)).unsavedRecording)
      let file = folder.appendingPathComponent("watched.terrarium")
      sizes.append(try Data(contentsOf: file).count)
      let isRoomy = count < 5
      let aside = RecordingsAside(
        in: folder, room: isRoomy ? 1_000_000 : sizes.suffix(4).reduce(0, +))
      #expect(aside.take(file) == aside.place(count))
    }
    // Four fit, and the next one must go.
    #expect(names == (3...6).map { "recorded-\($0).terrarium" })
    let last = folder.appendingPathComponent("watched.terrarium")
    try FileManager.default.copyItem(at: RecordingsAside(in: folder).place(6), to: last)
    #expect(RecordingsAside(in: folder, room: 0).take(last) != nil)
    #expect(names == (5...7).map { "recorded-\($0).terrarium" })
  }

  @Test func `is removed from its folder once it is saved elsewhere`() throws {
    defer { done() }
    for _ in 1...3 {
      StateKeeper(folder: folder).keep(watching(recording(of: 2)).unsavedRecording)
      #expect(StateKeeper(folder: folder).setAbandonedRecordingsAside() == [])
      #expect(RecordingDrafts(folder: folder).setAside(into: folder) != nil)
    }
    let keeper = StateKeeper(folder: folder)
    keeper.forgetRecording(atPath: folder.appendingPathComponent("recorded-2.terrarium").path)
    keeper.forgetRecording(atPath: folder.appendingPathComponent("lock").path)
    // A synchronous request waits for earlier ones.
    #expect(keeper.setRecordingAside() == nil)
    #expect(names == ["recorded-1.terrarium", "recorded-3.terrarium"])
    #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent("lock").path))
  }

  @Test func `of a second process is found, too`() throws {
    defer { done() }
    do {
      let (first, second) = (StateKeeper(folder: folder), StateKeeper(folder: folder))
      first.keep(watching(recording(of: 2)).unsavedRecording)
      second.keep(watching(recording(of: 3)).unsavedRecording)
      #expect(names == ["2/watched.terrarium", "watched.terrarium"])
      #expect(StateKeeper(folder: folder).setAbandonedRecordingsAside() == [])
    }
    let next = StateKeeper(folder: folder)
    #expect(
      next.setAbandonedRecordingsAside().map(\.lastPathComponent) == ["recorded-1.terrarium"])
    #expect(next.setRecordingAside()?.lastPathComponent == "recorded-2.terrarium")
    #expect(try read("recorded-1.terrarium") == recording(of: 3))
    #expect(try read("recorded-2.terrarium") == recording(of: 2))
  }
}
