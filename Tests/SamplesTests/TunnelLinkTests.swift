import Samples
import Testing

/// The three ways in which Tunnel's maps tell what a finger did; S0-32, S0-62 to S0-72.
@Suite struct `A link of Tunnel's` {
  private let beijing = Presets.beijing.coordinate

  /// The default trace of a drag of each marker, and where both are at last.
  private func story(_ link: LocationLink) -> [String] {
    let stage = Stage { TunnelController("tunnel", link: link) }
    let events = stage.eventCount
    stage.perform { stage.root?.startMap.drag(to: beijing) }
    stage.finish()
    stage.perform { stage.root?.targetMap.drag(to: Presets.madrid.coordinate) }
    stage.finish()
    let places = [stage.root?.startMap, stage.root?.targetMap].map {
      $0?.currentLocation.map { "\($0.latitude) \($0.longitude)" } ?? ""
    }
    return stage.trace(from: events, all: true) + places
  }

  @Test func `S0-71 has the same result as every other`() {
    let stories = LocationLink.allCases.map(story)
    #expect(stories.count == 3)
    #expect(Set(stories).count == 1)
    #expect(
      stories[0].filter { $0.contains("Location(") }.map { $0.replacing("call ", with: "") } == [
        "0 targetMap.updateLocation(-39.9, -63.6)",
        "200 startMap.currentLocation(39.9, 116.4)", "200 targetMap.updateLocation(-39.9, -63.6)",
        "500 startMap.updateLocation(-40.4168, 176.2962)",
        "700 targetMap.currentLocation(40.4168, -3.7038)",
        "700 startMap.updateLocation(-40.4168, 176.2962)",
      ])
  }

  @Test(arguments: LocationLink.allCases)
  func `S0-32 is drawn from the container to its maps`(link: LocationLink) {
    let stage = Stage { TunnelController("tunnel", link: link) }
    let words = ["observation": "currentLocation", "notification": "notices"]
    #expect(
      stage.state.observations.map {
        "\(stage.state.name(of: $0.observer)) \(stage.state.name(of: $0.subject)) \($0.what)"
      } == ["startMap", "targetMap"].map { "tunnel \($0) \(words[link.rawValue] ?? "delegate")" })
    stage.close()
    #expect(stage.state.observations.isEmpty)
  }

  @Test(arguments: LocationLink.allCases)
  func `S0-72 works in a navigation stack as it does alone`(link: LocationLink) {
    let stage = Stage {
      NavigationController("stack", rootViewController: ViewController("first"))
    }
    let pushed = stage.simulation.make { TunnelController("tunnel", link: link) }
    stage.perform { stage.root?.pushViewController(pushed, animated: true) }
    stage.finish()
    let events = stage.eventCount
    stage.perform { pushed.startMap.drag(to: beijing) }
    stage.finish()
    #expect(
      stage.trace(from: events, all: true).filter { $0.contains("Location(") }.map {
        $0.split(separator: " ").dropFirst(2).joined(separator: " ")
      } == [
        "targetMap.updateLocation(-39.9, -63.6)", "startMap.currentLocation(39.9, 116.4)",
        "targetMap.updateLocation(-39.9, -63.6)",
      ])
    stage.perform { pushed.infoButton.tap() }
    stage.finish()
    #expect(pushed.children.map(\.name) == ["startGeo", "targetGeo"])
    stage.perform { stage.window.rotate() }
    stage.finish()
    #expect(pushed.children.map(\.view.frame.text) == ["0,0,460,115.92", "0,0,460,115.92"])
    stage.perform { stage.root?.popViewController(animated: true) }
    stage.finish()
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `S0-41 S0-72 reaches a single map that is pushed`() {
    let stage = Stage {
      NavigationController("stack", rootViewController: ViewController("first"))
    }
    let map = stage.simulation.make { MapController("map") }
    stage.perform {
      map.updateLocation(Presets.madrid.coordinate)
      stage.root?.pushViewController(map, animated: false)
    }
    var heard: [Coordinate] = []
    if let root = stage.root { map.observeLocation(by: root) { heard.append($0) } }
    stage.perform { map.drag(to: beijing) }
    stage.finish()
    #expect(heard == [beijing])
    #expect(map.view.frame.size == map.view.superview?.bounds.size)
    if let root = stage.root { map.stopObserving(by: root) }
    stage.perform { stage.window.rotate() }
    stage.finish()
    #expect(map.view.frame.size == map.view.superview?.bounds.size)
  }
}
