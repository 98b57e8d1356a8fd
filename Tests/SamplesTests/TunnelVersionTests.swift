import Samples
import Testing

/// Tunnel as published and as first attempted, next to ours; K01, K05 and what led to 2.1.
@Suite struct `Tunnel's other versions` {
  typealias Version = TunnelController.Version

  private func ids(_ stage: Stage<TunnelController>) -> [String] {
    stage.simulation.recording.diagnostics.map(\.id)
  }

  private func tapRadar(_ stage: Stage<TunnelController>) {
    stage.perform { stage.root?.infoButton.tap() }
  }

  @Test func `K01 as published leaves both observations on when released: D20`() {
    func found(_ version: Version, _ link: LocationLink) -> [String] {
      let stage = Stage { TunnelController("tunnel", version: version, link: link) }
      stage.close()
      stage.finish()
      return stage.simulation.recording.diagnostics.map { "\($0.id) \($0.message)" }
    }
    #expect(
      found(.original, .observation) == [
        "D20 tunnel was deallocated and still observes currentLocation of startMap",
        "D20 tunnel was deallocated and still observes currentLocation of targetMap",
      ])
    for link in LocationLink.allCases { #expect(found(.fixed, link) == []) }
  }

  @Test func `S0-61 with maps in the root view flip the whole root: D13`() {
    let stage = Stage { TunnelController("tunnel", version: .rootViews) }
    tapRadar(stage)
    stage.finish()
    let found = stage.simulation.recording.diagnostics
    #expect(found.map(\.id) == ["D13", "D13"])
    #expect(
      found.first?.message
        == "The flip to startGeo flips tunnel.view as a whole, with infoButton, targetMap.view")
    let hosts = stage.simulation.recording.changes.compactMap { change -> String? in
      guard case .animationBegan(let animation) = change, case .transition = animation.motion
      else { return nil }
      return stage.state.name(of: animation.view)
    }
    #expect(hosts == ["tunnel.view", "tunnel.view"])
  }

  @Test(arguments: [0, 100, 300, 500] as [Double])
  func `S0-61 with maps in the root view keep their places all the same`(moment: Double) {
    let stage = Stage { TunnelController("tunnel", version: .rootViews) }
    tapRadar(stage)
    stage.advance(by: moment)
    stage.perform { stage.window.rotate() }
    stage.finish()
    #expect(
      stage.root?.children.map(\.view.frame.text) == ["0,0,460,134.4", "0,185.6,460,134.4"])
  }

  @Test func `include a formula that is 90° off`() {
    let stage = Stage { TunnelController("tunnel", version: .firstFormula) }
    let far = stage.root?.targetMap.currentLocation
    #expect(far?.latitude.rounded() == -33)
    let distance = far.map { Presets.lemvig.coordinate.distance(to: $0) } ?? 0
    #expect(abs(distance - Coordinate.earthRadius * .pi) > 2000)
  }

  @Test func `S0-69 with maps that send every place run in a loop: D21`() {
    let stage = Stage { TunnelController("tunnel", version: .echo) }
    #expect(ids(stage) == ["D21", "D21"])
    let updates = stage.trace(all: true).filter { $0.contains("call startMap.updateLocation") }
    #expect(updates.count > 8 && updates.count < 40)
    stage.perform { stage.root?.startMap.drag(to: Presets.beijing.coordinate) }
    stage.finish()
    // It is said once, and both ends are right in the end.
    #expect(ids(stage) == ["D21", "D21"])
    #expect(stage.root?.startMap.currentLocation == Presets.beijing.coordinate)
    #expect(stage.root?.targetMap.currentLocation == Presets.beijing.coordinate.antipode)
  }

  @Test func `K05 as published can flip back before it has flipped: D22 with a late timer`() {
    func found(_ version: Version, lateness: Double, tapAt moment: Double) -> [String] {
      let stage = Stage { TunnelController("tunnel", version: version) }
      stage.root?.timerLateness = lateness
      tapRadar(stage)
      stage.advance(by: moment)
      tapRadar(stage)
      stage.finish()
      return ids(stage).filter { $0 == "D22" }
    }
    #expect(found(.original, lateness: 0, tapAt: 200) == [])
    #expect(found(.original, lateness: 0.02, tapAt: 200) == ["D22", "D22"])
    #expect(found(.original, lateness: 0.02, tapAt: 250) == [])
    for moment in stride(from: 0.0, through: 500, by: 20) {
      #expect(found(.fixed, lateness: 0.02, tapAt: moment) == [])
    }
  }

  @Test func `K06 keep the hidden panes as children if requested, with their callbacks`() {
    func warned(_ keepsChildren: Bool) -> [String] {
      let stage = Stage { TunnelController("tunnel") }
      stage.root?.keepsChildren = keepsChildren
      tapRadar(stage)
      stage.finish()
      let events = stage.eventCount
      stage.simulation.sendMemoryWarning()
      let all = stage.trace(from: events)
      return all.map { $0.split(separator: " ")[1] }.map(String.init)
    }
    #expect(warned(false) == ["tunnel", "startGeo", "targetGeo"])
    #expect(warned(true) == ["tunnel", "startMap", "targetMap", "startGeo", "targetGeo"])
  }

  @Test func `K06 that stay children flip forth and back without moving`() {
    let stage = Stage { TunnelController("tunnel") }
    stage.root?.keepsChildren = true
    tapRadar(stage)
    stage.finish()
    let events = stage.eventCount
    for _ in 0..<2 {
      tapRadar(stage)
      stage.finish()
    }
    #expect(!stage.trace(from: events).contains { $0.contains("Move(") || $0.contains("?") })
    #expect(
      stage.root?.children.map(\.name) == ["startMap", "targetMap", "startGeo", "targetGeo"])
    #expect(stage.root?.startGeo.appearancePhase == .appeared)
    #expect(stage.root?.startMap.appearancePhase == .disappeared)
    #expect(ids(stage) == [])
  }

  @Test func `K10 are side by side where the screen is wide, if requested`() {
    let stage = Stage(size: CGSize(width: 480, height: 300)) { TunnelController("tunnel") }
    func slots() -> [String] {
      (stage.root?.view.subviews ?? []).filter { $0.name.hasSuffix("Container") }
        .map(\.frame.text)
    }
    stage.perform { stage.root?.isSideBySide = true }
    #expect(slots() == ["0,0,201.6,300", "278.4,0,201.6,300"])
    stage.perform { stage.window.rotate() }
    #expect(slots() == ["0,0,300,201.6", "0,278.4,300,201.6"])
    #expect(stage.root?.startMap.view.frame.text == "0,0,300,201.6")
  }
}
