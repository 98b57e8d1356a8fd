internal import GioKit

/// The accessibles that a walk has come across, in the order it did, and who is in whom.
struct FoundAccessibles {
  private struct Found {
    var accessible: Accessible
    let depth: Int
    var children: [Int] = []
    var isDescribed = false
  }

  private var found: [Found]
  private var places: [AccessibleReference: Int]
  private var notes: [String] = []
  private let greatestCount: Int
  private let greatestDepth: Int

  init(root: AccessibleReference, greatestCount: Int, greatestDepth: Int) {
    found = [Found(accessible: Accessible(reference: root), depth: 0)]
    places = [root: 0]
    (self.greatestCount, self.greatestDepth) = (greatestCount, greatestDepth)
  }

  var indices: Range<Int> { found.indices }

  subscript(place: Int) -> Accessible {
    get { found[place].accessible }
    set { found[place].accessible = newValue }
  }

  mutating func isDescribed(_ place: Int) { found[place].isDescribed = true }
  func wasDescribed(_ place: Int) -> Bool { found[place].isDescribed }

  /// Where somebody stands, if he was found.
  func place(of reference: AccessibleReference) -> Int? { places[reference] }

  /// Takes in the children of somebody; answers the places of those that are new.
  mutating func adopt(_ children: [DBusValue], at place: Int) -> Range<Int> {
    let start = found.count
    let depth = found[place].depth + 1
    guard children.isEmpty || depth <= greatestDepth else {
      note("something lies \(greatestDepth) deep; what is in it was not looked at")
      return start..<start
    }
    for reference in children.lazy.compactMap(AccessibleReference.init) where !reference.isNobody {
      guard reference.isAskable else {
        note("a child has a name or a path that no bus has")
        continue
      }
      guard places[reference] == nil else {
        // A list may name somebody twice; a tree cannot.
        note("\(reference.path) is named as a child more than once")
        continue
      }
      guard found.count < greatestCount else {
        note("there are more than \(greatestCount) accessibles; the rest was not looked at")
        break
      }
      places[reference] = found.count
      found[place].children.append(found.count)
      found.append(Found(accessible: Accessible(reference: reference), depth: depth))
    }
    return start..<found.count
  }

  /// Puts somebody between a child and those he was listed with, as he says who his parent is.
  ///
  /// GTK 4.8 lists the contents of the pages of a stack as the stack's own, and leaves out the pages.
  /// Answers the new place; nil where there is no room for more.
  mutating func insert(
    _ reference: AccessibleReference, above child: Int, in parent: Int
  ) -> Int? {
    guard let index = found[parent].children.firstIndex(of: child), reference.isAskable,
      found.count < greatestCount
    else { return nil }
    if let place = places[reference] {
      found[parent].children.remove(at: index)
      found[place].children.append(child)
      return place
    }
    places[reference] = found.count
    found[parent].children[index] = found.count
    found.append(
      Found(
        accessible: Accessible(reference: reference), depth: found[parent].depth + 1,
        children: [child]))
    return found.count - 1
  }

  /// Says something once, and not without end.
  private mutating func note(_ words: String) {
    if notes.count == 20 { notes.append("there is more of that kind") }
    guard notes.count < 20, !notes.contains(words) else { return }
    notes.append(words)
  }

  /// All of them as a tree; on the way only those that are described, with all above them.
  func tree(describedOnly: Bool) -> AccessibleTree {
    var nodes: [Accessible] = []
    nodes.reserveCapacity(found.count)
    var stack: [(place: Int, parent: Int?)] = [(0, nil)]
    while let (place, parent) = stack.popLast() {
      if describedOnly, !found[place].isDescribed { continue }
      var accessible = found[place].accessible
      accessible.parent = parent
      let mine = nodes.count
      nodes.append(accessible)
      for child in found[place].children.reversed() { stack.append((child, mine)) }
    }
    return AccessibleTree(nodes: nodes, notes: notes)
  }
}

extension AccessibleReference {
  /// The reference that an answer names by bus and path.
  init?(_ value: DBusValue) {
    guard let bus = value.parts.first?.text, let path = value.parts.last?.text else { return nil }
    self.init(bus: bus, path: path)
  }
}
