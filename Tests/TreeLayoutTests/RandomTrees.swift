import Geometry
import TreeLayout

/// A small generator of numbers that are the same for the same seed, everywhere.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

/// A tree as it is handed to the builder.
struct Listing {
  var parents: [Int?] = []
  var sizes: [CGSize] = []

  func tree() throws -> Tree { try Tree(parents: parents, sizes: sizes) }

  /// The same nodes listed backward, so with every family in the opposite order.
  var mirrored: Listing {
    Listing(
      parents: parents.reversed().map { parent in parent.map { parents.count - 1 - $0 } },
      sizes: sizes.reversed())
  }

  /// How far below the root each node is; parents are listed before their children.
  var depths: [Int] {
    var depths: [Int] = []
    for parent in parents { depths.append(parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }

  /// The same tree listed from its lowest level up, and the old names of the nodes.
  var deepestFirst: (listing: Listing, members: [Int]) {
    let depths = depths
    let members = parents.indices.sorted { (-depths[$0], $0) < (-depths[$1], $1) }
    var names = [Int](repeating: 0, count: members.count)
    for (name, member) in members.enumerated() { names[member] = name }
    let listing = Listing(
      parents: members.map { parents[$0].map { names[$0] } }, sizes: members.map { sizes[$0] })
    return (listing, members)
  }

  /// The nodes at or below `node`, as a listing of their own, and their old names.
  func subtree(at node: Int) -> (listing: Listing, members: [Int]) {
    var names: [Int: Int] = [:]
    var members: [Int] = []
    var listing = Listing()
    for candidate in parents.indices {
      let parent = parents[candidate].flatMap { names[$0] }
      guard candidate == node || parent != nil else { continue }
      names[candidate] = members.count
      members.append(candidate)
      listing.parents.append(parent)
      listing.sizes.append(sizes[candidate])
    }
    return (listing, members)
  }

  /// A random tree of up to 60 nodes; the seed also decides how bushy and how tall it is.
  ///
  /// Sizes are whole numbers, so that equal heights stay exactly equal in sums.
  static func random(seed: UInt64) -> Listing {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...60, using: &generator)
    let reach = Int.random(in: 1...count, using: &generator)
    let tallest = Int.random(in: 1...90, using: &generator)
    var listing = Listing()
    for node in 0..<count {
      let earliest = max(0, node - reach)
      listing.parents.append(
        node == 0 ? nil : Int.random(in: earliest..<node, using: &generator))
      listing.sizes.append(
        CGSize(
          width: Int.random(in: 0...80, using: &generator),
          height: Int.random(in: 1...tallest, using: &generator)))
    }
    return listing
  }
}

extension CGSize {
  init(width: Int, height: Int) { self.init(width: Double(width), height: Double(height)) }
}
