package import Drawing
package import Geometry
import Hierarchy

/// Cards and the lines between them, as values that can be painted, hosted and moved.
package struct NodeDiagram: Hashable, Sendable {
  /// The smallest size that shows everything.
  package var size: CGSize
  package var cards: [Card]
  package var edges: [Edge]
  /// Headings and rules, painted first.
  package var decorations: [DisplayList.Item]
  package var title: String
  package var background: Color
  /// The height of the channel above each card, in which lines turn.
  var channels: [Card.Kind: Double] = [.view: ViewsFigure.levelSeparation]

  /// Headings, rules and lines, without the cards.
  package var edgesPicture: DisplayList {
    DisplayList(size: size, items: decorations + edgeItems)
  }

  /// The whole diagram at its own size.
  package var picture: DisplayList {
    DisplayList(
      size: size, background: background,
      items: decorations + edgeItems + cards.map { .group($0.group) }, title: title,
      summary: cards.map(\.label).joined(separator: "\n"))
  }

  /// The diagram in the middle of the wanted size, made smaller if it must be.
  func picture(options: FigureOptions) -> DisplayList {
    guard let wanted = options.size else { return picture }
    var result = picture
    let scale = max(
      0.001, min(1, wanted.width / max(size.width, 1), wanted.height / max(size.height, 1)))
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (wanted.width - size.width * scale) / 2,
      ty: (wanted.height - size.height * scale) / 2)
    result.items = [.group(Group(transform: ProjectiveTransform(place), items: result.items))]
    result.size = wanted
    return result
  }

  private var edgeItems: [DisplayList.Item] {
    var frames: [Card.Key: CGRect] = [:]
    var right = 0.0
    for card in cards {
      frames[card.key] = card.frame
      let isInTree = card.key.kind == .controller || card.key.kind == .window
      if isInTree { right = max(right, card.frame.maxX) }
    }
    var counts: [Edge.Kind: Int] = [:]
    var lines: [DisplayList.Item] = []
    var tags: [DisplayList.Item] = []
    for edge in edges {
      guard let end = frames[edge.to] else { continue }
      if let start = frames[edge.from] {
        let lane = edge.kind.hasLanes ? counts[edge.kind, default: 0] % Edge.lanes : 0
        counts[edge.kind, default: 0] += 1
        let path = edge.path(
          from: start, to: end, channel: channels[edge.to.kind] ?? Edge.channel,
          detour: right + edge.kind.gap(ofLane: lane), lane: lane)
        var stroke = edge.stroke
        stroke.color.alpha *= edge.opacity
        lines.append(.stroke(path, stroke))
      }
      if let tag = edge.tag {
        tags.append(.group(Group(opacity: edge.opacity, items: tag.items(above: end))))
      }
    }
    return lines + tags
  }
}

/// From one diagram to the next.
extension NodeDiagram {
  /// The diagram a `fraction`, 0…1, of the way from `old` to this one.
  ///
  /// Cards that stay glide, new ones come through, and old ones fade first.
  package func mixed(from old: NodeDiagram, by fraction: Double) -> NodeDiagram {
    guard fraction < 1 else { return self }
    guard fraction > 0 else { return old }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var before: [Card.Key: CGRect] = [:]
    for card in old.cards { before[card.key] = card.frame }
    let stay = Set(cards.map(\.key))
    var result = self
    result.size = CGSize(
      width: mix(old.size.width, size.width), height: mix(old.size.height, size.height))
    result.cards = cards.map { card in
      var card = card
      if let start = before[card.key] {
        // The face is drawn for the new size; only its place glides.
        card.frame.origin = CGPoint(
          x: mix(start.minX, card.frame.minX), y: mix(start.minY, card.frame.minY))
      } else {
        card.opacity *= fraction
      }
      return card
    }
    let leaving = old.cards.filter { !stay.contains($0.key) }
    result.cards += leaving.map { card in
      var card = card
      card.opacity *= max(0, 1 - 2 * fraction)
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

/// Putting diagrams together.
extension NodeDiagram {
  /// This diagram moved by a distance; its size stays.
  func moved(x: Double, y: Double) -> NodeDiagram {
    var result = self
    for index in result.cards.indices {
      result.cards[index].frame = result.cards[index].frame.offsetBy(dx: x, dy: y)
    }
    if !decorations.isEmpty {
      result.decorations = [
        .group(
          Group(
            transform: ProjectiveTransform(CGAffineTransform(translationX: x, y: y)),
            items: decorations))
      ]
    }
    return result
  }
}
