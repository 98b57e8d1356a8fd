import Foundation
import Hierarchy
@testable import Session
import Testing

@Suite struct `A recording in the window` {
  @Test func `is equal to the saved one and read-only`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "terrarium-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var live = session("push")
    #expect(live.recordingName == "push.terrarium")
    let file = folder.appendingPathComponent(live.recordingName)
    try live.saveRecording(to: file)

    var session = session()
    session.open(try RecordingFile.read(contentsOf: file).recording, named: "push.terrarium")
    #expect(session.recording.traceText(all: true) == live.recording.traceText(all: true))
    #expect(session.isReadOnly)
    #expect(session.opened.title == "push.terrarium")
    #expect(session.document == nil)
    #expect(session.player.playhead == live.player.playhead)
    session.rotate()
    session.sendMemoryWarning()
    session.opened.goToStart()
    session.rotate()
    #expect(session.recording.traceText(all: true) == live.recording.traceText(all: true))
    #expect(!session.canUndo && session.branchNames == [])
    #expect(!session.isSandbox && !session.canSkip)
  }
}
