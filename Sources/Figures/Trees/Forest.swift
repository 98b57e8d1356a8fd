import Geometry
import TreeLayout

/// Layout of several trees: the main ones side by side, the detached ones below.
struct Forest {
  /// The frame of each node, with the top left corner at (0, 0).
  private(set) var frames: [CGRect]
  private(set) var size: CGSize
  /// The band of the detached trees, or nil if there are none.
  private(set) var parking: CGRect?

  /// The space between main and detached trees, including the heading.
  static let parkingGap = 40.0
  /// The minimum wrap width of the row of detached trees.
  private static let leastRowWidth = 640.0

  /// Lays out a forest from each node's parent and size; `parked` are the detached roots.
  ///
  /// Each tree has a tidy layout; in a cycle of parents all count as roots.
  init(parents: [Int?], sizes: [CGSize], parked: Set<Int>, layout: TidyTree) {
    var roots = parents.indices.map { $0 }
    for index in parents.indices {
      var steps = 0
      while let parent = parents[roots[index]], steps <= parents.count {
        roots[index] = parent
        steps += 1
      }
    }
    frames = Array(repeating: .zero, count: parents.count)
    let main = parents.indices.filter { !parked.contains(roots[$0]) }
    let mainSize = Self.place(main, parents, sizes, layout, into: &frames)
    size = mainSize

    let trees = parked.sorted().map { root in parents.indices.filter { roots[$0] == root } }
    guard !trees.isEmpty else { return }
    let limit = max(mainSize.width, Self.leastRowWidth)
    let top = main.isEmpty ? Self.parkingGap / 2 : mainSize.height + Self.parkingGap
    var corner = CGPoint(x: 0, y: top)
    var rowHeight = 0.0
    var width = 0.0
    var rows: [[Int]] = [[]]
    for tree in trees {
      let area = Self.place(tree, parents, sizes, layout, into: &frames)
      if corner.x > 0, corner.x + area.width > limit {
        corner = CGPoint(x: 0, y: corner.y + rowHeight + layout.levelSeparation)
        rowHeight = 0
        rows.append([])
      }
      for node in tree { frames[node] = frames[node].offsetBy(dx: corner.x, dy: corner.y) }
      rows[rows.count - 1] += tree
      corner.x += area.width + layout.subtreeSeparation
      rowHeight = max(rowHeight, area.height)
      width = max(width, corner.x - layout.subtreeSeparation)
    }
    let whole = max(width, mainSize.width)
    center(main, in: whole, of: mainSize.width)
    for row in rows {
      let right = row.map { frames[$0].maxX }.max() ?? 0
      center(row, in: whole, of: right)
    }
    size = CGSize(width: whole, height: corner.y + rowHeight)
    parking = CGRect(x: 0, y: top, width: whole, height: corner.y + rowHeight - top)
  }

  private mutating func center(_ nodes: [Int], in whole: Double, of width: Double) {
    for node in nodes { frames[node] = frames[node].offsetBy(dx: (whole - width) / 2, dy: 0) }
  }

  /// Lays out the trees of `nodes` with their corner at (0, 0).
  private static func place(
    _ nodes: [Int], _ parents: [Int?], _ sizes: [CGSize], _ layout: TidyTree,
    into frames: inout [CGRect]
  ) -> CGSize {
    guard !nodes.isEmpty else { return .zero }
    var places = Array(repeating: -1, count: parents.count)
    for (place, node) in nodes.enumerated() { places[node] = place }
    let known = nodes.map { node in
      parents[node].flatMap { places[$0] >= 0 ? places[$0] : nil }
    }
    let chosen = nodes.map { sizes[$0] }
    let tree =
      (try? Tree(parents: known, sizes: chosen))
      ?? (try? Tree(parents: nodes.map { _ in nil }, sizes: chosen))
    guard let tree else { return .zero }
    let placement = layout.layout(tree)
    for (place, node) in nodes.enumerated() { frames[node] = placement.frame(of: place) }
    return placement.bounds.size
  }
}
