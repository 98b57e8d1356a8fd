import Hierarchy
@testable import Session
import Testing

@Suite struct `Stepping through a run` {
  private func session(_ name: String, by unit: StepUnit) -> Session {
    var session = Session(worlds: WorldStore(file: nil), opening: name)
    session.opened.goToStart()
    session.preferences.playback.stepUnit = unit
    return session
  }

  /// The places of a walk to the end, and back.
  private func walk(_ session: inout Session, steps: Int) -> (there: [String], back: [String]) {
    func place(_ session: Session) -> String {
      "\(session.player.instant.milliseconds) \(session.player.eventCount) \(session.executedLine ?? 0)"
    }
    var there = [place(session)]
    for _ in 0..<steps {
      session.opened.stepForward()
      there.append(place(session))
    }
    var back = [place(session)]
    for _ in 0..<steps {
      session.opened.stepBack()
      back.append(place(session))
    }
    return (there, back)
  }

  @Test(arguments: [StepUnit.callback, .statement, .transition])
  func `goes back over the same steps`(unit: StepUnit) {
    var session = session("tunnel-back", by: unit)
    let (there, back) = walk(&session, steps: 8)
    #expect(there == back.reversed())
    #expect(Set(there).count == 9)
  }

  @Test func `by statements follows the lines in the order they were executed`() {
    var session = session("add", by: .statement)
    var lines: [Int] = []
    for _ in 0..<10 {
      session.opened.stepForward()
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
    for _ in 0..<6 { session.opened.stepForward() }
    #expect(session.player.instant.milliseconds == 100)
    session.opened.stepBack()
    #expect(session.player.instant.milliseconds == 83)
  }

  @Test func `by transitions stops where an animation begins or ends`() {
    var session = session("tunnel-back", by: .transition)
    var counts: [Int] = []
    for _ in 0..<4 {
      session.opened.stepForward()
      counts.append(session.state.animations.count)
    }
    #expect(counts.contains(0) && counts.contains { $0 > 0 })
  }

  @Test func `stops at both ends`() {
    var session = session("tunnel-back", by: .callback)
    #expect(session.isAtStart && !session.isAtEnd)
    session.opened.stepForward()
    #expect(!session.isAtStart && !session.isAtEnd)
    session.opened.goToEnd()
    #expect(!session.isAtStart && session.isAtEnd)
    session.opened.stepBack()
    #expect(!session.isAtEnd)
  }

  @Test func `stops at the last page of an open lesson`() throws {
    var session = session("tunnel-back", by: .callback)
    try session.open(lesson: "06-adding-a-child", language: "en")
    let last = try #require(session.lesson).pages.count - 1
    #expect(session.isAtStart && !session.isAtEnd)
    session.goToPage(last)
    #expect(!session.isAtStart && session.isAtEnd)
  }

  @Test func `has several speeds, and keeps the last one`() {
    var session = session("add", by: .callback)
    session.preferences.playback.speed = 1
    func changed(faster: Bool) -> Double {
      session.perform(.time(.changeSpeed(faster: faster)))
      return session.player.settings.speed
    }
    #expect((0..<6).map { _ in changed(faster: false) } == [0.5, 0.25, 0.1, 0.05, 0.05, 0.05])
    session.preferences.playback.speed = 1
    #expect((0..<3).map { _ in changed(faster: true) } == [2, 4, 4])
  }

  @Test func `goes from diagnostic to diagnostic and wraps around`() throws {
    var session = session("misuse-d05", by: .callback)
    let all = session.recording.events.indices.filter {
      if case .diagnostic = session.recording.events[$0].kind { true } else { false }
    }
    #expect(!all.isEmpty)
    var seen: [Int] = []
    for _ in 0...all.count {
      let next = try #require(session.nextDiagnosis)
      seen.append(next)
      session.opened.show(diagnosticAt: next)
    }
    #expect(seen == all + [all[0]])
    #expect(Session(worlds: WorldStore(file: nil), opening: "add").nextDiagnosis == nil)
  }

  @Test func `lists all diagnostics of a run with their lines`() throws {
    func list(_ session: Session) -> [String] {
      session.diagnoses.map { "\($0.kind) \($0.id) \($0.line ?? 0) \($0.hasHappened)" }
    }
    var session = Session(worlds: WorldStore(file: nil))
    session.newScript()
    session.editScript(
      """
      import Containers

      let root = ViewController("root")
      let stray = ViewController("stray")
      let child = ViewController("child")
      root.view.addSubview(stray.view)
      root.addChild(child)
      root.view.addSubview(child.view)
      window.rootViewController = root
      simulation.turn()
      """)
    session.adopt(try #require(session.pendingRun).execute())
    session.opened.goToEnd()
    #expect(list(session) == ["Lint D01 6 true", "Lint D05 7 true"])
    session.opened.goToStart()
    #expect(list(session) == ["Lint D01 6 false", "Lint D05 7 false"])
    #expect(Session(worlds: WorldStore(file: nil), opening: "add").diagnoses.isEmpty)
  }

  @Test func `removes UI prefixes if they prevent a script from running`() throws {
    var session = Session(worlds: WorldStore(file: nil))
    session.newScript()
    session.editScript("import UIKit\nlet root = UIViewController()\n")
    session.adopt(try #require(session.pendingRun).execute())
    #expect(session.isForUIKit)
    #expect(session.shortenNames() == ["UIViewController"])
    session.adopt(try #require(session.pendingRun).execute())
    #expect(!session.isForUIKit && session.scriptErrors.isEmpty)
    #expect(session.document?.text == "import Containers\nlet root = ViewController()\n")
    session.undo()
    #expect(session.document?.text == "import UIKit\nlet root = UIViewController()\n")
  }
}
