import Hierarchy
import Import

/// Finding out what differs between two dumps.
enum Comparing {
  static func run(_ one: String, _ other: String) {
    let (first, second) = (dump(at: one), dump(at: other))
    let start = Reading.processorTime
    let (a, b) = (first.compared(), second.compared())
    let difference = HierarchyDifference(from: a, to: b)
    let end = Reading.processorTime
    let structural = HierarchyDifference(from: a, to: b, ofOneSource: false)
    print("whole", (end - start) / 1e6)
    print("structure", (Reading.processorTime - end) / 1e6)
    print("changes", difference.changes.count)
    print("structural-changes", structural.changes.count)
  }
}
