package import Figures
package import Geometry

/// The viewport of a watched program's stage: zoomed to fit until the user zooms in.
extension Viewport {
  /// The initial viewport: zoomed to fit, at most to twice the size.
  package static var ofStage: Viewport {
    var viewport = Viewport()
    viewport.greatest = 2
    viewport.fit()
    return viewport
  }

  /// The visible part of the stage.
  package var stageSight: StageSight { StageSight(scale: scale, origin: origin) }

  /// Zooms in or out; a stage zoomed to fit stays so on resize.
  package mutating func zoomStage(by factor: Double, at point: CGPoint? = nil) {
    zoom(by: factor, at: point)
    if scale <= Self.scale(of: content, in: size, atMost: greatest) * 1.01 { fit() }
  }

  /// Scrolls to a part that is less than half visible.
  package mutating func reveal(inFrame part: CGRect) {
    let seen = part.overlap(with: CGRect(origin: .zero, size: size))
    let area = seen.isNull ? 0 : seen.width * seen.height
    let enough = min(part.width * part.height, size.width * size.height) / 2
    guard area <= enough else { return }
    reveal(
      CGRect(
        origin: place(at: part.origin),
        size: CGSize(width: part.width / scale, height: part.height / scale)))
  }
}
