package import Drawing
package import Geometry
import Hierarchy
import Support

/// Cards and lines as values that can be painted, hosted and animated.
package struct NodeDiagram: Hashable, Sendable {
  /// The bounding size.
  package var size: CGSize
  package var cards: [Card]
  package var edges: [Edge]
  /// Headings and rules, painted first.
  package var decorations: [DisplayList.Item]
  package var title: String
  package var background: Color
  /// The arrangement of two trees.
  package var arrangement = TreeLook.Arrangement.stacked
  /// The height of the channel above each kind of card, in which lines bend.
  var channels: [Card.Kind: Double] = [.view: ViewsFigure.levelSeparation]

  /// Headings, rules and lines without cards; only lines near `part`, if given.
  package func edgesPicture(in part: CGRect? = nil) -> DisplayList {
    DisplayList(size: size, items: decorations + edgeItems(in: part))
  }

  /// The ornaments of cards near `part`.
  package func ornamentsPicture(in part: CGRect? = nil) -> DisplayList {
    let reach = 24.0
    let cards = cards.filter { card in
      !card.ornaments.isEmpty
        && part.map { $0.overlaps(card.frame.insetBy(dx: -reach, dy: -reach)) } ?? true
    }
    return DisplayList(size: size, items: cards.map { .group($0.ornamentGroup) })
  }

  /// The whole diagram at its natural size.
  package var picture: DisplayList {
    DisplayList(
      size: size, background: background,
      items: decorations + edgeItems(in: nil) + cards.map { .group($0.group) }
        + ornamentsPicture().items, title: title,
      summary: summary)
  }

  /// The accessible description of all cards; each also has its own.
  private var summary: String {
    let rest = cards.count - Self.mostHeard
    let lines = cards.prefix(Self.mostHeard).map(\.label)
    return (lines + (rest > 0 ? [localized("and \(rest) more")] : [])).joined(separator: "\n")
  }

  /// The most cards in the accessible description.
  private static let mostHeard = 200

  /// The diagram centered in the requested size, scaled down if needed.
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

  private func edgeItems(in part: CGRect?) -> [DisplayList.Item] {
    var frames: [Card.Key: CGRect] = [:]
    var right = 0.0
    for card in cards {
      frames[card.key] = card.frame
      let isInTree = card.key.kind == .controller || card.key.kind == .window
      if isInTree { right = max(right, card.frame.maxX) }
    }
    let near = edges.indices.filter { index in
      let edge = edges[index]
      guard let part, edge.kind.makesTree, let end = frames[edge.to] else { return true }
      let box = frames[edge.from]?.extended(to: end) ?? end
      return box.insetBy(dx: -30, dy: -30).overlaps(part)
    }
    return edgeItems(of: near, right: right) { frames[$0] }
  }

  /// Headings, rules and some lines; `right` is the right edge of all controllers.
  ///
  /// With `asThreads` branches have no bends, and those of one stroke form one path, for scales at
  /// which the difference is invisible.
  func edgesPicture(
    of places: [Int], right: Double, asThreads: Bool, frame: (Card.Key) -> CGRect?
  ) -> DisplayList {
    guard asThreads else {
      return DisplayList(
        size: size, items: decorations + edgeItems(of: places, right: right, frame: frame))
    }
    let others = places.filter { !edges[$0].kind.makesTree }
    let branches = places.filter { edges[$0].kind.makesTree }
    return DisplayList(
      size: size,
      items: decorations + threads(of: branches, frame: frame)
        + edgeItems(of: others, right: right, frame: frame))
  }

  private func threads(
    of places: [Int], frame: (Card.Key) -> CGRect?
  ) -> [DisplayList.Item] {
    var threads: [(stroke: Stroke, path: Path)] = []
    for place in places {
      guard let start = frame(edges[place].from), let end = frame(edges[place].to) else { continue }
      var stroke = edges[place].stroke
      stroke.color.alpha *= edges[place].opacity
      // There are few strokes, and consecutive branches often share one.
      let number = threads.lastIndex { $0.stroke == stroke } ?? threads.count
      if number == threads.count { threads.append((stroke, Path())) }
      edges[place].addThread(
        to: &threads[number].path, from: start, to: end,
        channel: channels[edges[place].to.kind] ?? Edge.channel)
    }
    return threads.map { .stroke($0.path, $0.stroke) }
  }

  private func edgeItems(
    of places: [Int], right: Double, frame: (Card.Key) -> CGRect?
  ) -> [DisplayList.Item] {
    var counts: [Edge.Kind: Int] = [:]
    var lines: [DisplayList.Item] = []
    var tags: [DisplayList.Item] = []
    for edge in places.lazy.map({ edges[$0] }) {
      guard let end = frame(edge.to) else { continue }
      if let start = frame(edge.from) {
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

/// Combining diagrams.
extension NodeDiagram {
  /// The diagram moved by a distance; its size stays.
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
