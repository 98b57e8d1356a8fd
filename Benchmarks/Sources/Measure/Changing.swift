// Changing a tree that stays laid out: one leaf comes, one node changes its size, one moves.

import Foundation
import TreeLayout

enum Changing {
  /// Microseconds of each kind of change at random nodes, and of the whole layout beside them.
  static func run(_ shape: GrownTree.Shape, count: Int) {
    let grown = GrownTree(shape, count: count)
    guard let whole = grown.tree else { return }
    let before = Memory.residentBytes
    var tree = LiveTree(whole)
    report("memory", Double(Memory.residentBytes - before) / 1_048_576)
    // Chains and stars are one long family or line of families: there one change is many.
    let rounds = shape == .chain || shape == .star ? 200 : 20_000
    var chance = Chance(seed: 11)
    let nodes = (0..<rounds).map { _ in 1 + chance.below(count - 1) }
    let size = CGSize(width: 90, height: 40)

    var added: [Int] = []
    added.reserveCapacity(rounds)
    time("added", rounds) { added.append((try? tree.add(size, below: nodes[$0])) ?? 0) }
    var sum = 0.0
    time("asked", rounds) { sum += Double(tree.top(of: nodes[$0])?.x ?? 0) }
    time("removed", rounds) { try? tree.remove(added[$0]) }
    time("resized", rounds) { try? tree.resize(nodes[$0], to: size) }
    precondition(sum > 0 && tree.count == count)

    let layouts = 1 + 500_000 / count
    time("whole", layouts) { _ in sum += TidyTree().layout(whole).bounds.width }
  }

  private static func time(_ key: String, _ rounds: Int, _ change: (Int) -> Void) {
    let time = Stopwatch.nanoseconds(each: rounds) {
      for round in 0..<rounds { change(round) }
    }
    report(key, time / 1000)
  }
}
