/// The matching nodes of two trees.
struct TreeMatching {
  /// The partner in the second tree of each node of the first, by index.
  var partners: [Int?]
  /// The nodes of the first tree with another parent or sibling order in the second.
  var moved: PlaceSet

  /// Makes a matching without pairs.
  init(count: Int) {
    partners = [Int?](repeating: nil, count: count)
    moved = PlaceSet(count: count)
  }

  /// The inverse matching, from the second tree to the first.
  func mirrored(count: Int) -> TreeMatching {
    var mirror = TreeMatching(count: count)
    for (first, second) in partners.enumerated() {
      guard let second else { continue }
      mirror.partners[second] = first
      if moved.contains(first) { mirror.moved.insert(second) }
    }
    return mirror
  }
}

extension TreeMatching {
  /// Matches two trees of one source by identity.
  ///
  /// Nodes without an identity match if their parents do and their labels are equal. For reordered
  /// siblings, as few as possible count as moved.
  init(by identities: SharedIdentities, _ first: ComparedTree, _ second: ComparedTree) {
    self.init(count: first.nodes.count)
    var taken = PlaceSet(count: second.nodes.count)
    for (place, partner) in identities.partners.enumerated() {
      guard let partner, first.nodes[place].hasPlainClass(of: second.nodes[partner]),
        taken.insert(partner)
      else { continue }
      partners[place] = partner
    }
    matchNameless(first, second)
    findMoved(first, second)
  }

  /// Matches nodes without identity whose parents match.
  private mutating func matchNameless(_ first: ComparedTree, _ second: ComparedTree) {
    for place in [first.nodes.count] + Array(first.nodes.indices) {
      guard let other = place == first.nodes.count ? second.nodes.count : partners[place] else {
        continue
      }
      guard first.children[place].contains(where: { first.nodes[$0].identity == nil }) else {
        continue
      }
      var waiting = Dictionary(
        grouping: second.children[other].filter { second.nodes[$0].identity == nil }.reversed(),
        by: { second.nodes[$0].label })
      for child in first.children[place] where first.nodes[child].identity == nil {
        partners[child] = waiting[first.nodes[child].label]?.popLast()
      }
    }
  }

  /// Finds nodes with another parent or another sibling order.
  private mutating func findMoved(_ first: ComparedTree, _ second: ComparedTree) {
    let position = second.positions
    var staying: [(child: Int, position: Int)] = []
    for place in first.children.indices {
      let above = place < first.nodes.count ? partners[place] : second.nodes.count
      staying.removeAll(keepingCapacity: true)
      for child in first.children[place] {
        guard let partner = partners[child] else { continue }
        if above == second.nodes[partner].parent ?? second.nodes.count {
          staying.append((child, position[partner]))
        } else {
          moved.insert(child)
        }
      }
      guard zip(staying, staying.dropFirst()).contains(where: { $0.position > $1.position }) else {
        continue
      }
      let kept = Set(LongestRise.places(in: staying.map(\.position)))
      for (index, item) in staying.enumerated() where !kept.contains(index) {
        moved.insert(item.child)
      }
    }
  }
}

/// The longest increasing subsequence, by patience sorting.
enum LongestRise {
  /// The indices of the subsequence, in order.
  ///
  /// - Complexity: O(*n* log *n*).
  static func places(in numbers: [Int]) -> [Int] {
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var (result, place) = ([Int](), tails.last ?? -1)
    while place >= 0 {
      result.append(place)
      place = before[place]
    }
    return result.reversed()
  }
}
