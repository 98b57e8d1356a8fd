/// A set of a tree's nodes, as an array of flags: comparisons look up almost every node.
struct PlaceSet: Sendable {
  private var isIn: [Bool]

  /// Makes an empty set for a tree with this many nodes.
  init(count: Int) { isIn = [Bool](repeating: false, count: count) }

  /// Makes the set of all partners.
  init(pointedToBy partners: [Int?], count: Int) {
    self.init(count: count)
    for partner in partners {
      if let partner { isIn[partner] = true }
    }
  }

  func contains(_ place: Int) -> Bool { isIn[place] }

  /// Inserts a node; returns whether it is new.
  @discardableResult mutating func insert(_ place: Int) -> Bool {
    guard !isIn[place] else { return false }
    isIn[place] = true
    return true
  }

  mutating func insert(contentsOf places: Range<Int>) {
    for place in places { isIn[place] = true }
  }
}
