/// How tall the levels of a layered tree are while nodes come and go.
struct Levels {
  private struct Level {
    /// How many nodes have each height.
    var heights: [Double: Int] = [:]
    var tallest = 0.0
  }

  private var levels: [Level] = []

  mutating func add(_ height: Double, at depth: Int) {
    while levels.count <= depth { levels.append(Level()) }
    levels[depth].heights[height, default: 0] += 1
    levels[depth].tallest = max(levels[depth].tallest, height)
  }

  mutating func remove(_ height: Double, at depth: Int) {
    let count = (levels[depth].heights[height] ?? 1) - 1
    levels[depth].heights[height] = count == 0 ? nil : count
    guard count == 0, height == levels[depth].tallest else { return }
    levels[depth].tallest = levels[depth].heights.keys.max() ?? 0
    while levels.last?.heights.isEmpty == true { levels.removeLast() }
  }

  /// Where a level starts.
  func top(of depth: Int, gaps: Gaps) -> Double {
    levels[..<depth].reduce(0) { $0 + gaps.drop($1.tallest) }
  }

  /// Where the last level ends.
  func bottom(gaps: Gaps) -> Double {
    guard let last = levels.last else { return 0 }
    return top(of: levels.count - 1, gaps: gaps) + last.tallest
  }
}
