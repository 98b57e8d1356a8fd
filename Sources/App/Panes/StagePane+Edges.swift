import Figures
import Geometry
import GtkKit
import Session

/// Pulling the device by its edges: right, bottom, or the corner between them; or the divider
/// between two apps that share its screen.
///
/// The device stands in the middle of its pane, so an edge that follows the finger makes it grow
/// twice as fast; a divider leaves the device as it is.
extension StagePane {
  /// Which edges are pulled, and from what size, at how many points of the picture a point.
  struct Grip: Hashable {
    let pullsWidth: Bool
    let pullsHeight: Bool
    let start: CGPoint
    let size: CGSize
    let scale: Double
    /// How many times faster than the finger the edge goes.
    let growth: Double

    /// The size a finger at a point asks for.
    func size(pulledTo point: CGPoint) -> CGSize {
      let (x, y) = (
        (point.x - start.x) * growth / scale, (point.y - start.y) * growth / scale
      )
      return CGSize(
        width: size.width + (pullsWidth ? x : 0), height: size.height + (pullsHeight ? y : 0))
    }

    var cursor: String {
      switch (pullsWidth, pullsHeight) {
      case (true, true): "nwse-resize"
      case (true, false): "ew-resize"
      default: "ns-resize"
      }
    }
  }

  /// How far beyond the screen one may take hold of it, a little beyond its case, and how near the
  /// corner one pulls both edges; in points of the screen.
  private static let (reach, cornerReach) = (StageFigure.bezel + 2, 26.0)

  /// How far beside a divider one may take hold of it, in points of the picture.
  private static let dividerReach = 4.0

  /// What a finger at a point would pull.
  func grip(at point: CGPoint) -> Grip? {
    guard !isZoomable, let figure, let size = session?.deviceSize, size.width > 0 else {
      return nil
    }
    let screen = figure.screenFrame
    let scale = screen.width / size.width
    if let divider = figure.dividerFrame {
      guard divider.insetBy(dx: -Self.dividerReach, dy: 0).contains(point) else { return nil }
      return Grip(
        pullsWidth: true, pullsHeight: false, start: point, size: size, scale: scale, growth: 1)
    }
    let (reach, corner) = (Self.reach * scale, Self.cornerReach * scale)
    let outer = CGRect(
      x: screen.minX, y: screen.minY, width: screen.width + reach, height: screen.height + reach)
    guard outer.contains(point), !screen.contains(point) else { return nil }
    let isRight = point.x >= screen.maxX
    let isBottom = point.y >= screen.maxY
    return Grip(
      pullsWidth: isRight || point.x > screen.maxX - corner,
      pullsHeight: isBottom || point.y > screen.maxY - corner, start: point, size: size,
      scale: scale, growth: 2)
  }
}
