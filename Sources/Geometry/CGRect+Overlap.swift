/// What rectangles share, for any numbers: Foundation's own methods end the program when an edge is
/// not a number, as half of an infinite height less itself is.
extension CGRect {
  /// The part it shares with another one; `.null` where there is none, or an edge is not a number.
  ///
  /// UIKit: `intersection(_:)`.
  public func overlap(with other: CGRect) -> CGRect {
    guard hasEdges, other.hasEdges else { return .null }
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left <= right, top <= bottom else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether it shares something with another one.
  ///
  /// UIKit: `intersects(_:)`.
  public func overlaps(_ other: CGRect) -> Bool { !overlap(with: other).isNull }

  /// The smallest rectangle around both; the other one where an edge of one is not a number.
  ///
  /// UIKit: `union(_:)`.
  public func extended(to other: CGRect) -> CGRect {
    guard hasEdges else { return other }
    guard other.hasEdges else { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return CGRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether it is one, and all four edges are numbers, though they may be infinite.
  private var hasEdges: Bool {
    !isNull && !(minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN)
  }
}
