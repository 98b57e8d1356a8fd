/// Computes the cheapest edit script between two trees of adding, removing and changing nodes, top
/// down.
///
/// A node can only be kept if its parent is kept, in sibling order, with its class and name: the
/// tree-to-tree correction of S. M. Selkow, *The tree-to-tree editing problem*, Information
/// Processing Letters 6 (6), 1977, doi:10.1016/0020-0190(77)90064-3. Adding or removing a node
/// costs 2, changing its facts costs 2.
///
/// A node that shows its name may be kept under another name. That costs 3, even if its facts
/// change too: more than a change, so nodes with an unchanged name match first, and less than
/// removing the node and adding another.
///
/// Equal subtrees at both ends of two child lists are kept, which stays optimal. If the rest
/// exceeds `limit`, it is first split at equal subtrees; then the result may be slightly above the
/// optimum.
struct TreeAlignment {
  /// The greatest product of two list lengths for which all pairs are compared.
  private static let limit = 62_500
  /// The total number of compared pairs after which lists are split.
  private static let budget = 8_000_000

  private let first: ComparedTree
  private let second: ComparedTree
  private let sizes: (first: [Int], second: [Int])
  private let prints: (first: [UInt64], second: [UInt64])
  private var tasks: [Task] = []
  private var segments: [Segment] = []
  /// The task of each pair in each segment: −1 for no match, −2 for equal subtrees.
  private var grid: [Int32] = []
  private var costs: [Int] = []
  /// Equal subtrees that are kept if the task of their parents is.
  private var trimmed: [(task: Int, one: Int, other: Int)] = []
  /// The roots of equal subtree pairs.
  private(set) var equalPairs: [(Int, Int)] = []

  /// Two nodes whose children must be aligned; index `count` represents the forest.
  private struct Task {
    let one: Int
    let other: Int
    var segments = 0..<0
  }

  /// Ranges of two child lists that are aligned with each other.
  private struct Segment {
    let one: Range<Int>
    let other: Range<Int>
    let grid: Int
  }

  init(
    _ first: ComparedTree, _ a: (sizes: [Int], prints: [UInt64]), _ second: ComparedTree,
    _ b: (sizes: [Int], prints: [UInt64])
  ) {
    (self.first, self.second) = (first, second)
    (sizes, prints) = ((a.sizes, b.sizes), (a.prints, b.prints))
    tasks = [Task(one: first.nodes.count, other: second.nodes.count)]
    var index = 0
    while index < tasks.count {
      divide(index)
      index += 1
    }
    costs = [Int](repeating: 0, count: tasks.count)
    for index in tasks.indices.reversed() { costs[index] = cost(of: index) }
  }

  /// The total cost.
  var cost: Int { costs[0] }

  private func isEqual(_ one: Int, _ other: Int) -> Bool {
    prints.first[one] == prints.second[other]
  }

  /// Whether a node may become the other, possibly under another name.
  private func isAlike(_ one: Int, _ other: Int) -> Bool {
    isCalledAlike(one, other)
      || first.nodes[one].className == second.nodes[other].className
        && first.nodes[one].showsName && second.nodes[other].showsName
  }

  private func isCalledAlike(_ one: Int, _ other: Int) -> Bool {
    first.nodes[one].className == second.nodes[other].className
      && first.nodes[one].name == second.nodes[other].name
  }

  /// The costs of adding or removing a node, of changing its facts, and of renaming it.
  private static let costOfNode = 2, costOfFacts = 2, costOfName = 3
}

/// Divide the work into tasks.
extension TreeAlignment {
  private mutating func divide(_ index: Int) {
    let ones = first.children[tasks[index].one]
    let others = second.children[tasks[index].other]
    var start = 0
    while start < min(ones.count, others.count), isEqual(ones[start], others[start]) {
      equals(ones[start], others[start], in: index)
      start += 1
    }
    var end = 0
    while end < min(ones.count, others.count) - start,
      isEqual(ones[ones.count - 1 - end], others[others.count - 1 - end])
    {
      equals(ones[ones.count - 1 - end], others[others.count - 1 - end], in: index)
      end += 1
    }
    let begin = segments.count
    cut(ones, start..<ones.count - end, others, start..<others.count - end, in: index)
    tasks[index].segments = begin..<segments.count
  }

  /// Records equal subtrees, kept if the nodes above them are.
  private mutating func equals(_ one: Int, _ other: Int, in task: Int) {
    trimmed.append((task, one, other))
  }

  private mutating func cut(
    _ ones: [Int], _ one: Range<Int>, _ others: [Int], _ other: Range<Int>, in task: Int
  ) {
    guard !one.isEmpty, !other.isEmpty else {
      if !one.isEmpty || !other.isEmpty {
        segments.append(Segment(one: one, other: other, grid: grid.count))
      }
      return
    }
    guard one.count * other.count > Self.limit || grid.count + one.count * other.count > Self.budget
    else { return compareEach(ones, one, others, other) }
    let anchors = anchors(ones, one, others, other)
    var (a, b) = (one.lowerBound, other.lowerBound)
    for anchor in anchors {
      equals(ones[anchor.one], others[anchor.other], in: task)
      compareLong(ones, a..<anchor.one, others, b..<anchor.other)
      (a, b) = (anchor.one + 1, anchor.other + 1)
    }
    compareLong(ones, a..<one.upperBound, others, b..<other.upperBound)
  }

