import Figures
import Foundation
import Hierarchy
import Scenarios
import TestSupport
import Testing

@testable import Session

/// No world: these tests are about time and gestures.
private let worlds = WorldStore(file: nil)

/// What a person does, without a window.
@Suite struct `A session` {
  private func session(_ name: String? = nil) -> Session {
    Session(worlds: worlds, opening: name)
  }

  /// The gestures done so far, in short: "radar@0 rotate@200".
  private func gestures(_ session: Session) -> String {
    session.run.gestures.map { timed in
      let word =
        switch timed.gesture {
        case .tap: "tap"
        case .dragMarker(_, _, let phase, _): "\(phase)"
        case .action(let slug): slug
        case .rotate: "rotate"
        }
      return "\(word)@\(timed.instant.milliseconds)"
    }.joined(separator: " ")
  }

  private func id(_ name: String, in session: Session) throws -> NodeID {
    try #require(session.state.views.values.first { $0.name == name }).id
  }

  @Test func `opens a system at rest, a scenario at its start, and Tunnel when nothing is named`() {
    let names = [nil, "vertical-nothing", "tunnel", "vertical"].map { name in
      let session = session(name)
      return "\(session.run.scenario.slug) \(session.progress.done > 0)"
    }
    #expect(names == ["tunnel true", "tunnel true", "tunnel false", "vertical false"])
  }

  @Test func `does what it is told where it stands, and plays on`() {
    var session = session()
    let before = session.recording.events.count
    session.perform(.action("radar"))
    #expect(gestures(session) == "radar@0")
    #expect(session.player.isPlaying && session.recording.events.count > before)
    session.tick(0.25)
    session.perform(.rotate)
    #expect(gestures(session) == "radar@0 rotate@250")
    for _ in 0..<40 { session.tick(0.05) }
    #expect(!session.player.isPlaying)
    #expect(session.progress.done == session.progress.of)
    #expect(session.currentLine?.hasSuffix("targetMap didMove(toParent: nil)") == true)
  }

  @Test func `drops what came later when acting in the past, and undo brings it back`() {
    var session = session()
    session.perform(.action("radar"))
    session.goToEnd()
    session.perform(.rotate)
    session.goToEnd()
    let (whole, recording) = (gestures(session), session.recording)
    session.seek(to: Playhead(.instant(Instant(milliseconds: 100)), in: session.recording))
    session.perform(.rotate)
    #expect(gestures(session) == "radar@0 rotate@100")
    session.undo()
    #expect(gestures(session) == whole)
    #expect(session.recording == recording)
    session.redo()
    #expect(gestures(session) == "radar@0 rotate@100")
    #expect(!session.canRedo && session.canUndo)
  }

  @Test func `drops also what came later within the same instant`() {
    var session = session("tunnel")
    session.perform(.rotate)
    #expect(gestures(session) == "rotate@0")
    session.undo()
    #expect(gestures(session) == "radar@0")
  }

  @Test func `keeps what has happened within the same instant`() {
    var session = session()
    session.perform(.rotate)
    session.perform(.rotate)
    #expect(gestures(session) == "rotate@0 rotate@0")
    session.undo()
    session.undo()
    session.undo()
    #expect(gestures(session) == "" && !session.canUndo)
  }

  @Test func `forgets what was undone when something else is done`() {
    var session = session()
    session.perform(.action("radar"))
    session.undo()
    session.perform(.rotate)
    #expect(!session.canRedo)
    #expect(gestures(session) == "rotate@0")
  }

