import Samples
import Testing

/// The views that Tunnel keeps between its own and its children's; S0-25 to S0-46.
@Suite struct `A slot of Tunnel's` {
  @Test func `S0-37 gives a map its size, even if it had none at first`() {
    let simulation = Simulation()
    simulation.make {
      let (slot, map) = (View("slot"), MapController("map"))
      slot.addSubview(map.view)
      #expect(map.view.frame.text == "0,0,0,0")
      slot.frame = CGRect(x: 0, y: 0, width: 320, height: 193.2)
      #expect(map.view.frame.text == "0,0,320,193.2")
    }
  }

  @Test func `S0-34 S0-35 holds any map`() {
    let stage = Stage { TunnelController("tunnel") }
    let maps = [stage.root?.startMap, stage.root?.targetMap].compactMap(\.self)
    let slots = maps.compactMap(\.view.superview)
    stage.perform {
      for (map, slot) in zip(maps, slots.reversed()) {
        slot.addSubview(map.view)
        map.view.frame = slot.bounds
      }
    }
    stage.perform { stage.window.rotate() }
    stage.finish()
    #expect(slots.map(\.name) == ["topContainer", "bottomContainer"])
    #expect(maps.map { $0.view.superview?.name ?? "" } == ["bottomContainer", "topContainer"])
    #expect(maps.map(\.view.frame.text) == ["0,0,460,134.4", "0,0,460,134.4"])
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `S0-36 S0-40 holds the map view itself, which its controller made`() {
    let stage = Stage { TunnelController("tunnel") }
    let map = stage.root?.startMap
    #expect(map?.view is MapView)
    #expect(map?.view.superview?.name == "topContainer")
    #expect(map?.view.superview?.superview === stage.root?.view)
    #expect(
      stage.trace().filter { $0.contains(" startMap ") && $0.contains("oad") } == [
        "0 startMap loadView", "0 startMap viewDidLoad",
      ])
  }

  @Test func `S0-27 S0-28 S0-33 is not needed by panes off screen, whose pictures are set`() {
    let simulation = Simulation()
    simulation.make {
      let tunnel = TunnelController("tunnel")
      let panes = [tunnel.startMap, tunnel.targetMap, tunnel.startGeo, tunnel.targetGeo]
      #expect(panes.allSatisfy { !$0.isViewLoaded && $0.parent == nil })
      #expect(tunnel.startMap.annotationImagePath == "man")
      tunnel.loadViewIfNeeded()
      #expect((tunnel.startMap.view as? MapView)?.map.markers.first?.picture == "man")
      #expect((tunnel.targetMap.view as? MapView)?.map.markers.first?.picture == "x")
      #expect(panes.map(\.isViewLoaded) == [true, true, false, false])
    }
  }

  @Test(arguments: [0.0, 100, 300])
  func `S0-46 S0-56 places the new pane at its corner, and no longer holds the old one`(
    moment: Double
  ) {
    let stage = Stage { TunnelController("tunnel") }
    stage.perform { stage.root?.infoButton.tap() }
    stage.advance(by: moment)
    #expect(stage.root?.startGeo.view.frame.text == "0,0,320,193.2")
    stage.finish()
    for pane in [stage.root?.startMap, stage.root?.targetMap] {
      #expect(pane?.parent == nil && pane?.view.superview == nil)
    }
    for pane in [stage.root?.startGeo, stage.root?.targetGeo] {
      #expect(pane?.view.frame.text == "0,0,320,193.2")
    }
  }
}
