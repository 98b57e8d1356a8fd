import Samples
import Testing

/// Tunnel as systems 2.1 describes it: maps that show each other's far side.
@Suite struct `Tunnel's maps` {
  private let beijing = Presets.beijing.coordinate

  private func map(_ controller: MapController?) -> MapView? {
    controller?.viewIfLoaded as? MapView
  }

  private func marker(_ controller: MapController?) -> Content.Place? {
    map(controller)?.map.markers.first?.place
  }

  /// The calls of `updateLocation` since an event.
  private func updates(_ stage: Stage<TunnelController>, from event: Int) -> [String] {
    stage.trace(from: event, all: true).filter { $0.contains("updateLocation") }
  }

  @Test func `start in west Jutland and at its antipode`() {
    let stage = Stage { TunnelController("tunnel") }
    #expect(stage.root?.startMap.currentLocation == Presets.lemvig.coordinate)
    #expect(stage.root?.targetMap.currentLocation == Presets.lemvig.coordinate.antipode)
    #expect(
      updates(stage, from: 0) == [
        "0 call startMap.updateLocation(56.55, 8.316667)",
        "0 call targetMap.updateLocation(-56.55, -171.683333)",
      ])
  }

  /// Those that find the far side by the right formula and do not echo.
  private static let sound: [TunnelController.Version] = [.fixed, .original, .rootViews]

  @Test(arguments: sound, [true, false])
  func `send the other one a drop, once, and never echo`(
    version: TunnelController.Version, isUpper: Bool
  ) {
    let stage = Stage { TunnelController("tunnel", version: version) }
    let (near, far) = (stage.root?.startMap, stage.root?.targetMap)
    let (dragged, other) = isUpper ? (near, far) : (far, near)
    let place = Content.Place(latitude: 39.9, longitude: 116.4)
    stage.perform {
      map(dragged)?.dragMarker(0, .began, to: place)
      map(dragged)?.dragMarker(0, .changed, to: place)
    }
    stage.advance(by: 500)
    let events = stage.eventCount
    stage.perform { map(dragged)?.dragMarker(0, .ended, to: place) }
    #expect(updates(stage, from: events).isEmpty)
    stage.finish()
    let name = isUpper ? "targetMap" : "startMap"
    #expect(updates(stage, from: events) == ["700 call \(name).updateLocation(-39.9, -63.6)"])
    #expect(dragged?.currentLocation == beijing)
    #expect(other?.currentLocation == beijing.antipode)
    #expect(marker(other) == Content.Place(latitude: -39.9, longitude: -63.599999999999994))
  }

  @Test func `follow while dragging when fixed, only on the drop in the original`() {
    func followed(_ version: TunnelController.Version) -> Content.Place? {
      let stage = Stage { TunnelController("tunnel", version: version) }
      stage.perform {
        map(stage.root?.startMap)?.dragMarker(
          0, .began, to: Content.Place(latitude: 0, longitude: 0))
        map(stage.root?.startMap)?.dragMarker(
          0, .changed, to: Content.Place(latitude: 10, longitude: 20))
      }
      return marker(stage.root?.targetMap)
    }
    #expect(followed(.fixed) == Content.Place(latitude: -10, longitude: -160))
    #expect(followed(.original)?.latitude == -56.55)
  }

  @Test func `lift the marker, drop it, and center on the drop point`() {
    let stage = Stage { TunnelController("tunnel") }
    let start = stage.root?.startMap
    func lift() -> Double? {
      guard let id = start?.view.id,
        case .map(let map)? = stage.simulation.recording.state(at: stage.simulation.clock)
          .presentation(of: id)?.content
      else { return nil }
      return (map.markers[0].lift * 100).rounded() / 100
    }
    let place = Content.Place(latitude: 56, longitude: 9)
    stage.perform { map(start)?.dragMarker(0, .began, to: place) }
    var lifts = [lift()]
    for _ in 0..<2 {
      stage.advance(by: 100)
      lifts.append(lift())
    }
    stage.perform {
      map(start)?.dragMarker(0, .changed, to: place)
      map(start)?.dragMarker(0, .ended, to: place)
    }
    for _ in 0..<2 {
      stage.advance(by: 100)
      lifts.append(lift())
    }
    #expect(lifts == [0, 5, 10, 5, 0])
    #expect(map(start)?.map.center == place)
    stage.finish()
    #expect(stage.state.animations.isEmpty)
  }

  @Test(arguments: sound)
  func `cancel a drag at both ends`(version: TunnelController.Version) {
    let stage = Stage { TunnelController("tunnel", version: version) }
    let maps = [stage.root?.startMap, stage.root?.targetMap]
    let before = maps.map(marker)
    stage.perform {
      map(maps[0])?.dragMarker(0, .began, to: Content.Place(latitude: 0, longitude: 0))
      map(maps[0])?.dragMarker(0, .changed, to: Content.Place(latitude: 1, longitude: 2))
      map(maps[0])?.dragMarker(0, .cancelled, to: Content.Place(latitude: 1, longitude: 2))
    }
    stage.finish()
    #expect(maps.map(marker) == before)
    #expect(maps[0]?.currentLocation == Presets.lemvig.coordinate)
    #expect(maps[1]?.currentLocation == Presets.lemvig.coordinate.antipode)
  }

  @Test func `do not settle a marker that is grabbed again before it settled`() {
    let stage = Stage { TunnelController("tunnel") }
    let start = stage.root?.startMap
    let (first, second) = (
      Content.Place(latitude: 1, longitude: 1), Content.Place(latitude: 2, longitude: 2)
    )
    stage.perform {
      map(start)?.dragMarker(0, .began, to: first)
      map(start)?.dragMarker(0, .changed, to: first)
      map(start)?.dragMarker(0, .ended, to: first)
    }
    stage.advance(by: 100)
    stage.perform { map(start)?.dragMarker(0, .began, to: first) }
    stage.advance(by: 300)
    #expect(start?.currentLocation == Presets.lemvig.coordinate)
    stage.perform {
      map(start)?.dragMarker(0, .changed, to: second)
      map(start)?.dragMarker(0, .ended, to: second)
    }
    stage.finish()
    #expect(start?.currentLocation?.latitude == 2)
    #expect(stage.root?.targetMap.currentLocation?.latitude == -2)
  }

  @Test func `drop a marker at its last place when the finger ends off the Earth`() {
    let stage = Stage { TunnelController("tunnel") }
    let start = stage.root?.startMap
    stage.perform {
      map(start)?.dragMarker(0, .began, to: Content.Place(latitude: 80, longitude: 0))
      map(start)?.dragMarker(0, .changed, to: Content.Place(latitude: 89, longitude: 0))
      map(start)?.dragMarker(0, .changed, to: Content.Place(latitude: 91, longitude: 0))
      map(start)?.dragMarker(0, .ended, to: Content.Place(latitude: .nan, longitude: 0))
    }
    stage.finish()
    #expect(start?.currentLocation?.latitude == 89)
    #expect(map(start)?.map.markers[0].lift == 0)
  }

  @Test func `ignore touches that never began`() {
    let stage = Stage { TunnelController("tunnel") }
    let before = stage.state
    stage.perform {
      for phase in [MapView.DragPhase.changed, .ended, .cancelled] {
        map(stage.root?.startMap)?.dragMarker(
          0, phase, to: Content.Place(latitude: 1, longitude: 1))
      }
      map(stage.root?.startMap)?.dragMarker(7, .began, to: Content.Place(latitude: 1, longitude: 1))
    }
    #expect(stage.state.views == before.views)
    stage.perform { stage.root?.startMap.drag(to: beijing) }
    stage.finish()
    #expect(stage.root?.startMap.currentLocation == beijing)
  }

  @Test func `are observed while Tunnel lives, and not after its release`() {
    let stage = Stage { TunnelController("tunnel") }
    let (start, target) = (stage.root?.startMap, stage.root?.targetMap)
    #expect(
      stage.state.observations.map { stage.state.name(of: $0.subject) } == [
        "startMap", "targetMap",
      ])
    stage.finish()
    stage.close()
    #expect(stage.state.observations.isEmpty)
    let events = stage.eventCount
    stage.perform { start?.drag(to: beijing) }
    stage.finish()
    #expect(updates(stage, from: events).isEmpty)
    #expect(target?.currentLocation == Presets.lemvig.coordinate.antipode)
  }

  @Test func `are released with Tunnel when nothing else retains them`() {
    let stage = Stage { TunnelController("tunnel") }
    stage.perform { stage.root?.infoButton.tap() }
    stage.advance(by: 150)
    stage.close()
    stage.finish()
    let gone = stage.trace(all: true).filter { $0.contains("gone") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    #expect(gone.sorted() == ["startGeo", "startMap", "targetGeo", "targetMap", "tunnel"])
    #expect(stage.state.controllers.values.isEmpty)
  }
}
