import Foundation

/// Distances to outlines.
extension CellIndex {
  /// The nearest edge within `reach` km: its owner and its distance in km.
  ///
  /// Planar around the point, with an error of a thousandth for a few km.
  func nearestEdge(
    to point: Point, within reach: Double, of wanted: Int? = nil
  ) -> (owner: Int, distance: Double)? {
    let kmPerUnit = Coordinate.earthRadius.radians / 1e6
    let shrinking = max(cos((Double(point.y) / 1e6).radians), 1e-4)
    let rise = Int(reach / kmPerUnit) + 1
    let run = min(Int(reach / kmPerUnit / shrinking) + 1, 179 * CellIndex.size)
    let west = Int((Double(point.x - run) / Double(CellIndex.size)).rounded(.down)) + 180
    let east = Int((Double(point.x + run) / Double(CellIndex.size)).rounded(.down)) + 180
    var best: (owner: Int, distance: Double)?
    for row in CellIndex.row(at: point.y - rise)...CellIndex.row(at: point.y + rise) {
      for unwrapped in west...east {
        let column = (unwrapped + CellIndex.columns) % CellIndex.columns
        let shift = (unwrapped - column) * CellIndex.size - point.x
        let cell = row * CellIndex.columns + column
        for edge in edges[Int(starts[cell])..<Int(starts[cell + 1])]
        where wanted == nil || wanted == Int(edge.owner) {
          let units = edge.distance(shift: shift, up: -point.y, shrinking: shrinking)
          let distance = units * kmPerUnit
          if distance <= reach, distance < best?.distance ?? .infinity {
            best = (Int(edge.owner), distance)
          }
        }
      }
    }
    return best
  }
}

extension CellIndex.Edge {
  /// The distance from the origin to the translated edge, in units of latitude.
  fileprivate func distance(shift: Int, up: Int, shrinking: Double) -> Double {
    let (fromX, toX) = (Double(Int(x1) + shift) * shrinking, Double(Int(x2) + shift) * shrinking)
    let (fromY, toY) = (Double(Int(y1) + up), Double(Int(y2) + up))
    let (dx, dy) = (toX - fromX, toY - fromY)
    let length = dx * dx + dy * dy
    let along = length > 0 ? min(max(-(fromX * dx + fromY * dy) / length, 0), 1) : 0
    let (x, y) = (fromX + along * dx, fromY + along * dy)
    return (x * x + y * y).squareRoot()
  }
}
