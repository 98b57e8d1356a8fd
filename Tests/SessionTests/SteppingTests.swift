import Hierarchy
import Session
import Testing

@Suite struct `Stepping through a run` {
  private func session(_ name: String, by unit: StepUnit) -> Session {
    var session = Session(worlds: WorldStore(file: nil), opening: name)
    session.goToStart()
    session.stepUnit = unit
    return session
  }

  /// The places of a walk to the end, and back.
  private func walk(_ session: inout Session, steps: Int) -> (there: [String], back: [String]) {
    func place(_ session: Session) -> String {
      "\(session.player.instant.milliseconds) \(session.player.eventCount) \(session.executedLine ?? 0)"
    }
    var there = [place(session)]
    for _ in 0..<steps {
      session.stepForward()
      there.append(place(session))
    }
    var back = [place(session)]
    for _ in 0..<steps {
      session.stepBack()
      back.append(place(session))
    }
    return (there, back)
  }

  @Test(arguments: [StepUnit.callback, .statement, .transition])
  func `goes back the way it went`(unit: StepUnit) {
    var session = session("tunnel-back", by: unit)
    let (there, back) = walk(&session, steps: 8)
    #expect(there == back.reversed())
    #expect(Set(there).count == 9)
  }

  @Test func `by statements follows the lines in the order they were executed`() {
    var session = session("add", by: .statement)
    var lines: [Int] = []
    for _ in 0..<10 {
      session.stepForward()
      if let line = session.executedLine { lines.append(line) }
    }
    let text = session.document?.text.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(
      lines.prefix(5).map { text[$0 - 1] } == [
        "let root = ViewController(\"root\")", "let child = ViewController(\"child\")",
        "window.rootViewController = root", "simulation.turn()", "root.addChild(child)",
      ])
  }

  @Test func `by frames takes sixtieths of a second`() {
    var session = session("tunnel-back", by: .frame)
    for _ in 0..<6 { session.stepForward() }
    #expect(session.player.instant.milliseconds == 100)
    session.stepBack()
    #expect(session.player.instant.milliseconds == 83)
  }

  @Test func `by transitions stops where something begins to move, or comes to rest`() {
    var session = session("tunnel-back", by: .transition)
    var counts: [Int] = []
    for _ in 0..<4 {
      session.stepForward()
      counts.append(session.state.animations.count)
    }
    #expect(counts.contains(0) && counts.contains { $0 > 0 })
  }
}
