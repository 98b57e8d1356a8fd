/// The places of the children of one parent, from left to right.
protocol Family: Sequence<Int> {
  /// Whether the threads between these children are noted, so that they can be undone.
  static var isKept: Bool { get }
  /// Whether a place is that of one of these children.
  func contains(_ place: Int) -> Bool
}

/// In breadth-first order they are neighbours.
extension Range<Int>: Family {
  static var isKept: Bool { false }
}
