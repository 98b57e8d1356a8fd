import Drawing
import Figures
import Geometry
import GtkKit
import Session
import Support

/// Painting: lines, marks, and cards without a widget.
extension HierarchyPane {
  /// Below this scale text is illegible, and cards are painted as plain colored plates.
  private static let leastLegible = 0.3
  /// This few cards are painted in full while text lines can be made out.
  private static let fewCards = 300
  /// Below this scale a text line is a pixel high, and all but the smallest trees are plates.
  private static let leastVisible = 0.12
  /// The size of the smallest trees, in cards.
  private static let fewestCards = 100
  private static let handleRadius = 8.0

  /// Lines and headings, and visible cards without a widget.
  func ground(_ size: CGSize) -> DisplayList? {
    guard let index, let options else { return nil }
    let shown = index.diagram
    guard !shown.cards.isEmpty else {
      return DisplayList(
        size: size, background: shown.background, items: emptiness(size, options))
    }
    let part = viewport.visible
    var items = index.edgesPicture(in: part, scale: viewport.scale).items
    if showsPlates {
      items += plates(of: index, options.palette)
    } else {
      items += index.cards(in: part).filter { cards[$0.key] == nil }.map { .group($0.group) }
    }
    return DisplayList(
      size: size, background: shown.background,
      items: [.group(Group(transform: viewport.transform, items: items))])
  }

  /// Whether cards are painted as plates: too many, and too small to read.
  var showsPlates: Bool {
    let count = shown?.cards.count ?? 0
    return viewport.scale < Self.leastVisible
      ? count > Self.fewestCards : viewport.scale < Self.leastLegible && count > Self.fewCards
  }

  /// The plates in and around the visible part, cached while the drawing is panned.
  private func plates(of index: DiagramIndex, _ palette: Palette) -> [DisplayList.Item] {
    let (part, scale) = (viewport.visible, viewport.scale)
    if let plates, plates.index === index, plates.scale == scale, plates.part.encloses(part) {
      return plates.items
    }
    let wide = part.insetBy(dx: -part.width / 2, dy: -part.height / 2)
    let items = index.plates(in: wide, scale: scale, accent: palette.accent)
    plates = (index, wide, scale, items)
    return items
  }

  /// The placeholder of an empty pane.
  private func emptiness(_ size: CGSize, _ options: FigureOptions) -> [DisplayList.Item] {
    let words =
      if scene?.matches?.hits != nil {
        localized("No matching name, class or state")
      } else if isBroken {
        localized("Fix the errors to run the script.")
      } else if isBare {
        localized("No controllers yet")
      } else {
        localized("Nothing exists at this point. Step forward.")
      }
    let run = TextRun(
      words, size: 13 * viewport.letterScale, color: options.palette.secondaryText,
      alignment: .center, width: max(size.width - 40, 1), maximumLines: 0)
    let height = options.shaper.size(of: run).height
    return [.text(run, at: CGPoint(x: 20, y: max(size.height - height, 0) / 2))]
  }

  /// Marks above the cards, and the fold handle of the card under the pointer.
  func ornaments(_ size: CGSize) -> DisplayList? {
    guard let index, let options, !index.diagram.cards.isEmpty else { return nil }
    var items = index.ornamentsPicture(in: viewport.visible).items
    for card in pointedCards(in: index) {
      items += StagePane.mark(card.frame.insetBy(dx: -3, dy: -3), options.palette)
    }
    if let card = hovered.flatMap({ index[$0] }), card.isFolded == false {
      items += handle(of: card, options.palette)
    }
    return DisplayList(
      size: size, items: [.group(Group(transform: viewport.transform, items: items))])
  }

  /// The cards of the node under the pointer in another pane; of a folded node, its visible
  /// ancestor.
  private func pointedCards(in index: DiagramIndex) -> [Card] {
    guard let pointed, let scene else { return [] }
    var marked: [Card.Key] = []
    for key in scene.cards(of: pointed) {
      guard let shown = scene.shown(key, where: { index[$0] != nil }), !marked.contains(shown)
      else { continue }
      marked.append(shown)
    }
    return marked.compactMap { index[$0] }
  }

  /// A minus in a circle on the lower edge of a card.
  private func handle(of card: Card, _ palette: Palette) -> [DisplayList.Item] {
    let center = CGPoint(x: card.frame.midX, y: card.frame.maxY)
    let circle = Path.circle(center: center, radius: Self.handleRadius)
    let line = Path.line(
      from: CGPoint(x: center.x - 3.5, y: center.y), to: CGPoint(x: center.x + 3.5, y: center.y))
    return [
      .fill(circle, palette.surface), .stroke(circle, Stroke(palette.secondaryText, width: 1.2)),
      .stroke(line, Stroke(palette.secondaryText, width: 1.6, cap: .round)),
    ]
  }

  /// The card whose fold handle or fold count is at a point of the canvas.
  func foldable(at point: CGPoint) -> Card.Key? {
    let place = viewport.place(at: point)
    return index?.cards(near: place, reach: 20).first { card in
      guard let isFolded = card.isFolded, card.key.kind != .chain else { return false }
      guard isFolded || card.key == hovered else { return false }
      let reach = isFolded ? 18.0 : Self.handleRadius
      return abs(card.frame.midX - place.x) <= reach
        && (-Self.handleRadius...Self.handleRadius + 6).contains(place.y - card.frame.maxY)
    }?.key
  }
}

extension CGRect {
  /// Whether this rectangle contains another, comparing edges exactly: Foundation's `contains`
  /// compares sums, which round in very wide drawings.
  fileprivate func encloses(_ other: CGRect) -> Bool {
    minX <= other.minX && maxX >= other.maxX && minY <= other.minY && maxY >= other.maxY
  }
}
