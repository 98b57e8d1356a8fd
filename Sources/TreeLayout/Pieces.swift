/// A large tree in pieces that fit the caches, in the order of a walk from the bottom up.
///
/// In breadth-first order a family and its grandchildren are far apart: a walk level by level meets
/// each place again, along the contours of its ancestors, when the caches have forgotten it. A piece
/// is some neighbours of one level, the cut, with all below them, so it is a range of places on each
/// level. The pieces come one after the other, each from its lowest level up, and then all above the
/// cut. Children still come before their parents, and no family depends on its neighbours.
struct Pieces {
  /// About so many places a piece has; from ten pieces on they gain.
  static let size = 20_000

  private let childStarts: [Int32]
  /// The level of which each piece has a part.
  private let cut: Range<Int>
  /// How many levels the pieces have, the cut among them.
  private let levels: Int
  /// How many pieces there are below the cut; none if the tree stays whole.
  let count: Int

  init(of tree: Tree, size: Int = Pieces.size) {
    childStarts = tree.childStarts
    let places = tree.sizes.count
    let found = places < 10 * size ? nil : Pieces.cut(tree.childStarts, mostLevels: size / 16)
    (cut, levels) = found ?? (places..<places, 0)
    count = min(cut.count, places / size)
  }

  /// The lowest level with at most a thousandth of all above it, and how many there are from it on.
  ///
  /// Nil if these are more than `mostLevels`: a deep tree is narrow, and its borders are long.
  private static func cut(
    _ childStarts: [Int32], mostLevels: Int
  ) -> (cut: Range<Int>, levels: Int)? {
    var level = 0..<1
    var (cut, levels) = (level, 0)
    while !level.isEmpty {
      if level.lowerBound <= childStarts.count / 1000 { (cut, levels) = (level, 0) }
      levels += 1
      guard levels <= mostLevels else { return nil }
      level = level.upperBound..<Int(childStarts[level.upperBound])
    }
    return (cut, levels)
  }

  /// Calls `body` with ranges of neighbours that together are all places, children before parents.
  func forEachRange(_ body: (Range<Int>) -> Void) {
    var starts = [Int](repeating: 0, count: levels)
    var ends = starts
    descend(from: cut.lowerBound, into: &starts)
    for piece in 0..<count {
      descend(from: cut.lowerBound + cut.count * (piece + 1) / count, into: &ends)
      for level in (0..<levels).reversed() { body(starts[level]..<ends[level]) }
      swap(&starts, &ends)
    }
    body(0..<cut.lowerBound)
  }

  /// Notes the border that is left of a place of the cut, on each level.
  private func descend(from place: Int, into border: inout [Int]) {
    var place = place
    for level in border.indices {
      border[level] = place
      place = Int(childStarts[place])
    }
  }
}
