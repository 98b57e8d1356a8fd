import Figures
import Geometry
import GtkKit
import Session

/// Resizing the device by its edges: right, bottom, or their corner; or by the divider between two
/// apps in Split View.
///
/// The device is centered in its pane, so an edge that follows the pointer makes it grow twice as
/// fast; a divider leaves the device's size as it is.
extension StagePane {
  /// The dragged edges, the initial size, and the scale of the picture.
  struct Grip: Hashable {
    let pullsWidth: Bool
    let pullsHeight: Bool
    let start: CGPoint
    let size: CGSize
    let scale: Double
    /// The ratio of growth to pointer movement.
    let growth: Double

    /// The size for a pointer at a point.
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

  /// The hit area: how far beyond the screen an edge can be dragged, and how near the corner both
  /// are; in points of the screen.
  private static let (reach, cornerReach) = (StageFigure.bezel + 2, 26.0)

  /// The hit area beside a divider, in points of the picture.
  private static let dividerReach = 4.0

  /// The edge or divider at a point.
  func grip(at point: CGPoint) -> Grip? {
    guard !isZoomable, let figure, let size = model?.deviceSize, size.width > 0 else {
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
