// A lower bound for Swift: a tree of plain classes that records the callbacks.

/// The floor: no rules, no clock, no views; the events go round in a ring.
enum Floor {
  static func run() {
    let root = Node()
    let child = Node()
    let ring = Ring()
    report("bare", time(1_000_000) { cycle(root, child) })
    report("told", time(1_000_000) { cycle(root, child, telling: ring) })

    let subtree = (0..<100).map { _ in Node() }
    for index in subtree.indices.dropFirst() { subtree[(index - 1) / 3].add(subtree[index]) }
    report("subtree", time(20_000) { cycle(root, subtree[0], telling: ring) })
    precondition(ring.count > 0)
  }

  private static func time(_ count: Int, _ cycle: () -> Void) -> Double {
    for _ in 0..<count / 10 { cycle() }
    return Stopwatch.nanoseconds(each: count) { for _ in 0..<count { cycle() } }
  }

  private static func cycle(_ root: Node, _ child: Node) {
    root.add(child)
    child.leave()
  }

  private static func cycle(_ root: Node, _ child: Node, telling ring: Ring) {
    ring.write(child, .willMove)
    root.add(child)
    ring.write(child, .call)
    child.forward(.willAppear, to: ring)
    ring.write(child, .didMove)
    child.forward(.didAppear, to: ring)
    ring.write(child, .willMove)
    child.forward(.willDisappear, to: ring)
    child.leave()
    ring.write(child, .call)
    ring.write(child, .didMove)
    child.forward(.didDisappear, to: ring)
  }

  enum Kind: UInt8 {
    case willMove, didMove, willAppear, didAppear, willDisappear, didDisappear, call
  }

  final class Ring {
    private var slots = [(node: UInt32, kind: Kind)](repeating: (0, .call), count: 4096)
    private(set) var count = 0

    func write(_ node: Node, _ kind: Kind) {
      slots[count & 4095] = (node.id, kind)
      count += 1
      node.hear(kind)
    }
  }

  class Node {
    let id: UInt32
    // The floor counts nothing that it need not.
    private unowned(unsafe) var parent: Node?
    private var children: [Node] = []
    private var heard = 0
    nonisolated(unsafe) private static var made: UInt32 = 0

    init() {
      Self.made += 1
      id = Self.made
    }

    func add(_ child: Node) {
      children.append(child)
      child.parent = self
    }

    func leave() {
      parent?.children.removeAll { $0 === self }
      parent = nil
    }

    func forward(_ kind: Kind, to ring: Ring) {
      ring.write(self, kind)
      for child in children { child.forward(kind, to: ring) }
    }

    /// What a subclass would override.
    func hear(_ kind: Kind) { heard += 1 }
  }
}
