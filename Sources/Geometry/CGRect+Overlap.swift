/// Intersections and unions for any numbers: Foundation's methods trap if an edge is NaN, which
/// half of an infinite height minus itself is.
extension CGRect {
  /// The intersection with another rectangle; `.null` if there is none, or an edge is NaN.
  ///
  /// UIKit: `intersection(_:)`.
  public func overlap(with other: CGRect) -> CGRect {
    guard hasEdges, other.hasEdges else { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether it intersects another rectangle.
  ///
  /// UIKit: `intersects(_:)`.
  public func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

  /// The union with another rectangle; the other one if an edge of either is NaN.
  ///
  /// UIKit: `union(_:)`.
  public func extended(to other: CGRect) -> CGRect {
    guard hasEdges else { return other }
    guard other.hasEdges else { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether it is not null, and no edge is NaN; edges may be infinite.
  private var hasEdges: Bool {
    !isNull && !(minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN)
  }
}
