import Hierarchy
import Scenarios
@testable import Session
import Testing

/// Markers in a person's hand, without a window.
@Suite struct `A drag` {
  @Test func `is undone in one step`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: map)
    #expect(session.isHolding && session.isMoving, "the marker is being lifted")
    session.tick(1)
    #expect(session.isHolding && !session.isMoving, "a finger that rests lets time stand still")
    for step in 1...5 {
      session.continueDrag(to: Content.Place(latitude: 50 - Double(step), longitude: 10))
    }
    session.endDrag()
    #expect(
      gestures(session)
        == "began@0 changed@217 changed@233 changed@250 changed@267 changed@283 ended@283")
    session.opened.goToEnd()
    #expect(session.opened.place(ofMarker: 0, on: map)?.latitude == 45)
    let other = try id("targetMap.view", in: session)
    #expect(session.opened.place(ofMarker: 0, on: other)?.latitude == -45)
    session.undo()
    #expect(gestures(session) == "")
    #expect(session.opened.place(ofMarker: 0, on: map)?.latitude == 56.55)
  }

  @Test func `keeps up with a long drag`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: map)
    for step in 1...200 {
      session.tick(1.0 / 60)
      session.continueDrag(to: Content.Place(latitude: 50 - Double(step) / 100, longitude: 10))
    }
    session.endDrag()
    session.opened.goToEnd()
    #expect(session.opened.place(ofMarker: 0, on: map)?.latitude == 48)
    session.undo()
    #expect(gestures(session) == "")
  }

  @Test func `restores a marker when it is canceled`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: map)
    session.continueDrag(to: Content.Place(latitude: 0, longitude: 0))
    session.endDrag(cancelled: true)
    #expect(gestures(session) == "" && !session.canUndo && !session.isHolding)
    session.opened.goToEnd()
    #expect(session.opened.place(ofMarker: 0, on: map)?.latitude == 56.55)
  }

  @Test func `ends when another action interrupts it`() throws {
    let ways: [(String, (inout Session) -> Void)] = [
      ("began@0 changed@17 ended@17 rotate@17", { $0.perform(.rotate) }), ("", { $0.undo() }),
      ("", { $0.redo() }), ("", { $0.choose(variant: "original") }),
    ]
    for (expected, act) in ways {
      var session = session()
      let map = try id("startMap.view", in: session)
      session.beginDrag(ofMarker: 0, on: map)
      session.continueDrag(to: Content.Place(latitude: 0, longitude: 0))
      act(&session)
      #expect(gestures(session) == expected && !session.isHolding)
      session.opened.goToEnd()
      guard case .map(let content)? = session.state.views[map]?.content else { continue }
      #expect(content.markers.map(\.lift) == [0])
    }
  }

  @Test func `ignores views that are not markers`() throws {
    var session = session()
    let window = try id("window", in: session)
    let map = try id("startMap.view", in: session)
    session.beginDrag(ofMarker: 0, on: window)
    session.beginDrag(ofMarker: 3, on: map)
    session.beginDrag(ofMarker: 0, on: NodeID(9999))
    session.continueDrag(to: Content.Place(latitude: 0, longitude: 0))
    session.endDrag()
    #expect(gestures(session) == "" && !session.canUndo && !session.isHolding)
  }

  @Test func `moves a marker by keys, up to the poles and around the globe`() throws {
    var session = session()
    let map = try id("startMap.view", in: session)
    session.nudge(marker: 0, on: map, latitude: 0.1, longitude: 0)
    session.opened.goToEnd()
    #expect(session.opened.place(ofMarker: 0, on: map)?.latitude == 56.65)
    #expect(session.canUndo)
    for _ in 0..<3 { session.nudge(marker: 0, on: map, latitude: 20, longitude: 0) }
    session.opened.goToEnd()
    #expect(session.opened.place(ofMarker: 0, on: map) == Content.Place(latitude: 90, longitude: 0))
    session.nudge(marker: 0, on: map, latitude: -50, longitude: 190)
    session.opened.goToEnd()
    #expect(
      session.opened.place(ofMarker: 0, on: map) == Content.Place(latitude: 40, longitude: -170))
  }
}
