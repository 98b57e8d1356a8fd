import Hierarchy
import Testing

@testable import Session

/// A recording that grows while one looks at it.
@Suite struct `A program that is watched` {
  /// A window with so many views in it, one an event.
  private func recording(of count: Int) -> Recording {
    var recording = Recording()
    recording.append(.viewMade(NodeID(1), name: "demo", className: "application"))
    recording.append(.rootViewController(window: NodeID(1), nil))
    recording.append(log: "demo", at: .zero, turn: 1)
    for place in 1...count {
      let id = NodeID(Int32(place + 1))
      let instant = Instant(nanoseconds: Int64(place) * 1_000_000)
      recording.append(.viewMade(id, name: "button \(place)", className: "button"))
      recording.append(.superview(id, NodeID(1), index: .max))
      recording.append(log: "button \(place) is new", at: instant, turn: Int32(place + 1))
    }
    return recording
  }

  private func session(watching recording: Recording) -> Session {
    var session = Session(worlds: WorldStore())
    session.open(recording, named: "demo")
    session.goToEnd()
    return session
  }

  @Test func `is followed by whoever stands at the end`() {
    var session = session(watching: recording(of: 3))
    session.select(NodeID(2))
    session.follow(recording(of: 5))
    #expect(session.isLive)
    #expect(session.state.views.values.count == 6)
    #expect(session.selection == NodeID(2))
  }

  @Test func `goes on in one row of runs until something else is opened`() {
    var session = session(watching: recording(of: 3))
    let (first, count) = (session.firstRun, session.runCount)
    session.follow(recording(of: 5))
    session.follow(recording(of: 6))
    #expect((session.firstRun, session.runCount) == (first, count + 2))
    session.open(recording(of: 3), named: "other")
    #expect(session.firstRun == session.runCount)
  }

  @Test func `stands still for whoever looks at something earlier`() {
    var session = session(watching: recording(of: 3))
    session.stepBack()
    let before = session.state
    session.follow(recording(of: 5))
    #expect(!session.isLive)
    #expect(session.state == before)
    session.goToEnd()
    #expect(session.state.views.values.count == 6)
  }

  @Test func `does not take the place of something that runs`() {
    var session = Session(worlds: WorldStore())
    let before = session.recording.events.count
    session.follow(recording(of: 5))
    #expect(session.recording.events.count == before)
  }
}
