import Geometry

/// Clips outlines to the visible part of the map, so that pictures stay small.
struct PolygonClip {
  let box: CGRect

  /// The sides on which a point is outside the box.
  struct Sides: OptionSet {
    let rawValue: UInt8
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
    static let above = Sides(rawValue: 4)
    static let below = Sides(rawValue: 8)
  }

  func sides(of point: CGPoint) -> Sides {
    var sides: Sides = point.x < box.minX ? .left : point.x > box.maxX ? .right : []
    if point.y < box.minY {
      sides.insert(.above)
    } else if point.y > box.maxY {
      sides.insert(.below)
    }
    return sides
  }

  /// Clips a closed polygon to the box (Sutherland and Hodgman, 1974).
  func polygon(_ points: [CGPoint]) -> [CGPoint] {
    var points = points
    points = Self.cut(points, { $0.x - box.minX })
    points = Self.cut(points, { box.maxX - $0.x })
    points = Self.cut(points, { $0.y - box.minY })
    points = Self.cut(points, { box.maxY - $0.y })
    return points
  }

  /// Clips a closed polygon to a horizontal band.
  static func band(of points: [CGPoint], from top: Double, to bottom: Double) -> [CGPoint] {
    cut(cut(points) { $0.y - top }) { bottom - $0.y }
  }

  /// Clips to the half-plane in which `depth` is positive.
  private static func cut(_ points: [CGPoint], _ depth: (CGPoint) -> Double) -> [CGPoint] {
    guard var before = points.last else { return [] }
    var depthBefore = depth(before)
    var kept: [CGPoint] = []
    kept.reserveCapacity(points.count)
    for point in points {
      let depthHere = depth(point)
      if (depthHere >= 0) != (depthBefore >= 0) {
        let fraction = depthBefore / (depthBefore - depthHere)
        kept.append(
          CGPoint(
            x: before.x + (point.x - before.x) * fraction,
            y: before.y + (point.y - before.y) * fraction))
      }
      if depthHere >= 0 { kept.append(point) }
      (before, depthBefore) = (point, depthHere)
    }
    return kept
  }

  /// The parts of a polyline near the box, in whole segments.
  func pieces(of line: [CGPoint]) -> [[CGPoint]] {
    var pieces: [[CGPoint]] = []
    var piece: [CGPoint] = []
    for (start, end) in zip(line, line.dropFirst()) {
      let isNear =
        max(start.x, end.x) >= box.minX && min(start.x, end.x) <= box.maxX
        && max(start.y, end.y) >= box.minY && min(start.y, end.y) <= box.maxY
      if isNear {
        if piece.isEmpty { piece.append(start) }
        piece.append(end)
      } else if !piece.isEmpty {
        pieces.append(piece)
        piece = []
      }
    }
    if !piece.isEmpty { pieces.append(piece) }
    return pieces
  }

  /// Drops points closer than `distance` to the previous one.
  static func thinned(_ points: [CGPoint], by distance: Double) -> [CGPoint] {
    guard var last = points.first else { return [] }
    var kept = [last]
    for (index, point) in points.enumerated().dropFirst() {
      let isFar = abs(point.x - last.x) >= distance || abs(point.y - last.y) >= distance
      guard isFar || index == points.count - 1 else { continue }
      kept.append(point)
      last = point
    }
    return kept
  }

  /// The area of a closed polygon, in square points.
  static func size(of polygon: [CGPoint]) -> Double {
    guard var before = polygon.last else { return 0 }
    var doubled = 0.0
    for point in polygon {
      doubled += before.x * point.y - point.x * before.y
      before = point
    }
    return abs(doubled) / 2
  }

  /// Whether disjoint closed polygons cover the whole box.
  func isCovered(by polygons: [[CGPoint]]) -> Bool {
    let size = box.width * box.height
    let covered = polygons.reduce(0) { $0 + Self.size(of: polygon($1)) }
    return size > 0 && covered > size * (1 - 1e-9)
  }
}
