import Geometry
import Testing

@testable import TreeLayout

/// What a walk in pieces owes to the walk through the whole: the same numbers, to the last bit.
@Suite struct `A tree in pieces` {
  enum Shape: CaseIterable {
    /// Families of none to many, one node after the other.
    case ui
    case star, chain, binary, random
    /// A handle, then a star.
    case broom
    /// Some random trees.
    case forest

    func listing(of count: Int, seed: UInt64) -> Listing {
      var generator = SeededGenerator(seed: seed)
      var listing = Listing()
      var before = 0
      for node in 0..<count {
        let parent = parent(of: node, before, using: &generator)
        before = parent ?? 0
        listing.parents.append(parent)
        let width = Double.random(in: 0...80, using: &generator)
        let height = Double.random(in: 1...50, using: &generator)
        listing.sizes.append(CGSize(width: width, height: height))
      }
      return listing
    }

    /// The parent of a node, of which that of the node before is known.
    private func parent(
      of node: Int, _ before: Int, using generator: inout SeededGenerator
    ) -> Int? {
      guard node > 0 else { return nil }
      switch self {
      case .ui:
        let isNext = before < node - 1 && Int.random(in: 0..<3, using: &generator) == 0
        let last = min(node - 1, before + 4)
        return isNext ? Int.random(in: before + 1...last, using: &generator) : before
      case .star: return 0
      case .chain: return node - 1
      case .binary: return (node - 1) / 2
      case .random: return Int.random(in: 0..<node, using: &generator)
      case .broom: return min(node - 1, 50)
      case .forest:
        let parent = Int.random(in: 0..<node + 2, using: &generator)
        return parent < node ? parent : nil
      }
    }
  }

  static let size = 1000

  @Test(arguments: Shape.allCases, [9_999, 10_000, 20_011])
  func `stands where it stands in one`(shape: Shape, count: Int) throws {
    for seed in UInt64(1)...2 {
      let tree = try shape.listing(of: count, seed: seed).tree()
      for layout in [TidyTree(), TidyTree(siblingSeparation: 3, isLayered: true)] {
        let whole = layout.layout(tree, in: Pieces(of: tree, size: count + 1))
        let pieces = layout.layout(tree, in: Pieces(of: tree, size: Self.size))
        #expect(whole.tops.elementsEqual(pieces.tops, by: Self.isSame), "seed \(seed)")
        #expect(whole.bounds == pieces.bounds, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Shape.allCases, [0, 1, 2, 9_999, 12_345])
  func `has each place once, children before parents`(shape: Shape, count: Int) throws {
    let tree = try shape.listing(of: count, seed: 1).tree()
    var isPlaced = [Bool](repeating: false, count: count + 1)
    var flaws: [Int] = []
    Pieces(of: tree, size: Self.size).forEachRange { places in
      for place in places.reversed() {
        let children = Int(tree.childStarts[place])..<Int(tree.childStarts[place + 1])
        if isPlaced[place] || isPlaced[children].contains(false) { flaws.append(place) }
        isPlaced[place] = true
      }
    }
    #expect(flaws == [])
    #expect(!isPlaced.contains(false))
  }

  @Test func `is one where pieces would be too few or too deep`() throws {
    func count(_ shape: Shape, _ count: Int) throws -> Int {
      Pieces(of: try shape.listing(of: count, seed: 1).tree(), size: Self.size).count
    }
    #expect(try count(.binary, 9_000) == 0)
    #expect(try count(.binary, 30_000) == 16)
    #expect(try count(.random, 30_000) > 1)
    #expect(try count(.ui, 30_000) > 1)
    #expect(try count(.chain, 30_000) == 0)
  }

  private static func isSame(_ one: CGPoint, _ other: CGPoint) -> Bool {
    Double(one.x).bitPattern == Double(other.x).bitPattern
      && Double(one.y).bitPattern == Double(other.y).bitPattern
  }
}