  /// Subtrees that occur once on both sides, in their longest common order.
  private func anchors(
    _ ones: [Int], _ one: Range<Int>, _ others: [Int], _ other: Range<Int>
  ) -> [(one: Int, other: Int)] {
    var places: [UInt64: (one: Int?, other: Int?, isTwice: Bool)] = [:]
    for index in one {
      let print = prints.first[ones[index]]
      let known = places[print]
      places[print] = (index, nil, known != nil)
    }
    for index in other {
      let print = prints.second[others[index]]
      guard let known = places[print] else { continue }
      places[print] = (known.one, index, known.isTwice || known.other != nil)
    }
    let pairs = one.compactMap { index -> (one: Int, other: Int)? in
      guard let place = places[prints.first[ones[index]]], !place.isTwice, let other = place.other
      else { return nil }
      return (index, other)
    }
    return LongestRise.places(in: pairs.map(\.other)).map { pairs[$0] }
  }

  /// Compares all pairs or, if there are too many, matches nodes by class and name in order.
  private mutating func compareLong(
    _ ones: [Int], _ one: Range<Int>, _ others: [Int], _ other: Range<Int>
  ) {
    let product = one.count * other.count
    guard product > Self.limit || grid.count + product > Self.budget else {
      return compareEach(ones, one, others, other)
    }
    var (a, b) = (one.lowerBound, other.lowerBound)
    while a < one.upperBound, b < other.upperBound {
      let near = b..<min(b + 64, other.upperBound)
      if let found = near.first(where: { isCalledAlike(ones[a], others[$0]) }) {
        compareEach(ones, a..<a, others, b..<found)
        compareEach(ones, a..<a + 1, others, found..<found + 1)
        b = found + 1
      } else {
        compareEach(ones, a..<a + 1, others, b..<b)
      }
      a += 1
    }
    compareEach(ones, a..<one.upperBound, others, b..<b)
    compareEach(ones, a..<a, others, b..<other.upperBound)
  }

  private mutating func compareEach(
    _ ones: [Int], _ one: Range<Int>, _ others: [Int], _ other: Range<Int>
  ) {
    guard !one.isEmpty || !other.isEmpty else { return }
    segments.append(Segment(one: one, other: other, grid: grid.count))
    for a in one {
      for b in other {
        if isEqual(ones[a], others[b]) {
          grid.append(-2)
        } else if isAlike(ones[a], others[b]) {
          grid.append(Int32(truncatingIfNeeded: tasks.count))
          tasks.append(Task(one: ones[a], other: others[b]))
        } else {
          grid.append(-1)
        }
      }
    }
  }
}

/// Solve the tasks.
extension TreeAlignment {
  private func cost(of index: Int) -> Int {
    let task = tasks[index]
    var cost = task.one < first.nodes.count ? ownCost(task.one, task.other) : 0
    for segment in tasks[index].segments { cost += table(of: segments[segment], task).last ?? 0 }
    return cost
  }

  /// The cost of turning one node into another, without their descendants.
  private func ownCost(_ one: Int, _ other: Int) -> Int {
    if first.nodes[one].name != second.nodes[other].name { return Self.costOfName }
    return first.nodes[one].facts == second.nodes[other].facts ? 0 : Self.costOfFacts
  }

  /// The cost of each prefix of one list against each prefix of the other.
  private func table(of segment: Segment, _ task: Task) -> [Int] {
    let ones = first.children[task.one]
    let others = second.children[task.other]
    let width = segment.other.count + 1
    var table = [Int](repeating: 0, count: (segment.one.count + 1) * width)
    for (j, place) in segment.other.enumerated() {
      table[j + 1] = table[j] + Self.costOfNode * sizes.second[others[place]]
    }
    for (i, place) in segment.one.enumerated() {
      let row = (i + 1) * width
      table[row] = table[row - width] + Self.costOfNode * sizes.first[ones[place]]
      for (j, other) in segment.other.enumerated() {
        var best = min(
          table[row + j + 1 - width] + Self.costOfNode * sizes.first[ones[place]],
          table[row + j] + Self.costOfNode * sizes.second[others[other]])
        let pair = grid[segment.grid + i * segment.other.count + j]
        if pair != -1 {
          best = min(best, table[row + j - width] + (pair < 0 ? 0 : costs[Int(pair)]))
        }
        table[row + j + 1] = best
      }
    }
    return table
  }

  /// The pairs of kept nodes; also sets `equalPairs` to the subtrees that are kept whole.
  mutating func pairs() -> [(Int, Int)] {
    var (pairs, waiting) = ([(Int, Int)](), [0])
    let trimmedByTask = Dictionary(grouping: trimmed, by: \.task)
    while let index = waiting.popLast() {
      let task = tasks[index]
      if index > 0 { pairs.append((task.one, task.other)) }
      equalPairs += trimmedByTask[index, default: []].map { ($0.one, $0.other) }
      for segment in task.segments { trace(segments[segment], task, &waiting) }
    }
    return pairs
  }

  /// Walks a table back from its end along a cheapest path, preferring to keep nodes.
  private mutating func trace(_ segment: Segment, _ task: Task, _ waiting: inout [Int]) {
    let table = table(of: segment, task)
    let ones = first.children[task.one]
    let others = second.children[task.other]
    let width = segment.other.count + 1
    var (i, j) = (segment.one.count, segment.other.count)
    while i > 0, j > 0 {
      let pair = grid[segment.grid + (i - 1) * segment.other.count + j - 1]
      let here = table[i * width + j]
      let one = ones[segment.one.lowerBound + i - 1]
      if pair != -1, here == table[(i - 1) * width + j - 1] + (pair < 0 ? 0 : costs[Int(pair)]) {
        if pair < 0 {
          equalPairs.append((one, others[segment.other.lowerBound + j - 1]))
        } else {
          waiting.append(Int(pair))
        }
        (i, j) = (i - 1, j - 1)
      } else if here == table[(i - 1) * width + j] + Self.costOfNode * sizes.first[one] {
        i -= 1
      } else {
        j -= 1
      }
    }
  }
}
