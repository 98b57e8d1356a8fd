/// Some of the places in a tree: as most trees that are compared are asked about each of their nodes,
/// a place is looked up and not searched for.
struct PlaceSet: Sendable {
  private var isIn: [Bool]

  /// No place of a tree of so many nodes.
  init(count: Int) { isIn = [Bool](repeating: false, count: count) }

  /// The places that others point to.
  init(pointedToBy partners: [Int?], count: Int) {
    self.init(count: count)
    for partner in partners {
      if let partner { isIn[partner] = true }
    }
  }

  func contains(_ place: Int) -> Bool { isIn[place] }

  /// Puts a place in; answers whether it was not in before.
  @discardableResult mutating func insert(_ place: Int) -> Bool {
    guard !isIn[place] else { return false }
    isIn[place] = true
    return true
  }

  mutating func insert(contentsOf places: Range<Int>) {
    for place in places { isIn[place] = true }
  }
}
