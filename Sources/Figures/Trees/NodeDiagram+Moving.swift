package import Geometry

/// From one diagram to the next: what stays glides, what is new grows from its parent, what goes leaves
/// to it.
extension NodeDiagram {
  /// How large a card is where it begins and ends.
  private static let seed = 0.3

  /// The diagram a `fraction`, 0…1, of the way from `old` to this one.
  package func mixed(from old: NodeDiagram, by fraction: Double) -> NodeDiagram {
    guard fraction < 1 else { return self }
    guard fraction > 0 else { return old }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    func mix(_ a: CGRect, _ b: CGRect) -> CGPoint {
      CGPoint(x: mix(a.minX, b.minX), y: mix(a.minY, b.minY))
    }
    let before = old.frames
    let after = frames
    let parents = self.parents
    let oldParents = old.parents
    var result = self
    result.size = CGSize(
      width: mix(old.size.width, size.width), height: mix(old.size.height, size.height))
    result.cards = cards.map { card in
      var card = card
      // The face is drawn for the new size; only its place glides.
      if let start = before[card.key] {
        card.frame.origin = mix(start, card.frame)
      } else {
        card.opacity *= fraction
        if let start = Self.nearest(to: card.key, by: parents, among: before) {
          card.frame.origin = mix(card.frame.centered(on: start), card.frame)
          card.growth = mix(Self.seed, 1)
        }
      }
      return card
    }
    result.cards += old.cards.filter { after[$0.key] == nil }.map { card in
      var card = card
      card.opacity *= max(0, 1 - 2 * fraction)
      if let end = Self.nearest(to: card.key, by: oldParents, among: after) {
        card.frame.origin = mix(card.frame, card.frame.centered(on: end))
        card.growth = mix(1, Self.seed)
      }
      return card
    }
    let links = Set(old.edges.map(\.link))
    result.edges = edges.map { edge in
      var edge = edge
      if !links.contains(edge.link) { edge.opacity *= fraction }
      return edge
    }
    return result
  }

  /// Where every card stands.
  package var frames: [Card.Key: CGRect] {
    Dictionary(cards.map { ($0.key, $0.frame) }, uniquingKeysWith: { $1 })
  }

  /// The card above each card.
  private var parents: [Card.Key: Card.Key] {
    Dictionary(
      edges.filter { $0.kind.makesTree && $0.from != $0.to }.map { ($0.to, $0.from) },
      uniquingKeysWith: { first, _ in first })
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
