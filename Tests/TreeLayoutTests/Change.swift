import Geometry
import Testing
import TreeLayout

/// A change of a tree, by numbers that mean something whatever was changed before.
struct Change: CustomStringConvertible {
  enum Kind: Int, CaseIterable { case add, addSubtree, remove, move, resize }

  let kind: Kind
  let node: Int
  let target: Int
  let size: CGSize

  init(using generator: inout SeededGenerator) {
    // As many come as go, so the trees stay small.
    let kinds: [Kind] = [.add, .add, .add, .addSubtree, .remove, .remove, .move, .move, .resize]
    kind = kinds[Int.random(in: 0..<kinds.count, using: &generator)]
    node = Int.random(in: 0..<1000, using: &generator)
    target = Int.random(in: 0..<1000, using: &generator)
    size = CGSize(
      width: Double(Int.random(in: 0...320, using: &generator)) / 4,
      height: Double(Int.random(in: 0...250, using: &generator)) / 10)
  }

  var description: String { "\(kind) \(node) \(target) \(size.width)×\(size.height)" }

  /// Applies itself to a tree and to a plain copy of it.
  func apply(to tree: inout LiveTree, _ copy: inout PlainTree) throws {
    let nodes = copy.sizes.keys.sorted()
    let parent = nodes.isEmpty || target % 7 == 0 ? nil : nodes[target % nodes.count]
    let family = copy.children[parent] ?? []
    let index = family.isEmpty ? 0 : (node / 3) % (family.count + 1)
    let sibling = index < family.count ? family[index] : nil
    switch kind {
    case .add:
      let new = try tree.add(size, below: parent, before: sibling)
      copy.insert(new, size, below: parent, before: sibling)
    case .addSubtree:
      let part = Listing.random(seed: UInt64(node), upTo: 12)
      let new = try tree.add(try part.tree(), below: parent, before: sibling)
      for (index, above) in part.parents.enumerated() {
        copy.insert(
          new[index], part.sizes[index], below: above.map { new[$0] } ?? parent,
          before: above == nil ? sibling : nil)
      }
    case .remove:
      guard !nodes.isEmpty else { return }
      try tree.remove(nodes[node % nodes.count])
      copy.remove(nodes[node % nodes.count])
    case .move:
      guard !nodes.isEmpty else { return }
      let moved = nodes[node % nodes.count]
      if let parent, copy.isBelow(parent, moved) {
        #expect(throws: TreeError.belowItself(node: moved, parent: parent)) {
          try tree.move(moved, below: parent)
        }
        return
      }
      try tree.move(moved, below: parent, before: sibling)
      copy.move(moved, below: parent, before: sibling)
    case .resize:
      guard !nodes.isEmpty else { return }
      try tree.resize(nodes[node % nodes.count], to: size)
      copy.sizes[nodes[node % nodes.count]] = size
    }
  }
}

/// The same tree without any layout: who has which children.
struct PlainTree {
  var children: [Int?: [Int]] = [:]
  var sizes: [Int: CGSize] = [:]

  init(_ listing: Listing) {
    for (node, parent) in listing.parents.enumerated() {
      insert(node, listing.sizes[node], below: parent, before: nil)
    }
  }

  mutating func insert(_ node: Int, _ size: CGSize, below parent: Int?, before sibling: Int?) {
    sizes[node] = size
    let family = children[parent] ?? []
    let index = sibling.flatMap(family.firstIndex(of:)) ?? family.count
    children[parent, default: []].insert(node, at: index)
  }

  mutating func remove(_ node: Int) {
    for child in children[node] ?? [] { remove(child) }
    children[node] = nil
    sizes[node] = nil
    for parent in children.keys { children[parent]?.removeAll { $0 == node } }
  }

  mutating func move(_ node: Int, below parent: Int?, before sibling: Int?) {
    guard sibling != node, let size = sizes[node] else { return }
    for parent in children.keys { children[parent]?.removeAll { $0 == node } }
    insert(node, size, below: parent, before: sibling)
  }

  func isBelow(_ node: Int, _ ancestor: Int) -> Bool {
    node == ancestor || (children[ancestor] ?? []).contains { isBelow(node, $0) }
  }

  /// The tree as it is handed to the builder, and the names of its nodes here.
  var listing: (listing: Listing, names: [Int]) {
    var listing = Listing()
    var names: [Int] = []
    func list(_ parent: Int?, _ index: Int?) {
      for child in children[parent] ?? [] {
        listing.parents.append(index)
        listing.sizes.append(sizes[child] ?? .zero)
        names.append(child)
        list(child, names.count - 1)
      }
    }
    list(nil, nil)
    return (listing, names)
  }
}
