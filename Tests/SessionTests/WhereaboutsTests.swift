import Foundation
import Hierarchy
import Scenarios
import Testing

@testable import Session

/// A session as the next start makes it of what was kept in a file.
private func restarted(_ session: Session, _ file: WhereaboutsFile) throws -> Session {
  file.keep(session.whereabouts)
  let place = try #require(file.take())
  #expect(file.take() == nil)
  var next = Session(worlds: worlds, resuming: place)
  switch place.subject {
  case .system, .script: break
  case .lesson(let name): try next.open(lesson: name, language: "en")
  case .file(let path): try next.openScript(at: URL(fileURLWithPath: path))
  }
  if case .lesson = place.subject { next.stand(at: place) }
  if case .file = place.subject {
    next.stand(at: place)
    next.runDue()
  }
  return next
}

private func withFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("terrarium-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try body(folder)
}

@Suite struct `The position for the next launch` {
  @Test func `in a demo has its actions, instant and selection`() throws {
    try withFolder { folder in
      var before = session()
      before.open(system: "vertical")
      before.preferences.playback.reducesMotion = true
      before.choose(variant: "article")
      before.perform(action: "push")
      before.opened.stepBack()
      before.opened.stepBack()
      before.opened.select(before.state.controllers.values.first { $0.name == "page1" }?.id)
      let after = try restarted(before, WhereaboutsFile(folder: folder))
      #expect(after.choice == before.choice && after.version == "article")
      #expect(gestures(after) == gestures(before) && !gestures(after).isEmpty)
      #expect(after.recording.traceText(all: true) == before.recording.traceText(all: true))
      #expect(after.player.playhead == before.player.playhead)
      #expect(after.selection == before.selection && after.selection != nil)
    }
  }

  @Test func `is taken once and then deleted`() throws {
    try withFolder { folder in
      let keeper = StateKeeper(folder: folder)
      keeper.keep(session().whereabouts)
      #expect(keeper.takeWhereabouts() != nil)
      #expect(keeper.takeWhereabouts() == nil)
      // What was asked for before is done by then.
      keeper.discardDraft()
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(left.sorted() == ["lock"])
    }
  }

  @Test(arguments: ["transition", "vertical"])
  func `has the branch of a canceled transition, and its microscope`(name: String) throws {
    try withFolder { folder in
      let file = WhereaboutsFile(folder: folder)
      var before = session(name)
      before.opened.goToStart()
      before.opened.lookAtTransition()
      before.opened.seek(toFraction: 0.37)
      before.cancelTransition()
      #expect(before.isTurnedAround)
      let after = try restarted(before, file)
      #expect(after.branchNames == before.branchNames && after.branchNames.count == 2)
      #expect(after.shownBranch == 1)
      #expect(after.recording.traceText(all: true) == before.recording.traceText(all: true))
      #expect(after.microscope?.cancellation == before.microscope?.cancellation)
      #expect(after.microscope?.end == before.microscope?.end)
      #expect(after.fraction == before.fraction && after.isTurnedAround)

      var back = after
      back.returnFromCancelling()
      before.returnFromCancelling()
      #expect(back.recording.traceText(all: true) == before.recording.traceText(all: true))
      let again = try restarted(back, file)
      #expect(again.shownBranch == 0 && again.branchNames == back.branchNames)
      #expect(again.microscope?.cancellation == back.microscope?.cancellation)
    }
  }

  @Test func `has the sandbox calls in a demo with a canceled transition`() throws {
    try withFolder { folder in
      var before = session()
      before.preferences.playback.reducesMotion = true
      before.perform(action: "radar")
      before.opened.goToStart()
      before.opened.lookAtTransition()
      before.opened.seek(toFraction: 0.37)
      before.cancelTransition()
      let after = try restarted(before, WhereaboutsFile(folder: folder))
      #expect(after.microscope?.cancellation == before.microscope?.cancellation)
      #expect(after.player.playhead == before.player.playhead)
    }
  }

  @Test func `in a changed script has no old branches`() throws {
    try withFolder { folder in
      let url = folder.appendingPathComponent("own.swift")
      let text = session("transition").document?.text ?? ""
      try Data(text.utf8).write(to: url)
      var before = session()
      try before.openScript(at: url)
      before.runDue()
      before.opened.goToStart()
      before.opened.lookAtTransition()
      before.opened.seek(toFraction: 0.37)
      before.cancelTransition()
      let file = WhereaboutsFile(folder: folder)
      #expect(try restarted(before, file).branchNames.count == 2)
      file.keep(before.whereabouts)
      try Data((text + "// changed\n").utf8).write(to: url)
      let after = try restarted(before, file)
      #expect(after.branchNames.isEmpty)
    }
  }

  @Test func `in a shipped script and in a lesson is the same`() throws {
    try withFolder { folder in
      let file = WhereaboutsFile(folder: folder)
      var script = session("push")
      script.opened.stepForward()
      script.opened.stepForward()
      #expect(try restarted(script, file).currentLine == script.currentLine)

      var lesson = session()
      try lesson.open(lesson: "14-push", language: "en")
      lesson.opened.stepForward()
      let after = try restarted(lesson, file)
      #expect(after.lesson?.name == "14-push")
      #expect(after.player.playhead == lesson.player.playhead)
    }
  }

  @Test func `in a file has the node of the same name, even if renumbered`()
    throws
  {
    try withFolder { folder in
      let url = folder.appendingPathComponent("own.swift")
      let text = """
        import Containers
        let root = ViewController("root")
        window.rootViewController = root
        simulation.turn()
        """
      try text.write(to: url, atomically: true, encoding: .utf8)
      var before = session()
      try before.openScript(at: url)
      #expect(before.whereabouts?.subject == .file(path: url.path))
      before.runDue()
      before.opened.goToEnd()
      before.opened.select(before.state.controllers.values.first { $0.name == "root" }?.id)
      let place = try #require(before.whereabouts)

      let longer = text.replacingOccurrences(
        of: "let root", with: "let first = ViewController(\"first\")\nlet root")
      try longer.write(to: url, atomically: true, encoding: .utf8)
      var after = Session(worlds: worlds, resuming: place)
      try after.openScript(at: url)
      after.stand(at: place)
      #expect(after.selection == nil)
      after.runDue()
      #expect(after.selection.map(after.state.name(of:)) == "root")
      #expect(after.selection != before.selection)
    }
  }

  @Test func `is nil for unsaved documents, and missing for deleted ones`() throws {
    try withFolder { folder in
      var session = session()
      session.newScript(saying: "let a = 1\n")
      #expect(session.whereabouts == nil)
      session.runDue()
      #expect(session.whereabouts == nil)
      session.open(Recording(), named: "x.terrarium")
      #expect(session.whereabouts == nil)
      let url = folder.appendingPathComponent("x.terrarium")
      session.open(Recording(), named: "x.terrarium", at: url)
      let place = try #require(session.whereabouts)
      #expect(place.subject == .file(path: url.path))
      #expect(!place.subject.isThere && place.subject.name == "x.terrarium")
      #expect(!Whereabouts.Subject.system("nothing", version: "").isThere)
      #expect(Whereabouts.Subject.lesson("14-push").isThere)

      let file = WhereaboutsFile(folder: folder)
      file.keep(place)
      file.keep(nil)
      #expect(file.take() == nil)
      try Data("{".utf8).write(to: folder.appendingPathComponent("last.json"))
      #expect(file.take() == nil)
    }
  }
}
