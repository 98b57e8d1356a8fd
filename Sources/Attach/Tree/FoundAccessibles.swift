internal import GioKit

/// The accessibles that a walk has found, in order, and their parents.
///
/// GTK 4.8 lists the content of a stack's pages as the stack's own children, and omits the pages:
/// here every accessible is a child of its lister, and pages are inserted when the tree is built.
struct FoundAccessibles {
  private struct Found {
    var accessible: Accessible
    let depth: Int
    /// The accessible that lists it as a child; for a page, the one that omits it.
    var parent: Int?
    var children: [Int] = []
    /// The page between it and its parent.
    var page: Int?
    var isDescribed = false
    /// Its lister in this snapshot.
    var lister: Int?
  }

  private var found: [Found]
  private var places: [AccessibleReference: Int]
  private var notes: [String] = []
  /// Whether the program described all of them in one reply.
  var isDescribedAtOnce = false
  private let greatestCount: Int
  private let greatestDepth: Int

  init(root: AccessibleReference, greatestCount: Int, greatestDepth: Int) {
    found = [Found(accessible: Accessible(reference: root), depth: 0)]
    places = [root: 0]
    (self.greatestCount, self.greatestDepth) = (greatestCount, greatestDepth)
  }

  /// Starts with the accessibles of the previous snapshot.
  init(_ tree: AccessibleTree, greatestCount: Int, greatestDepth: Int) {
    let depths = tree.depths
    found = tree.nodes.enumerated().map { place, node in
      Found(accessible: node, depth: depths[place], parent: node.parent, isDescribed: true)
    }
    places = Dictionary(
      tree.nodes.enumerated().map { ($1.reference, $0) }, uniquingKeysWith: { first, _ in first })
    (notes, isDescribedAtOnce) = (tree.notes, tree.isDescribedAtOnce)
    (self.greatestCount, self.greatestDepth) = (greatestCount, greatestDepth)
    for (place, node) in tree.nodes.enumerated() where !node.isLeftOut {
      guard var parent = node.parent else { continue }
      if tree.nodes[parent].isLeftOut, let stack = tree.nodes[parent].parent {
        (found[place].page, parent) = (parent, stack)
        found[place].parent = stack
      }
      found[parent].children.append(place)
    }
  }

  var indices: Range<Int> { found.indices }

  subscript(place: Int) -> Accessible {
    get { found[place].accessible }
    set { found[place].accessible = newValue }
  }

  mutating func isDescribed(_ place: Int) { found[place].isDescribed = true }
  func wasDescribed(_ place: Int) -> Bool { found[place].isDescribed }

  /// The lister of an accessible; nil for the root.
  func parent(of place: Int) -> Int? { found[place].parent }

  /// The listed children of an accessible.
  func children(of place: Int) -> [Int] { found[place].children }

  /// Whether an accessible omits the level between it and its listed children.
  func leavesPagesOut(_ place: Int) -> Bool {
    found[place].children.contains { found[$0].page != nil }
  }

  /// The index of an accessible, if it was found.
  func place(of reference: AccessibleReference) -> Int? { places[reference] }

  /// Sets the children of an accessible; returns the indexes of new ones.
  ///
  /// Earlier children that are not listed are removed.
  mutating func adopt(_ children: [DBusValue], at place: Int) -> Range<Int> {
    let start = found.count
    let depth = found[place].depth + 1
    found[place].children = []
    guard children.isEmpty || depth <= greatestDepth else {
      note("something lies \(greatestDepth) deep; what is in it was not looked at")
      return start..<start
    }
    for reference in children.lazy.compactMap(AccessibleReference.init) where !reference.isNobody {
      guard reference.isAskable else {
        note("a child has a name or a path that no bus has")
        continue
      }
      if let known = places[reference] {
        // A list may contain a child twice; a tree cannot.
        if !adopt(known, at: place) {
          note("\(reference.path) is named as a child more than once")
        }
        continue
      }
      guard found.count < greatestCount else {
        note("there are more than \(greatestCount) accessibles; the rest was skipped")
        break
      }
      places[reference] = found.count
      found[place].children.append(found.count)
      found.append(
        Found(
          accessible: Accessible(reference: reference), depth: depth, parent: place, lister: place))
    }
    return start..<found.count
  }

  /// Sets the parent of a known accessible; returns false if it has one in this snapshot: the first
  /// counts.
  private mutating func adopt(_ known: Int, at place: Int) -> Bool {
    guard found[known].lister == nil,
      !sequence(first: place, next: { [found] in found[$0].parent }).contains(known)
    else { return false }
    if let parent = found[known].parent, parent != place {
      found[parent].children.removeAll { $0 == known }
      found[known].page = nil
    }
    found[known].accessible.isLeftOut = false
    (found[known].parent, found[known].lister) = (place, place)
    found[place].children.append(known)
    return true
  }

  /// Inserts a page between a child and its lister, as the child reports it as its parent.
  ///
  /// Returns the index of a new page; nil if there is none, or the limit is reached.
  mutating func put(_ child: Int, on page: AccessibleReference) -> Int? {
    guard let parent = found[child].parent, page.isAskable else { return nil }
    if let known = places[page] {
      let isPage = found[known].accessible.isLeftOut && found[known].parent == parent
      found[child].page = isPage ? known : nil
      return nil
    }
    guard found.count < greatestCount else { return nil }
    var accessible = Accessible(reference: page)
    accessible.isLeftOut = true
    places[page] = found.count
    found[child].page = found.count
    found.append(Found(accessible: accessible, depth: found[parent].depth + 1, parent: parent))
    return found.count - 1
  }

  /// Adds a note once, up to a limit.
  private mutating func note(_ words: String) {
    if notes.count == 20 { notes.append("there is more of that kind") }
    guard notes.count < 20, !notes.contains(words) else { return }
    notes.append(words)
  }

  /// Builds a tree; during the walk only of described accessibles and their ancestors.
  func tree(describedOnly: Bool) -> AccessibleTree {
    var nodes: [Accessible] = []
    nodes.reserveCapacity(found.count)
    var open: [(place: Int, parent: Int?, children: [Int])] = [(0, nil, found[0].children)]
    while let (place, parent, children) = open.popLast() {
      if describedOnly, !found[place].isDescribed { continue }
      var accessible = found[place].accessible
      accessible.parent = parent
      let mine = nodes.count
      nodes.append(accessible)
      let isPage = accessible.isLeftOut
      var pages: [Int: [Int]] = [:]
      var inside: [Int] = []
      for child in children {
        if let page = found[child].page, !isPage {
          if pages[page] == nil { inside.append(page) }
          pages[page, default: []].append(child)
        } else {
          inside.append(child)
        }
      }
      open += inside.reversed().map { ($0, mine, pages[$0] ?? found[$0].children) }
    }
    var tree = AccessibleTree(nodes: nodes, notes: notes)
    tree.isDescribedAtOnce = isDescribedAtOnce
    return tree
  }
}

extension AccessibleReference {
  /// Parses a reference of bus name and path.
  init?(_ value: DBusValue) {
    guard let bus = value.parts.first?.text, let path = value.parts.last?.text else { return nil }
    self.init(bus: bus, path: path)
  }
}
