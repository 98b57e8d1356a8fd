import Figures
import Foundation
import Hierarchy
import Scenarios
import TestSupport
import Testing

@testable import Session

/// What a person does, without a window.
@Suite struct `A session` {
  @Test func `opens a demo at rest, a script after its first turn, or Tunnel`() {
    let names = [nil, "vertical-nothing", "tunnel", "vertical"].map { name in
      let session = session(name)
      let (done, all) = session.progress
      return "\(session.run.scenario.slug) \(done) of \(all), \(session.player.isPlaying)"
    }
    #expect(
      names == [
        "tunnel 19 of 19, false", "tunnel 19 of 19, false", "tunnel 19 of 43, false",
        "vertical 12 of 30, false",
      ])
  }

  @Test func `performs an action at the current instant and plays on`() {
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

  @Test func `drops later actions after one in the past, and undo restores them`() {
    var session = session()
    session.perform(.action("radar"))
    session.opened.goToEnd()
    session.perform(.rotate)
    session.opened.goToEnd()
    let (whole, recording) = (gestures(session), session.recording)
    session.opened.seek(to: Playhead(.instant(Instant(milliseconds: 100)), in: session.recording))
    session.perform(.rotate)
    #expect(gestures(session) == "radar@0 rotate@100")
    session.undo()
    #expect(gestures(session) == whole)
    #expect(session.recording == recording)
    session.redo()
    #expect(gestures(session) == "radar@0 rotate@100")
    #expect(!session.canRedo && session.canUndo)
  }

  @Test func `drops later actions of the same instant, too`() {
    var session = session()
    let rest = session.player.eventCount
    session.perform(.action("radar"))
    session.opened.seek(to: Playhead(instant: .zero, eventCount: rest))
    session.perform(.rotate)
    #expect(gestures(session) == "rotate@0")
    session.undo()
    #expect(gestures(session) == "radar@0")
  }

  @Test func `keeps earlier actions of the same instant`() {
    var session = session()
    session.perform(.rotate)
    session.perform(.rotate)
    #expect(gestures(session) == "rotate@0 rotate@0")
    session.undo()
    session.undo()
    session.undo()
    #expect(gestures(session) == "" && !session.canUndo)
  }

  @Test func `clears redo after a new action`() {
    var session = session()
    session.perform(.action("radar"))
    session.undo()
    session.perform(.rotate)
    #expect(!session.canRedo)
    #expect(gestures(session) == "rotate@0")
  }

  @Test func `keeps the speed in another demo and another version`() throws {
    var session = session()
    session.preferences.playback.speed = 0.25
    session.perform(.action("radar"))
    session.opened.select(NodeID(1))
    session.choose(variant: "original")
    #expect(session.run.variant == "original" && gestures(session) == "radar@0")
    #expect(session.canUndo && session.selection == nil && session.player.settings.speed == 0.25)
    session.undo()
    #expect(session.run.variant == "fixed" && gestures(session) == "radar@0")
    session.redo()
    #expect(session.run.variant == "original" && gestures(session) == "radar@0")
    session.open(try #require(SystemInfo.all.first { $0.slug == "vertical" }))
    #expect(session.run.scenario.slug == "vertical" && gestures(session) == "")
    #expect(session.progress.done == session.progress.of && session.player.settings.speed == 0.25)
    session.choose(variant: "no such")
    #expect(session.run.variant == "fixed")
  }

  @Test func `goes straight to the end with reduced motion`() {
    var session = session()
    session.preferences.playback.reducesMotion = true
    session.perform(.action("radar"))
    #expect(!session.player.isPlaying && session.progress.done == session.progress.of)
    session.opened.goToStart()
    session.opened.togglePlaying()
    #expect(!session.player.isPlaying && session.progress.done == session.progress.of)
  }

  @Test(arguments: [UInt64](1...8))
  func `returns to every earlier state by undo`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var session = session()
    var states = [(gestures(session), session.recording)]
    for _ in 0..<12 {
      session.opened.seek(
        to: Playhead(
          .instant(Instant(seconds: random.fraction() * 2)), in: session.recording))
      switch random.number(below: 3) {
      case 0: session.perform(.rotate)
      case 1: session.perform(.action("radar"))
      default:
        let map = try id("targetMap.view", in: session)
        session.nudge(marker: 0, on: map, latitude: random.fraction(), longitude: 1)
      }
      // What changed nothing, such as a tap on a locked button, was not done.
      if session.recording != states[states.count - 1].1 {
        states.append((gestures(session), session.recording))
      }
    }
    while let (gestures, recording) = states.popLast() {
      #expect(SessionTests.gestures(session) == gestures)
      #expect(session.recording == recording)
      session.undo()
    }
    #expect(!session.canUndo)
  }
}

/// The world file of a process, and what is done without it.
@Suite struct `The world store` {
  @Test func `reports a missing file with its path, in one line`() {
    let problem = worlds.problem ?? ""
    #expect(worlds.world == nil)
    #expect(problem.hasPrefix("World/world.tgeo is missing (looked in /"))
    #expect(problem.hasSuffix("; places are shown as coordinates"))
    #expect(!problem.contains { $0.isNewline })
  }

  @Test func `reports a damaged file in one line`() throws {
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
    session.opened.goToEnd()
    let texts = session.state.views.values.compactMap { view -> String? in
      if case .text(let text) = view.content { text.string } else { nil }
    }
    #expect(texts == ["56.55° N, 8.3167° E", "56.55° S, 171.6833° W"])
  }
}
