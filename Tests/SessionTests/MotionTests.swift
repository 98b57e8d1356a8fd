import Hierarchy
import Scenarios
import Session
import Testing

/// What moves next is known before it does, so that it can be painted in time.
@Suite struct `What moves next` {
  /// The tunnel after its radar button was tapped, at the start.
  private func tapped() -> Session {
    var session = session()
    session.perform(action: "radar")
    session.goToStart()
    return session
  }

  @Test func `is nothing while time stands`() {
    var session = tapped()
    #expect(session.nextMotion == nil)
    session.togglePlaying()
    #expect(session.nextMotion != nil)
  }

  @Test func `is each animation in its turn, before it begins and while it runs`() {
    var session = tapped()
    session.togglePlaying()
    var seen: [String] = []
    while session.isMoving {
      let next = session.nextMotion
      let words = next.map { "\($0.begin.milliseconds)+\(Int($0.duration * 1000))" } ?? "none"
      if seen.last != words { seen.append(words) }
      session.tick(0.02)
    }
    #expect(seen == ["0+200", "200+200"])
    #expect(session.nextMotion == nil)
  }

  @Test func `looks as it does when one goes there`() throws {
    var session = tapped()
    session.togglePlaying()
    let next = try #require(session.nextMotion)
    let looks = session.looks(amid: next)
    session.tick(0.05)
    #expect(session.state == looks[0])
    session.tick(0.1)
    #expect(session.state == looks[1])
  }
}
