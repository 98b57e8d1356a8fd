// Placing the nodes of a tree that is in memory already, whole.

import Foundation
import TreeLayout

enum Layout {
  /// The layout of a whole tree: milliseconds, and the megabytes of tree and layout.
  static func whole(count: Int) {
    let before = Memory.residentBytes
    guard let tree = GrownTree(count: count).tree else { return }
    Memory.forgetPeak()
    let layout = TidyTree()
    var sum = layout.layout(tree).bounds.width
    report("memory", Double(Memory.peakBytes - before) / 1_048_576)
    let rounds = 2 + 2_000_000 / count
    let time = Stopwatch.nanoseconds(each: rounds) {
      for _ in 0..<rounds { sum += layout.layout(tree).bounds.width }
    }
    precondition(sum > 0)
    report("time", time / 1e6)
  }
}
