import Drawing
import Geometry
import Hierarchy
import Tunnel

/// The text over a map: scale and marker position, along the lower edge; along the upper one if the
/// marker is there.
///
/// Each is on a plate, for contrast with any map.
struct MapWords {
  private(set) var items: [DisplayList.Item] = []
  /// The occupied areas of the map.
  private(set) var strips: [CGRect] = []

  private let canvas: StagePainter
  private let projection: MapProjection
  private var box: CGRect { CGRect(origin: .zero, size: projection.size) }

  private static let edge = 5.0
  private static let strip = 26.0

  init(on map: Content.Map, in projection: MapProjection, on canvas: StagePainter) {
    (self.canvas, self.projection) = (canvas, projection)
    guard let place = map.markers.first?.place, box.height > 60 else { return }
    let run = TextRun(
      place.text(in: canvas.mapLook.locale), size: 11, weight: .semibold,
      color: canvas.mapColors.seaText)
    let letters = canvas.shaper.size(of: run)
    let plate = self.plate(
      of: CGSize(width: letters.width + 12, height: letters.height + 4),
      around: map.markers.compactMap { MarkerStand(of: $0, in: projection)?.frame })
    add(plate)
    items.append(.text(run, at: CGPoint(x: plate.minX + 6, y: plate.minY + 2)))
    strips = [
      CGRect(
        x: 0, y: plate.midY < box.midY ? 0 : box.maxY - Self.strip, width: box.width,
        height: Self.strip)
    ]
    addScale(leaving: plate)
  }

  /// The plate for the marker's text: centered at an edge without marker, preferably the lower; on
  /// an overview beside the Earth, if there is space.
  private func plate(of size: CGSize, around markers: [CGRect]) -> CGRect {
    // A map without a world has degree labels along the upper edge.
    let top = canvas.world == nil ? 18.0 : Self.edge
    let (low, middle) = (box.maxY - Self.edge - size.height, box.midX - size.width / 2)
    var corners = [CGPoint(x: middle, y: low), CGPoint(x: middle, y: top)]
    if case .overview = projection {
      let (left, right) = (Self.edge, box.maxX - Self.edge - size.width)
      corners.insert(contentsOf: [CGPoint(x: left, y: low), CGPoint(x: right, y: low)], at: 1)
    }
    let plates = corners.map { CGRect(origin: $0, size: size) }
      .filter { plate in !markers.contains { $0.intersects(plate.insetBy(dx: -4, dy: -3)) } }
    return plates.first { projection.isOffEarth($0) } ?? plates.first
      ?? CGRect(origin: corners[0], size: size)
  }

  private mutating func addScale(leaving plate: CGRect) {
    let bar = ScaleBar(
      of: projection, limit: min(box.midX - plate.width / 2 - 4 * Self.edge - 6, 110),
      locale: canvas.mapLook.locale)
    guard let bar else { return }
    let frame = CGRect(
      x: Self.edge, y: box.maxY - Self.edge - ScaleBar.height, width: bar.length + 12,
      height: ScaleBar.height)
    add(frame)
    items += bar.items(at: CGPoint(x: frame.minX + 6, y: frame.maxY - 3.5), on: canvas)
    strips.append(
      CGRect(x: 0, y: box.maxY - Self.strip, width: frame.maxX + 6, height: Self.strip))
  }

  private mutating func add(_ plate: CGRect) {
    items.append(.fill(.roundedRectangle(plate, radius: 5), canvas.mapColors.plate))
  }
}

extension MapProjection {
  /// Whether a box is entirely off the Earth.
  fileprivate func isOffEarth(_ box: CGRect) -> Bool {
    guard case .overview = self else { return false }
    return box.corners.allSatisfy { coordinate(for: $0) == nil }
      && coordinate(for: box.center) == nil
  }

  /// Whether a box is entirely on the Earth: an overview has nothing around its outline.
  func isOnEarth(_ box: CGRect) -> Bool {
    guard case .overview = self else { return true }
    return box.corners.allSatisfy { coordinate(for: $0) != nil }
  }
}
