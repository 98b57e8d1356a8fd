/// Distributes the edges of polygons over cells, and determines the owners of the cells' centers.
extension CellIndex {
  /// The maximum number of entries: three times that of the finest map.
  static let mostEntries = 3_000_000

  init(_ shapes: Shapes) {
    var starts = [Int32](repeating: 0, count: CellIndex.columns * CellIndex.rows + 1)
    CellIndex.forEachEdge(of: shapes) { edge in
      CellIndex.forEachCell(of: edge) { starts[$0 + 1] += 1 }
    }
    for cell in 1..<starts.count { starts[cell] += starts[cell - 1] }
    var next = starts
    let empty = Edge(x1: 0, y1: 0, x2: 0, y2: 0, owner: 0)
    var edges = [Edge](repeating: empty, count: Int(starts[starts.count - 1]))
    edges.withUnsafeMutableBufferPointer { edges in
      CellIndex.forEachEdge(of: shapes) { edge in
        CellIndex.forEachCell(of: edge) { cell in
          edges[Int(next[cell])] = edge
          next[cell] += 1
        }
      }
    }
    (self.edges, self.starts) = (edges, starts)
    (middles, owners) = CellIndex.middles(of: shapes)
  }

  /// The number of entries the polygons need; checked before a file is trusted.
  static func entryCount(of shapes: Shapes) -> Int {
    var count = 0
    shapes.corners.withUnsafeBufferPointer { corners in
      for ring in shapes.rings {
        guard let last = corners[ring.corners].last else { continue }
        var from = cell(of: last)
        for corner in corners[ring.corners] {
          let to = cell(of: corner)
          count += (abs(to.column - from.column) + 1) * (abs(to.row - from.row) + 1)
          from = to
        }
      }
    }
    return count
  }

  private static func cell(of corner: Shapes.Corner) -> (column: Int, row: Int) {
    (column(at: Int(corner.x)), row(at: Int(corner.y)))
  }

  private static func forEachEdge(of shapes: Shapes, _ body: (Edge) -> Void) {
    shapes.corners.withUnsafeBufferPointer { corners in
      for ring in shapes.rings {
        guard var from = corners[ring.corners].last else { continue }
        let owner = Int32(ring.owner)
        for to in corners[ring.corners] {
          let (low, high) = from.y <= to.y ? (from, to) : (to, from)
          body(Edge(x1: low.x, y1: low.y, x2: high.x, y2: high.y, owner: owner))
          from = to
        }
      }
    }
  }

  private static func cells(of edge: Edge) -> (columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let (west, east) = (Int(min(edge.x1, edge.x2)), Int(max(edge.x1, edge.x2)))
    return (
      column(at: west)...column(at: east), row(at: Int(edge.y1))...row(at: Int(edge.y2))
    )
  }

  @inline(__always)
  private static func forEachCell(of edge: Edge, _ body: (Int) -> Void) {
    let (columns, rows) = cells(of: edge)
    for row in rows {
      for column in columns { body(row * CellIndex.columns + column) }
    }
  }

  /// An owner that begins or ends before a cell's center.
  private struct Turn {
    let column: Int32
    let owner: Int32
  }

  /// Sweeps along each row of centers from the west, where there is no owner.
  private static func middles(of shapes: Shapes) -> ([Range<Int32>], [Int32]) {
    var turns = [[Turn]](repeating: [], count: rows)
    forEachEdge(of: shapes) { edge in
      // Few edges are high enough to cross the centers of a row.
      for row in row(at: Int(edge.y1))...row(at: Int(edge.y2)) {
        let y = middle(column: 0, row: row).y
        guard 2 * Int(edge.y1) < y, y < 2 * Int(edge.y2) else { continue }
        turns[row].append(
          Turn(column: Int32(firstColumn(rightOf: edge, row: row)), owner: edge.owner))
      }
    }
    var middles: [Range<Int32>] = []
    var owners: [Int32] = []
    middles.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let sorted = turns[row].sorted { ($0.column, $0.owner) < ($1.column, $1.owner) }
      var (next, current) = (0, [Int32]())
      var stretch = Int32(owners.count)..<Int32(owners.count)
      for column in 0..<columns {
        let before = next
        while next < sorted.count, sorted[next].column <= column {
          if let place = current.firstIndex(of: sorted[next].owner) {
            current.remove(at: place)
          } else {
            current.append(sorted[next].owner)
          }
          next += 1
        }
        if next > before {
          stretch = Int32(owners.count)..<Int32(owners.count + current.count)
          owners += current
        }
        middles.append(stretch)
      }
    }
    return (middles, owners)
  }

  /// The first column in a row whose center is right of an edge; the column count if none.
  private static func firstColumn(rightOf edge: Edge, row: Int) -> Int {
    let y = middle(column: 0, row: row).y
    let part = Double(y - 2 * Int(edge.y1)) / Double(2 * (Int(edge.y2) - Int(edge.y1)))
    let x = Double(edge.x1) + part * Double(edge.x2 - edge.x1)
    // The estimate may be off by one cell; the exact test decides.
    var column = min(max(Int((x + 180e6) / Double(size)), 0), columns)
    while column > 0, !edge.isLeft(middle(column: column - 1, row: row).x, y) { column -= 1 }
    while column < columns, edge.isLeft(middle(column: column, row: row).x, y) { column += 1 }
    return column
  }
}
