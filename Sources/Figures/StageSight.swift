package import Geometry

/// The viewport of a stage: scale and origin.
package struct StageSight: Hashable, Sendable {
  /// The scale: 1 for the natural size.
  package let scale: Double
  /// The stage's origin in the picture.
  package let origin: CGPoint

  package init(scale: Double, origin: CGPoint) { (self.scale, self.origin) = (scale, origin) }
}
