package import Geometry

/// How near a person has come to the stage, and which part of it is before the eyes.
package struct StageSight: Hashable, Sendable {
  /// How large the stage is drawn: 1 for its own size.
  package let scale: Double
  /// Where the corner of the stage is in the picture.
  package let origin: CGPoint

  package init(scale: Double, origin: CGPoint) { (self.scale, self.origin) = (scale, origin) }
}
