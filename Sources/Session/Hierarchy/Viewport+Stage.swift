package import Figures
package import Geometry

/// The stage of a program through a viewport: zoomed to fit until the user zooms in.
extension Viewport {
  /// A viewport before a stage: as large as fits, and no more than twice its size by itself.
  package static var ofStage: Viewport {
    var viewport = Viewport()
    viewport.greatest = 2
    viewport.fit()
    return viewport
  }

  /// What the figure of the stage shows through it.
  package var stageSight: StageSight { StageSight(scale: scale, origin: origin) }

  /// Zooms in or out; at zoom to fit it stays so when the size changes.
  package mutating func zoomStage(by factor: Double, at point: CGPoint? = nil) {
    zoom(by: factor, at: point)
    if scale <= Self.scale(of: content, in: size, atMost: greatest) * 1.01 { fit() }
  }

  /// Brings a part of the frame in sight when little of it is; what is seen well enough stays.
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
