import Geometry
import Testing
import TreeLayout

/// What a tree that changes owes to the layout of the whole: the same places, after each change.
@Suite struct `A live tree` {
  static let tolerance = 1e-9

  @Test(arguments: UInt64(1)...100, `A tidy tree`.layouts)
  func `stands where the whole layout would put it`(seed: UInt64, layout: TidyTree) throws {
    var generator = SeededGenerator(seed: seed)
    let start = Listing.random(seed: seed, upTo: seed.isMultiple(of: 4) ? 60 : 8)
    let changes = (0..<25).map { _ in Change(using: &generator) }
    guard try Self.flaw(of: start, changes, layout) != nil else { return }
    // Something is wrong: say it with as few changes as will show it.
    var few = changes
    for index in few.indices.reversed() {
      var fewer = few
      fewer.remove(at: index)
      if try Self.flaw(of: start, fewer, layout) != nil { few = fewer }
    }
    let flaw = try Self.flaw(of: start, few, layout) ?? ""
    Issue.record("\(start)\n\(few.map(\.description).joined(separator: "\n"))\n\(flaw)")
  }

  /// What differs after the first change that leaves a difference.
  static func flaw(
    of start: Listing, _ changes: [Change], _ layout: TidyTree
  ) throws -> String? {
    var tree = LiveTree(try start.tree(), layout: layout)
    var copy = PlainTree(start)
    if let flaw = try difference(tree, copy) { return "at first: \(flaw)" }
    for change in changes {
      try change.apply(to: &tree, &copy)
      if let flaw = try difference(tree, copy) { return "after \(change): \(flaw)" }
    }
    return nil
  }

  /// How a live tree differs from the whole layout of the same nodes.
  static func difference(_ tree: borrowing LiveTree, _ copy: PlainTree) throws -> String? {
    let (listing, names) = copy.listing
    let placement = tree.layout.layout(try listing.tree())
    var differences: [String] = []
    if tree.count != names.count { differences.append("\(tree.count) nodes") }
    for (index, node) in names.enumerated() {
      let (expected, frame) = (placement.frame(of: index), tree.frame(of: node) ?? .null)
      if !isSame(frame, expected) { differences.append("\(node) \(frame), not \(expected)") }
      if tree.parent(of: node) != listing.parents[index].map({ names[$0] })
        || tree.children(of: node) != copy.children[node] ?? []
      {
        differences.append("the family of \(node)")
      }
    }
    if !isSame(tree.bounds, placement.bounds) {
      differences.append("bounds \(tree.bounds), not \(placement.bounds)")
    }
    return differences.isEmpty ? nil : differences.joined(separator: "; ")
  }

  private static func isSame(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) <= tolerance && abs(one.minY - other.minY) <= tolerance
      && abs(one.width - other.width) <= tolerance
      && abs(one.height - other.height) <= tolerance
  }
}
