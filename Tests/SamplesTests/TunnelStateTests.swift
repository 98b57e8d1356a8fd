import Samples
import Testing

/// Tunnel in every state it can be turned, warned and tapped in; systems 2.1, "States to test".
@Suite struct `Tunnel in any state` {
  private func tapRadar(_ stage: Stage<TunnelController>) {
    stage.perform { stage.root?.infoButton.tap() }
  }

  @Test func `S0-29 S0-30 S0-31 starts with the golden trace`() {
    let stage = Stage { TunnelController("tunnel") }
    #expect(
      stage.trace(all: true).filter { !$0.contains("Layout") } == [
        "0 call window.rootViewController(tunnel)", "0 tunnel loadView", "0 tunnel viewDidLoad",
        "0 call tunnel.view.addSubview(topContainer)",
        "0 call tunnel.view.addSubview(bottomContainer)",
        "0 call tunnel.view.addSubview(infoButton)",
        "0 call tunnel.addChild(startMap)", "0 startMap willMove(toParent: tunnel)",
        "0 startMap loadView", "0 startMap viewDidLoad",
        "0 call topContainer.addSubview(startMap.view)", "0 startMap didMove(toParent: tunnel)",
        "0 call tunnel.addChild(targetMap)", "0 targetMap willMove(toParent: tunnel)",
        "0 targetMap loadView", "0 targetMap viewDidLoad",
        "0 call bottomContainer.addSubview(targetMap.view)",
        "0 targetMap didMove(toParent: tunnel)",
        "0 call startMap.updateLocation(56.55, 8.316667)",
        "0 call targetMap.updateLocation(-56.55, -171.683333)",
        "0 tunnel viewWillAppear(false)", "0 startMap viewWillAppear(false)",
        "0 targetMap viewWillAppear(false)", "0 tunnel viewIsAppearing(false)",
        "0 startMap viewIsAppearing(false)", "0 targetMap viewIsAppearing(false)",
        "0 tunnel viewDidAppear(false)", "0 startMap viewDidAppear(false)",
        "0 targetMap viewDidAppear(false)",
      ])
    #expect(stage.root?.startGeo.parent == nil && stage.root?.startGeo.isViewLoaded == false)
  }

  @Test func `S0-47 S0-53 S0-70 flips with the golden trace`() {
    let stage = Stage { TunnelController("tunnel") }
    let events = stage.eventCount
    tapRadar(stage)
    stage.finish()
    func half(_ map: String, _ geo: String, _ from: Int, _ to: Int) -> [String] {
      [
        "\(from) \(geo) loadView", "\(from) \(geo) viewDidLoad",
        "\(from) \(geo) willMove(toParent: tunnel)", "\(from) \(map) willMove(toParent: nil)",
        "\(from) \(map) viewWillDisappear(true)", "\(from) \(geo) viewWillAppear(true)",
        "\(from) \(geo) viewIsAppearing(true)", "\(to) \(geo) viewDidAppear(true)",
        "\(to) \(map) viewDidDisappear(true)", "\(to) tunnel completion transition finished=true",
        "\(to) \(geo) didMove(toParent: tunnel)", "\(to) \(map) didMove(toParent: nil)",
      ]
    }
    #expect(
      stage.trace(from: events)
        == half("startMap", "startGeo", 0, 200) + half("targetMap", "targetGeo", 200, 400))
  }

  @Test(arguments: TunnelController.Version.allCases, [0, 100, 200, 300, 400, 700] as [Double])
  func `S0-24 fits its halves when rotated with maps, with names, and in between`(
    version: TunnelController.Version, moment: Double
  ) {
    let stage = Stage { TunnelController("tunnel", version: version) }
    for _ in 0..<2 {
      tapRadar(stage)
      stage.advance(by: moment)
      stage.perform { stage.window.rotate() }
      stage.finish()
      let width = stage.window.bounds.width
      #expect(
        stage.root?.children.allSatisfy {
          $0.viewIfLoaded?.frame.width == width && $0.appearancePhase == .appeared
        } == true)
    }
  }

  @Test func `sends memory warnings only to children`() {
    let stage = Stage { TunnelController("tunnel") }
    func warned() -> [String] {
      let events = stage.eventCount
      stage.simulation.sendMemoryWarning()
      return stage.trace(from: events)
        .map { String($0.split(separator: " ")[1]) }
    }
    #expect(warned() == ["tunnel", "startMap", "targetMap"])
    tapRadar(stage)
    stage.advance(by: 100)
    #expect(warned() == ["tunnel", "startMap", "targetMap", "startGeo"])
    stage.finish()
    #expect(warned() == ["tunnel", "startGeo", "targetGeo"])
  }

  @Test func `requests no new name when the man moved less than 100 m`() {
    final class Counter: ReverseGeocoding, @unchecked Sendable {
      var count = 0
      func label(for coordinate: Coordinate) -> PlaceAnswer {
        count += 1
        return CoordinatesOnly().label(for: coordinate)
      }
    }
    let counter = Counter()
    let stage = Stage { TunnelController("tunnel") }
    stage.simulation[Geocoding.self] = Geocoding(counter)
    func look(after metres: Double) -> Int {
      stage.perform {
        let start = Presets.lemvig.coordinate
        stage.root?.startMap.drag(
          to: Coordinate(
            latitude: start.latitude + metres / 111_195, longitude: start.longitude))
      }
      stage.finish()
      for _ in 0..<2 {
        tapRadar(stage)
        stage.finish()
      }
      return counter.count
    }
    let counts = [0.0, 90, 110].map(look)
    #expect(counts == [2, 2, 4])
  }

  @Test(arguments: [(90.0, 10.0), (-90, 10), (0, 180), (0, -180), (0, 0), (10, 180)])
  func `finds the antipode of poles, the equator and the date line, and back`(
    latitude: Double, longitude: Double
  ) throws {
    let stage = Stage { TunnelController("tunnel") }
    let place = Coordinate(latitude: latitude, longitude: longitude)
    stage.perform { stage.root?.startMap.drag(to: place) }
    stage.finish()
    let far = try #require(stage.root?.targetMap.currentLocation)
    #expect(abs(place.distance(to: far) - Coordinate.earthRadius * .pi) < 0.001)
    #expect(far.longitude > -180 && far.longitude <= 180)
    stage.perform { stage.root?.targetMap.drag(to: far) }
    stage.finish()
    #expect(stage.root?.startMap.currentLocation.map { $0.distance(to: place) < 0.001 } == true)
  }

  @Test func `S0-14 digs at every place of the list`() throws {
    let digs = TunnelController.recipe.actions.filter { $0.slug.hasPrefix("drag-to-") }
    #expect(digs.map(\.slug).prefix(3) == ["drag-to-lemvig", "drag-to-beijing", "drag-to-madrid"])
    for (dig, preset) in zip(digs, Presets.all) {
      let stage = Stage { TunnelController("tunnel") }
      let root = try #require(stage.root)
      stage.perform { dig.perform(root) }
      stage.finish()
      #expect(root.startMap.currentLocation == preset.coordinate)
      #expect(root.targetMap.currentLocation == preset.coordinate.antipode)
    }
  }
}