  @Test func `makes one step of undo of a whole drag`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: map)
    #expect(session.isDragging && session.isMoving && !session.player.isPlaying)
    for step in 1...5 {
      session.tick(0.1)
      session.continueDrag(to: Content.Place(latitude: 50 - Double(step), longitude: 10))
    }
    session.endDrag()
    #expect(
      gestures(session)
        == "began@0 changed@100 changed@200 changed@300 changed@400 changed@500 ended@500")
    session.goToEnd()
    #expect(session.place(ofMarker: 0, on: map)?.latitude == 45)
    let other = try id("targetMap.view", in: session)
    #expect(session.place(ofMarker: 0, on: other)?.latitude == -45)
    session.undo()
    #expect(gestures(session) == "")
    #expect(session.place(ofMarker: 0, on: map)?.latitude == 56.55)
  }

  @Test func `keeps up with a finger that moves for a long time`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: map)
    for step in 1...200 {
      session.tick(1.0 / 60)
      session.continueDrag(to: Content.Place(latitude: 50 - Double(step) / 100, longitude: 10))
    }
    session.endDrag()
    session.goToEnd()
    #expect(session.place(ofMarker: 0, on: map)?.latitude == 48)
    session.undo()
    #expect(gestures(session) == "")
  }

  @Test func `gives a marker back when the drag is cancelled`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: map)
    session.continueDrag(to: Content.Place(latitude: 0, longitude: 0))
    session.endDrag(cancelled: true)
    session.goToEnd()
    #expect(session.place(ofMarker: 0, on: map)?.latitude == 56.55)
  }

  @Test func `never leaves a finger on a marker when something else is done meanwhile`() throws {
    let ways: [(String, (inout Session) -> Void)] = [
      ("began@0 changed@0 ended@0 rotate@0", { $0.perform(.rotate) }), ("", { $0.undo() }),
      ("began@0 changed@0 cancelled@0", { $0.redo() }),
      ("began@0 changed@0 cancelled@0", { $0.choose(variant: "original") }),
    ]
    for (expected, act) in ways {
      var session = session()
      let map = try id("startMap.view", in: session)
      session.beginDrag(ofMarker: 0, on: map)
      session.continueDrag(to: Content.Place(latitude: 0, longitude: 0))
      act(&session)
      #expect(gestures(session) == expected && !session.isDragging)
      session.goToEnd()
      guard case .map(let content)? = session.state.views[map]?.content else { continue }
      #expect(content.markers.map(\.lift) == [0])
    }
  }

  @Test func `ignores drags of what is no marker`() throws {
    var session = session()
    let window = try id("window", in: session)
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: window)
    session.beginDrag(ofMarker: 3, on: map)
    session.beginDrag(ofMarker: 0, on: NodeID(9999))
    session.continueDrag(to: Content.Place(latitude: 0, longitude: 0))
    session.endDrag()
    #expect(gestures(session) == "" && !session.canUndo && !session.isDragging)
  }

  @Test func `moves a marker by keys, up to the poles and around the globe`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.nudge(marker: 0, on: map, latitude: 0.1, longitude: 0)
    session.goToEnd()
    #expect(session.place(ofMarker: 0, on: map)?.latitude == 56.65)
    #expect(session.canUndo)
    for _ in 0..<3 { session.nudge(marker: 0, on: map, latitude: 20, longitude: 0) }
    session.goToEnd()
    #expect(session.place(ofMarker: 0, on: map) == Content.Place(latitude: 90, longitude: 0))
    session.nudge(marker: 0, on: map, latitude: -50, longitude: 190)
    session.goToEnd()
    #expect(session.place(ofMarker: 0, on: map) == Content.Place(latitude: 40, longitude: -170))
  }

  @Test func `opens another system and another version, keeping the speed`() throws {
    var session = session()
    session.setSpeed(0.25)
    session.perform(.action("radar"))
    session.select(NodeID(1))
    session.choose(variant: "original")
    #expect(session.run.variant == "original" && gestures(session) == "radar@0")
    #expect(!session.canUndo && session.selection == nil && session.player.speed == 0.25)
    session.open(try #require(SystemInfo.all.last))
    #expect(session.run.scenario.slug == "vertical" && gestures(session) == "")
    #expect(session.progress.done == session.progress.of && session.player.speed == 0.25)
    session.choose(variant: "no such")
    #expect(session.run.variant == "fixed")
  }

  @Test func `goes straight to the end for those who want no motion`() {
    var session = session()
    session.reducesMotion = true
    session.perform(.action("radar"))
    #expect(!session.player.isPlaying && session.progress.done == session.progress.of)
    session.goToStart()
    session.togglePlaying()
    #expect(!session.player.isPlaying && session.progress.done == session.progress.of)
  }

  @Test(arguments: [UInt64](1...8))
  func `comes back by undo to every state it went through`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = session()
    var states = [(gestures(session), session.recording)]
    for _ in 0..<12 {
      session.seek(
        to: Playhead(
          .instant(Instant(seconds: random.fraction() * 2)), in: session.recording))
      switch random.number(below: 3) {
      case 0: session.perform(.rotate)
      case 1: session.perform(.action("radar"))
      default:
        let map = try id("targetMap.view", in: session)
        session.nudge(marker: 0, on: map, latitude: random.fraction(), longitude: 1)
      }
      states.append((gestures(session), session.recording))
    }
    while let (gestures, recording) = states.popLast() {
      #expect(self.gestures(session) == gestures)
      #expect(session.recording == recording)
      session.undo()
    }
    #expect(!session.canUndo)
  }
}

/// The world file of a process, and what is done without it.
@Suite struct `The world store` {
  @Test func `says where it looked for a missing file, in one line`() {
    let problem = worlds.problem ?? ""
    #expect(worlds.world == nil)
    #expect(problem.hasPrefix("World/world.tgeo is missing (looked in /"))
    #expect(problem.hasSuffix("; places are shown as coordinates"))
    #expect(!problem.contains { $0.isNewline })
  }

  @Test func `says what is wrong with a damaged file, in one line`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("terrarium-test-\(UUID().uuidString).tgeo")
    try Data("not a world".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let store = WorldStore(file: file)
    #expect(store.world == nil)
    #expect(store.problem?.hasPrefix("\(file.path): ") == true)
    #expect(store.problem?.contains { $0.isNewline } == false)
  }

  @Test func `lets Tunnel name its places by their coordinates`() {
    var session = Session(worlds: worlds, opening: "tunnel")
    session.goToEnd()
    let texts = session.state.views.values.compactMap { view -> String? in
      if case .text(let text) = view.content { text.string } else { nil }
    }
    #expect(texts == ["56.55° N, 8.3167° E", "56.55° S, 171.6833° W"])
  }
}
