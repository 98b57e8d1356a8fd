package import Geometry

/// An animated change of diagrams: kept cards move, new ones grow from their parent, removed ones
/// shrink to it.
package struct NodeGlide {
  private let old: NodeDiagram
  private let next: NodeDiagram
  /// The initial frame of each card of the next diagram, and whether it is new.
  private let starts: [(frame: CGRect?, isNew: Bool)]
  /// The removed cards and their final frames.
  private let leaving: [(card: Card, end: CGRect?)]
  private let newEdges: [Int]

  /// The initial and final scale of new and removed cards.
  private static let seed = 0.3

  /// Matches the cards of both diagrams.
  ///
  /// - Complexity: O(*n*) for *n* cards, plus the path to the nearest kept ancestor for each other
  ///   card.
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

  /// The diagram at a `fraction`, 0…1.
  ///
  /// - Complexity: O(*n*) for *n* cards, without lookups.
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
      // The face is drawn at its final size; only its position is animated.
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

  /// The frame of the nearest known ancestor.
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
  /// The frame of every card.
  package var frames: [Card.Key: CGRect] {
    Dictionary(cards.map { ($0.key, $0.frame) }, uniquingKeysWith: { $1 })
  }

  /// The parent of each card.
  fileprivate var parents: [Card.Key: Card.Key] {
    Dictionary(
      edges.filter { $0.kind.makesTree && $0.from != $0.to }.map { ($0.to, $0.from) },
      uniquingKeysWith: { first, _ in first })
  }
}

extension CGRect {
  /// A rectangle of this size centered on another.
  fileprivate func centered(on other: CGRect) -> CGRect {
    CGRect(center: other.center, size: size)
  }
}

extension Edge {
  /// Identifies an edge across states.
  fileprivate struct Link: Hashable {
    let kind: Kind
    let from: Card.Key
    let to: Card.Key
  }

  fileprivate var link: Link { Link(kind: kind, from: from, to: to) }
}
