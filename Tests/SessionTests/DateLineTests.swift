import Figures
import Foundation
import Hierarchy
@testable import Session
import Testing
import Tunnel

/// A man who walks east across the antimeridian.
@Suite struct `A drag over the antimeridian` {
  @Test func `wraps the longitude once and moves the far map evenly`() throws {
    var session = session()
    let near = try id("startMap.view", in: session)
    let far = try id("targetMap.view", in: session)
    session.move(marker: 0, on: near, to: Content.Place(latitude: -17, longitude: 170))
    session.opened.goToEnd()
    let look = MapLook()
    session.beginDrag(ofMarker: 0, on: near)
    session.tick(1)
    var (longitudes, feet, middles): ([Double], [Double], [Double]) = ([], [], [])
    for step in 0...20 {
      if step > 0 {
        session.continueDrag(
          to: Content.Place(latitude: -17, longitude: 170 + Double(step)))
      }
      let place = try #require(session.opened.place(ofMarker: 0, on: near))
      longitudes.append(place.longitude)
      let map = try #require(look.projection(of: near, in: session.state))
      feet.append(
        map.point(for: try Coordinate(latitude: place.latitude, longitude: place.longitude)).x)
      let camera = try #require(look.camera(of: far, in: session.state))
      middles.append(camera.center.longitude)
    }
    #expect(longitudes == (170...180).map(Double.init) + (-179 ... -170).map(Double.init))
    let wraps = zip(longitudes, longitudes.dropFirst()).count { abs($1 - $0) > 180 }
    #expect(wraps == 1)
    // On screen the man continues to the right in even steps, and so does the map below him.
    let steps = zip(feet, feet.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-6 && $0 > 1 })
    #expect(zip(middles, middles.dropFirst()).allSatisfy { abs($1 - $0 - 1) < 1e-6 })
    session.endDrag()
    session.opened.goToEnd()
    #expect(session.opened.place(ofMarker: 0, on: near)?.longitude == -170)
    #expect(session.opened.place(ofMarker: 0, on: far)?.longitude == 10)
  }

  @Test func `is undone in one step, like the return home`() throws {
    var session = session()
    let near = try id("startMap.view", in: session)
    let start = session.opened.place(ofMarker: 0, on: near)
    session.move(marker: 0, on: near, to: Content.Place(latitude: 10, longitude: -190))
    session.opened.goToEnd()
    #expect(
      session.opened.place(ofMarker: 0, on: near) == Content.Place(latitude: 10, longitude: 170))
    session.returnHome(marker: 0, on: near)
    session.opened.goToEnd()
    #expect(session.opened.place(ofMarker: 0, on: near) == start)
    session.undo()
    #expect(session.opened.place(ofMarker: 0, on: near)?.longitude == 170)
    session.undo()
    #expect(session.opened.place(ofMarker: 0, on: near) == start)
    session.returnHome(marker: 0, on: near)
    #expect(!session.canUndo)
  }
}
