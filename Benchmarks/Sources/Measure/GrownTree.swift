// Trees of any size to be laid out, the same as those of Benchmarks/Peers/tidy.c.

import Foundation
import TreeLayout

/// The parents and sizes of a tree like an interface's, in the order in which its nodes are made.
///
/// Mostly no child or one, rarely a long list.
struct GrownTree {
  private(set) var parents: [Int?] = [nil]
  private(set) var sizes: [CGSize] = []
  private var chance = Chance(seed: 7)

  init(count: Int) {
    parents.reserveCapacity(count)
    growInterface(to: count)
    sizes.reserveCapacity(count)
    for _ in 0..<count {
      let width = 20 + chance.below(200)
      sizes.append(CGSize(width: width, height: 16 + chance.below(64)))
    }
  }

  var tree: Tree? { try? Tree(parents: parents, sizes: sizes) }

  /// A line "parent width height" a node, in points; the root's parent is -1.
  var lines: String {
    zip(parents, sizes).map { "\($0 ?? -1) \($1.width) \($1.height)" }.joined(separator: "\n")
  }

  private mutating func growInterface(to count: Int) {
    var node = 0
    while parents.count < count {
      // It must not die out.
      let children = familySize() + (node < 8 || node == parents.count - 1 ? 2 : 0)
      for _ in 0..<min(children, count - parents.count) { parents.append(node) }
      node += 1
    }
  }

  private mutating func familySize() -> Int {
    switch chance.below(100) {
    case ..<42: 0
    case ..<70: 1
    case ..<84: 2
    case ..<98: 3 + chance.below(4)
    default: 8 + chance.below(33)
    }
  }
}

extension Chance {
  /// A number from 0 up to `limit`.
  mutating func below(_ limit: Int) -> Int { Int((next() >> 33) % UInt64(limit)) }
}
