package import Geometry

/// From one diagram to the next: what stays glides, what is new grows from its parent, what goes leaves
/// to it.
package struct NodeGlide {
  private let old: NodeDiagram
  private let next: NodeDiagram
  /// Where each card of the next diagram begins, and whether it grows there.
  private let starts: [(frame: CGRect?, isNew: Bool)]
  /// The cards that go, and where to.
  private let leaving: [(card: Card, end: CGRect?)]
  private let newEdges: [Int]

  /// How large a card is where it begins and ends.
  private static let seed = 0.3

  /// Finds out who stays, comes and goes.
  ///
  /// - Complexity: O(*n*) for *n* cards, and the way up to a card that stays for each that does not.
  package init(from old: NodeDiagram, to next: NodeDiagram) {
    (self.old, self.next) = (old, next)
    let before = old.frames
    let after = next.frames
    let parents = next.parents
    let oldParents = old.parents
    starts = next.cards.map { card in
      if let frame = before[card.key] { return (frame, false) }
      return (Self.nearest(to: card.key, by: parents, among: before), true)
    }
    leaving = old.cards.filter { after[$0.key] == nil }.map {
      ($0, Self.nearest(to: $0.key, by: oldParents, among: after))
    }
    let links = Set(old.edges.map(\.link))
    newEdges = next.edges.indices.filter { !links.contains(next.edges[$0].link) }
  }

  /// The diagram a `fraction`, 0…1, of the way.
  ///
  /// - Complexity: O(*n*) for *n* cards; nothing is looked up.
  package func diagram(at fraction: Double) -> NodeDiagram {
    guard fraction < 1 else { return next }
    guard fraction > 0 else { return old }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    func mix(_ a: CGRect, _ b: CGRect) -> CGPoint {
      CGPoint(x: mix(a.minX, b.minX), y: mix(a.minY, b.minY))
    }
    var result = next
    result.size = CGSize(
      width: mix(old.size.width, next.size.width), height: mix(old.size.height, next.size.height))
    for (place, start) in starts.enumerated() {
      // The face is drawn for the new size; only its place glides.
      let frame = result.cards[place].frame
      if start.isNew {
        result.cards[place].opacity *= fraction
        guard let origin = start.frame else { continue }
        result.cards[place].frame.origin = mix(frame.centered(on: origin), frame)
        result.cards[place].growth = mix(Self.seed, 1)
      } else if let origin = start.frame {
        result.cards[place].frame.origin = mix(origin, frame)
      }
    }
    result.cards += leaving.map { card, end in
      var card = card
      card.opacity *= max(0, 1 - 2 * fraction)
      if let end {
        card.frame.origin = mix(card.frame, card.frame.centered(on: end))
        card.growth = mix(1, Self.seed)
      }
      return card
    }
    for place in newEdges { result.edges[place].opacity *= fraction }
    return result
  }

  /// The frame of the nearest card above that is known.
  private static func nearest(
    to key: Card.Key, by parents: [Card.Key: Card.Key], among frames: [Card.Key: CGRect]
  ) -> CGRect? {
    var next = parents[key]
    for _ in 0..<parents.count {
      guard let parent = next else { return nil }
      if let frame = frames[parent] { return frame }
      next = parents[parent]
    }
    return nil
  }
}

extension NodeDiagram {
  /// Where every card stands.
  package var frames: [Card.Key: CGRect] {
    Dictionary(cards.map { ($0.key, $0.frame) }, uniquingKeysWith: { $1 })
  }

  /// The card above each card.
  fileprivate var parents: [Card.Key: Card.Key] {
    Dictionary(
      edges.filter { $0.kind.makesTree && $0.from != $0.to }.map { ($0.to, $0.from) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension CGRect {
  /// A rectangle of this size about the middle of another.
  fileprivate func centered(on other: CGRect) -> CGRect {
    CGRect(center: other.center, size: size)
  }
}

extension Edge {
  /// What stays the same about an edge from one state to the next.
  fileprivate struct Link: Hashable {
    let kind: Kind
    let from: Card.Key
    let to: Card.Key
  }

  fileprivate var link: Link { Link(kind: kind, from: from, to: to) }
}
