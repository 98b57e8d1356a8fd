/// A hierarchy as far as two of them are compared: labels, facts, and who is below whom.
///
/// States and dumps become such trees, so that one can be compared with the other.
public struct ComparedTree: Sendable {
  /// One node.
  public struct Node: Hashable, Sendable {
    /// The name of its class, or of its role.
    public var className: String
    /// Its name, where it distinguishes the node from others.
    public var name: String
    /// Whether the name is what it shows, as the title of a window is: it may change, then, while
    /// the node stays the same.
    public var showsName: Bool
    /// Its address or number; it means something only beside a tree from the same source.
    public var identity: String?
    /// The facts that are compared.
    public var facts: [Fact]
    /// The place of its parent, before its own; nil for a root.
    public var parent: Int?

    /// A node from its parts.
    public init(
      className: String, name: String = "", showsName: Bool = false, identity: String? = nil,
      facts: [Fact] = [], parent: Int? = nil
    ) {
      (self.className, self.name, self.identity) = (className, name, identity)
      self.showsName = showsName
      (self.facts, self.parent) = (facts, parent)
    }

    /// Whether the class that its author wrote is that of another one: an object that is observed
    /// gets another class from the system.
    func hasPlainClass(of other: Node) -> Bool {
      className == other.className || plainClass == other.plainClass
    }

    private var plainClass: Substring {
      className.hasPrefix(Self.observed) ? className.dropFirst(Self.observed.count) : className[...]
    }

    /// The prefix of class names under Apple's key-value observing.
    private static let observed = "NSKVONotifying_"

    /// Class and name, by which nodes of different sources are the same.
    var label: String { name.isEmpty ? className : "\(className) \(name)" }
  }

  /// Something that is known of a node.
  public struct Fact: Hashable, Sendable {
    /// Its name, as in "state".
    public var name: String
    /// Its text.
    public var value: String
    /// What it says one by one where that is several things in any order; nil where it is one.
    public var members: [String]?

    /// A fact from its parts.
    public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

    /// A fact of several things in any order, each there or not.
    public init(_ name: String, members: [String]) {
      (self.name, value, self.members) = (name, members.joined(separator: ", "), members)
    }
  }

  /// The nodes, parents before their children, brothers in order.
  public let nodes: [Node]
  /// The children of each node by its place; the roots come last.
  public let children: [[Int]]

  /// A tree from its nodes; a parent that is not before its child makes the child a root.
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

  /// Where a node is: the labels from its root down, with a number where brothers are called alike.
  ///
  /// Far down, how many levels are above stands for their labels, as in outlines.
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

  /// Whether two nodes have the same label, which is put together only where it must be.
  private func areAlike(_ one: Int, _ other: Int) -> Bool {
    if nodes[one].className == nodes[other].className {
      return nodes[one].name == nodes[other].name
    }
    if nodes[one].name.isEmpty, nodes[other].name.isEmpty { return false }
    return nodes[one].label == nodes[other].label
  }
}

extension ComparedTree {
  /// The place of each node among its brothers.
  var positions: [Int] {
    var positions = [Int](repeating: 0, count: nodes.count)
    for brothers in children {
      for (position, child) in brothers.enumerated() { positions[child] = position }
    }
    return positions
  }

  /// How many nodes each subtree has, and a number that equal subtrees share, by place; what stands
  /// last is about the whole forest.
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

/// A number made from texts, the same on every machine and in every run (FNV-1a, 64 bits).
private struct Fingerprint {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ text: String) {
    for byte in text.utf8 { add(byte) }
    add(0xFF)
  }

  mutating func add(print number: UInt64) {
    // Not the same either way round: a node in another is no other in the node.
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
