// How a figure grows with the size of what is measured.

import Foundation

/// The exponent of the power of the size that fits figures best.
struct Growth {
  let label: String
  /// The key under which it is kept.
  let key: String
  /// Sizes, and the figure of each.
  let points: [(size: Double, figure: String)]
  /// The greatest exponent it is to have.
  let goal: Double?

  /// The slope of the straight line through the logarithms, by least squares.
  func exponent(_ median: (_ figure: String) -> Double?) -> Double? {
    let logarithms = points.compactMap { point in
      median(point.figure).map { (x: log(point.size), y: log($0)) }
    }
    guard logarithms.count == points.count, points.count > 1 else { return nil }
    let count = Double(points.count)
    let middleX = logarithms.reduce(0) { $0 + $1.x } / count
    let middleY = logarithms.reduce(0) { $0 + $1.y } / count
    let along = logarithms.reduce(0) { $0 + ($1.x - middleX) * ($1.y - middleY) }
    let across = logarithms.reduce(0) { $0 + ($1.x - middleX) * ($1.x - middleX) }
    return along / across
  }
}
