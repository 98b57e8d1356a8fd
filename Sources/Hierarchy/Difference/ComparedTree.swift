/// A hierarchy reduced to what a comparison needs: labels, facts and structure.
///
/// Both states and dumps convert to such trees, so that they can be compared with each other.
public struct ComparedTree: Sendable {
  /// One node.
  public struct Node: Hashable, Sendable {
    /// The name of its class or role.
    public var className: String
    /// Its name, if that identifies the node.
    public var name: String
    /// Whether the name is displayed text, such as a window title, which may change while the node
    /// stays the same.
    public var showsName: Bool
    /// Its address or number; meaningful only within trees of one source.
    public var identity: String?
    /// The compared facts.
    public var facts: [Fact]
    /// The index of its parent, which is smaller than its own; nil for a root.
    public var parent: Int?

    /// Makes a node from its parts.
    public init(
      className: String, name: String = "", showsName: Bool = false, identity: String? = nil,
      facts: [Fact] = [], parent: Int? = nil
    ) {
      (self.className, self.name, self.identity) = (className, name, identity)
      self.showsName = showsName
      (self.facts, self.parent) = (facts, parent)
    }

    /// Whether the declared class is that of another node: key-value observing replaces an object's
    /// class.
    func hasPlainClass(of other: Node) -> Bool {
      className == other.className || plainClass == other.plainClass
    }

    private var plainClass: Substring {
      className.hasPrefix(Self.observed) ? className.dropFirst(Self.observed.count) : className[...]
    }

    /// The class name prefix that Apple's key-value observing adds.
    private static let observed = "NSKVONotifying_"

    /// Class and name, by which nodes of different sources match.
    var label: String { name.isEmpty ? className : "\(className) \(name)" }
  }

  /// An attribute of a node.
  public struct Fact: Hashable, Sendable {
    /// Its name, such as "state".
    public var name: String
    /// Its value as text.
    public var value: String
    /// The members of a set-valued fact, in any order; nil for a single value.
    public var members: [String]?

    /// Makes a fact with a single value.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

    /// Makes a fact with a set of members.
    public init(_ name: String, members: [String]) {
      (self.name, value, self.members) = (name, members.joined(separator: ", "), members)
    }
  }

  /// The nodes: parents before their children, siblings in order.
  public let nodes: [Node]
  /// The children of each node by index, then the roots.
  public let children: [[Int]]

  /// Makes a tree from its nodes; a node whose parent does not precede it becomes a root.
  public init(_ nodes: [Node]) {
    var nodes = nodes
    var children = [[Int]](repeating: [], count: nodes.count + 1)
    for index in nodes.indices {
      if let parent = nodes[index].parent, !(0..<index).contains(parent) {
        nodes[index].parent = nil
      }
      children[nodes[index].parent ?? nodes.count].append(index)
    }
    (self.nodes, self.children) = (nodes, children)
  }

  /// The path of a node: the labels from its root down, numbered where siblings have equal labels.
  ///
  /// For deep nodes, `[level N]` replaces the upper N labels, as in outlines.
  public func path(of place: Int) -> String {
    var (steps, current) = ([String](), Int?.some(place))
    while let node = current, steps.count < OutlineBars.most {
      var (alike, before) = (0, 0)
      for brother in children[nodes[node].parent ?? nodes.count] where areAlike(brother, node) {
        alike += 1
        if brother < node { before += 1 }
      }
      steps.append(nodes[node].label + (alike > 1 ? "[\(before + 1)]" : ""))
      current = nodes[node].parent
    }
    var above = 0
    while let node = current { (above, current) = (above + 1, nodes[node].parent) }
    return (above > 0 ? "[level \(above)] " : "") + steps.reversed().joined(separator: "/")
  }

  /// Whether two nodes have the same label; builds the labels only if necessary.
  private func areAlike(_ one: Int, _ other: Int) -> Bool {
    if nodes[one].className == nodes[other].className {
      return nodes[one].name == nodes[other].name
    }
    if nodes[one].name.isEmpty, nodes[other].name.isEmpty { return false }
    return nodes[one].label == nodes[other].label
  }
}

extension ComparedTree {
  /// The index of each node among its siblings.
  var positions: [Int] {
    var positions = [Int](repeating: 0, count: nodes.count)
    for brothers in children {
      for (position, child) in brothers.enumerated() { positions[child] = position }
    }
    return positions
  }

  /// The size of each subtree and a hash that equal subtrees share, by index; the last entry is for
  /// the whole forest.
  var summaries: (sizes: [Int], prints: [UInt64]) {
    var sizes = [Int](repeating: 1, count: nodes.count + 1)
    var prints = [UInt64](repeating: 0, count: nodes.count + 1)
    for place in nodes.indices.reversed() + [nodes.count] {
      var print = Fingerprint()
      if place < nodes.count { print.add(nodes[place]) }
      for child in children[place] {
        sizes[place] += sizes[child]
        print.add(print: prints[child])
      }
      prints[place] = print.value
    }
    return (sizes, prints)
  }
}

/// A hash of texts, identical on every machine and in every run (FNV-1a, 64 bits).
private struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  mutating func add(print number: UInt64) {
    // Not commutative, so that swapping a node and its parent changes the hash.
    value = (value &* 0x9E37_79B9_7F4A_7C15 ^ value >> 29) &+ number
    value = (value ^ value >> 32) &* 0xBF58_476D_1CE4_E5B9
  }

  mutating func add(_ node: ComparedTree.Node) {
    add(node.className)
    add(node.name)
    for fact in node.facts {
      add(fact.name)
      add(fact.value)
    }
  }
}
