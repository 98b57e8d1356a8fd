import Drawing
import Geometry
import Hierarchy
import Testing

@testable import Figures

@Suite struct `A map` {
  static let box = CGRect(x: 0, y: 0, width: 320, height: 200)

  /// The group of the marker's picture.
  private func marker(_ scene: MapScene) -> Group? {
    func find(_ items: [DisplayList.Item], _ outer: ProjectiveTransform) -> Group? {
      for case .group(var group) in items {
        let transform = group.transform.concatenating(outer)
        if group.title == "man" {
          group.transform = transform
          return group
        }
        if let found = find(group.items, transform) { return found }
      }
      return nil
    }
    var bare = options(size: Self.box.size)
    bare.hasDevice = false
    return find(Figure.draw(.stage, of: scene.state, options: bare).items, .identity)
  }

  @Test(arguments: [(0.0, 0.0), (56.55, 8.316667), (-56.55, -171.68), (12, 180), (-12, -179.9)])
  func `stands the man with his feet on the place`(latitude: Double, longitude: Double) throws {
    for lift in [0.0, 10] {
      let group = try #require(
        marker(MapScene(latitude: latitude, longitude: longitude, lift: lift)))
      let feet = Picture.man.foot.applying(group.transform)
      #expect(abs(feet.x - 160) < 1e-6)
      #expect(abs(feet.y - (100 - lift)) < 1e-6)
    }
  }

  @Test func `can show a pole and a place that is none`() {
    #expect(marker(MapScene(latitude: 90, longitude: 0)) != nil)
    #expect(marker(MapScene(latitude: .nan, longitude: 0)) == nil)
    #expect(marker(MapScene(latitude: 91, longitude: 0)) == nil)
  }

  @Test func `writes places as people do`() {
    #expect(Content.Place(latitude: -56.55, longitude: 188.25).text == "56.55° S, 171.75° W")
  }

  @Test(arguments: UInt64(1)...50)
  func `cuts outlines to what is seen`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let points = (0..<Int.random(in: 3...40, using: &dice)).map { _ in
      CGPoint(
        x: Double.random(in: -500...800, using: &dice),
        y: Double.random(in: -500...700, using: &dice))
    }
    let clip = PolygonClip(box: Self.box)
    for point in clip.polygon(points) {
      #expect(Self.box.insetBy(dx: -1e-6, dy: -1e-6).contains(point))
    }
    // What lies inside stays as it is.
    let inner = points.map { CGPoint(x: 160 + $0.x / 10, y: 100 + $0.y / 10) }
    #expect(clip.polygon(inner) == inner)
  }
}
