package import Drawing
package import Geometry

/// Answers a pane's per-frame queries of a diagram in time proportional to the visible part.
///
/// Created once per diagram.
package final class DiagramIndex: Sendable {
  package let diagram: NodeDiagram
  private let places: [Card.Key: Int]
  private let cards: BoxIndex
  /// The selected cards, and those with ornaments.
  private let selected: BoxIndex, decorated: BoxIndex
  private let treeEdges: BoxIndex
  /// The indexes of edges that are not tree branches.
  private let otherEdges: [Int]
  /// The right edge of all controllers.
  private let right: Double

  /// How far lines and ornaments extend beyond their cards.
  private static let reach = 30.0
  /// Thinner lines, in screen points, are omitted.
  private static let thinnest = 0.12
  /// Below this scale the channel of a branch is four points high, and its bend invisible.
  private static let leastBent = 0.12

  /// - Complexity: O(*n* log *n*).
  package init(_ diagram: NodeDiagram) {
    self.diagram = diagram
    let shown = diagram.cards
    var places: [Card.Key: Int] = [:]
    places.reserveCapacity(shown.count)
    for (place, card) in shown.enumerated() { places[card.key] = place }
    self.places = places
    right =
      shown.lazy.filter { $0.key.kind == .controller || $0.key.kind == .window }
      .map { Double($0.frame.maxX) }.max() ?? 0
    func boxes(of isWanted: (Card) -> Bool) -> BoxIndex {
      BoxIndex(
        shown.indices.filter { isWanted(shown[$0]) }.lazy.map { (place: $0, box: shown[$0].frame) })
    }
    cards = boxes { _ in true }
    selected = boxes(of: \.isSelected)
    decorated = boxes { !$0.ornaments.isEmpty }
    otherEdges = diagram.edges.indices.filter { !diagram.edges[$0].kind.makesTree }
    treeEdges = BoxIndex(
      diagram.edges.enumerated().lazy.filter { $0.element.kind.makesTree }.map { place, edge in
        let end = places[edge.to].map { shown[$0].frame } ?? .null
        let start = places[edge.from].map { shown[$0].frame } ?? end
        return (
          place: place, box: start.extended(to: end).insetBy(dx: -Self.reach, dy: -Self.reach)
        )
      })
  }

  package subscript(key: Card.Key) -> Card? { places[key].map { diagram.cards[$0] } }

  /// The cards in a part, in diagram order.
  package func cards(in part: CGRect) -> [Card] { found(cards, part) }

  /// The cards in a part; only the selected ones if there may be more than `limit`.
  ///
  /// - Complexity: proportional to the result.
  package func cards(in part: CGRect, atMost limit: Int) -> [Card] {
    found(cards.hasMore(than: limit, near: part) ? selected : cards, part)
  }

  private func found(_ boxes: BoxIndex, _ part: CGRect) -> [Card] {
    let shown = diagram.cards
    return boxes.places(near: part).lazy.map { shown[$0] }.filter { $0.frame.overlaps(part) }
  }

  /// The card at a point; the first drawn if several.
  package func card(at place: CGPoint) -> Card? {
    cards(near: place, reach: 0).first { $0.frame.contains(place) }
  }

  /// The cards within `reach` of a point, in diagram order.
  package func cards(near place: CGPoint, reach: Double) -> [Card] {
    cards(
      in: CGRect(origin: place, size: CGSize(width: 0.01, height: 0.01))
        .insetBy(dx: -reach, dy: -reach))
  }

  /// Headings, rules, and the lines near a part at a scale, without cards.
  package func edgesPicture(in part: CGRect, scale: Double) -> DisplayList {
    var edges = otherEdges
    let widest = diagram.edges.first { $0.kind.makesTree }?.stroke.width ?? 0
    if widest * scale >= Self.thinnest { edges += treeEdges.places(near: part) }
    return diagram.edgesPicture(
      of: edges.sorted(), right: right, asThreads: scale < Self.leastBent
    ) { key in
      places[key].map { diagram.cards[$0].frame }
    }
  }

  /// The ornaments of cards near a part.
  package func ornamentsPicture(in part: CGRect) -> DisplayList {
    let near = part.insetBy(dx: -Self.reach, dy: -Self.reach)
    return DisplayList(
      size: diagram.size,
      items: found(decorated, near).map { .group($0.ornamentGroup) })
  }

  /// The cards near a part as colored plates, for scales at which text is illegible.
  package func plates(in part: CGRect, scale: Double, accent: Color) -> [DisplayList.Item] {
    Plates(cards.places(near: part), of: diagram.cards, scale: scale, accent: accent).items
  }
}
