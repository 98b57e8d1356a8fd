import Samples
import Testing

/// D16 where a class of the catalog declares what it does: a map and its marker.
@Suite struct `A container with a map` {
  /// What is found while a container does something to its map as it appears.
  private func diagnostics(
    _ body: @escaping (MapController, MapView) -> Void
  ) throws -> [String] {
    let bern = Coordinate(latitude: 47, longitude: 7)
    final class Meddler: ViewController {
      let map = MapController("map")
      var body: (MapController, MapView) -> Void = { _, _ in }

      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(map)
        view.addSubview(map.view)
        map.didMove(toParent: self)
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let view = map.view as? MapView { body(map, view) }
      }
    }
    let simulation = Simulation()
    return Simulation.$current.withValue(simulation) {
      let (window, root) = (Window(), Meddler("root"))
      root.map.updateLocation(bern)
      root.body = body
      window.rootViewController = root
      simulation.finishAnimations()
      return simulation.recording.diagnostics.map { "\($0.id) \($0.message)" }
    }
  }

  @Test func `D16 may not move its marker`() throws {
    #expect(
      try diagnostics { _, view in view.map.markers[0].lift = 9 } == [
        "D16 root changed what map.view, the root view of its child map, shows"
      ])
  }

  @Test func `D16 may not add a subview to it`() throws {
    #expect(
      try diagnostics { _, view in view.addSubview(View("pin")) } == [
        "D16 root changed pin below the root view of its child map"
      ])
  }

  @Test func `D16 may call it, place it, and drag its marker by touch`() throws {
    let wellington = Coordinate(latitude: -41, longitude: 174)
    #expect(
      try diagnostics { map, view in
        map.updateLocation(wellington)
        map.drag(to: wellington)
        view.dragMarker(0, .began, to: Content.Place(latitude: 1, longitude: 1))
        view.dragMarker(0, .cancelled, to: Content.Place(latitude: 1, longitude: 1))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        view.alpha = 0.5
      } == [])
  }
}
