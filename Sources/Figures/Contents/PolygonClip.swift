import Geometry

/// Cutting outlines to the part of the map that shows, so that pictures stay small.
struct PolygonClip {
  let box: CGRect

  /// The part of a closed polygon inside the box, after Sutherland and Hodgman (1974).
  func polygon(_ points: [CGPoint]) -> [CGPoint] {
    var points = points
    points = cut(points, { $0.x - box.minX })
    points = cut(points, { box.maxX - $0.x })
    points = cut(points, { $0.y - box.minY })
    points = cut(points, { box.maxY - $0.y })
    return points
  }

  /// Keeps the side of a line on which `depth` is positive.
  private func cut(_ points: [CGPoint], _ depth: (CGPoint) -> Double) -> [CGPoint] {
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

  /// The pieces of an open line that come near the box, each whole segment at a time.
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

  /// The points without those that lie closer than `distance` to the one kept before.
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
}
