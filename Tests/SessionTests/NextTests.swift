import Hierarchy
import Lessons
@testable import Session
import Testing

@Suite struct `The next event` {
  private func session(_ name: String) -> Session {
    var session = Session(worlds: WorldStore(file: nil), opening: name)
    session.opened.goToStart()
    return session
  }

  @Test func `is the target of every step of a run`() {
    var session = session("push")
    var told: [String] = []
    while case .event(let text, let wait) = session.upcoming {
      let instant = session.player.instant.seconds
      session.opened.stepForward()
      told.append(text)
      let line = session.currentLine ?? ""
      #expect(line.hasSuffix(" " + text))
      #expect(abs(session.player.instant.seconds - instant - wait) < 1e-9)
    }
    #expect(told.count == session.progress.of)
    #expect(session.upcoming == .endOfScript)
  }

  @Test func `is described in words, with the remaining time`() {
    let words = [
      Upcoming.event("b viewDidAppear(true)", wait: 0.12), .event("a viewDidLoad", wait: 0),
      .event("x gone", wait: 0.0001), .event("x gone", wait: 1.96), .nothing, .nothingRecorded,
      .asked, .live,
    ].map(\.words)
    #expect(
      words == [
        "Next: b viewDidAppear(true), in 120 ms", "Next: a viewDidLoad, immediately",
        "Next: x gone, in 1 ms", "Next: x gone, in 2.0 s", "Idle: waiting for input",
        "End of recording", "Next: ?",
        "Live",
      ])
  }

  @Test func `counts down while scrubbing`() throws {
    var session = session("tunnel-back")
    let flip = try #require(session.transitions.first)
    session.opened.look(at: flip)
    session.opened.seek(toFraction: 0.5)
    guard case .event(_, let half) = session.upcoming else {
      Issue.record("nothing comes in the middle of the flip")
      return
    }
    session.opened.seek(toFraction: 0.75)
    guard case .event(_, let quarter) = session.upcoming else { return }
    #expect(abs(half - 0.1) < 1e-6 && abs(quarter - 0.05) < 1e-6)
  }

  @Test func `is hidden while a lesson asks for it`() throws {
    var session = Session(worlds: WorldStore(file: nil))
    try session.open(lesson: "adding-a-child", language: "en")
    #expect(session.upcoming != .asked)
    session.goToPage(1)
    #expect(session.upcoming == .asked)
    session.opened.stepForward()
    #expect(session.upcoming == .asked)
    let questions = try #require(session.lesson?.lesson.predictions.map(\.item))
    session.goToPage(1)
    session.answer(questions[0], .choice(1))
    #expect(session.upcoming == .event("child loadView", wait: 0))
    session.tryAgain(questions[0])
    #expect(session.upcoming == .asked)
  }

  @Test func `is none at the end of a recording`() {
    let run = session("push")
    var session = Session(worlds: WorldStore(file: nil))
    session.open(run.recording, named: "push.terrarium")
    session.opened.goToEnd()
    #expect(session.upcoming == .nothingRecorded)
  }
}
