import Drawing
import Figures
import Geometry
import GtkKit
import Support

/// The widgets of cards: one for each card of a small tree; of a large one, only for visible cards.
final class CardWidgets {
  private var widgets: [Card.Key: NodeWidget] = [:]
  private var keys: [ObjectIdentifier: Card.Key] = [:]
  private var faces: [Card.Key: Card] = [:]
  private(set) var paintsFaces = true
  /// The diagram whose cards have the widgets.
  private var hosted: DiagramIndex?
  private var activated: (Card.Key) -> Void = { _ in }
  private var focused: (Card.Key) -> Void = { _ in }

  /// Up to this many cards all have widgets, so that screen readers reach every card.
  private static let most = 2_000
  /// Of more cards, this many visible ones have widgets; further ones are only painted.
  private static let mostInSight = 400

  subscript(key: Card.Key) -> NodeWidget? { widgets[key] }

  func key(of widget: NodeWidget?) -> Card.Key? {
    widget.flatMap { keys[ObjectIdentifier($0)] }
  }

  /// Calls `body` with the card activated by keyboard or assistive technology.
  func onActivate(_ body: @escaping (Card.Key) -> Void) { activated = body }

  /// Calls `body` with the card that gains the focus.
  func onFocus(_ body: @escaping (Card.Key) -> Void) { focused = body }

  /// Adds the cards of a diagram to a canvas; of a large one those in `part`, and `key`.
  ///
  /// Widgets that do not paint their faces serve accessibility and input only.
  func host(
    _ index: DiagramIndex, in part: CGRect, besides key: Card.Key?, paintsFaces: Bool,
    on canvas: Canvas
  ) {
    if paintsFaces != self.paintsFaces {
      self.paintsFaces = paintsFaces
      faces = [:]
      hosted = nil
    }
    let isSame = hosted === index
    hosted = index
    if isSame, index.diagram.cards.count <= Self.most { return }
    let wanted = chosen(from: index, part, key)
    let names = Set(wanted.map(\.key))
    // Counts among the visible cards would not be counts of the tree.
    let labels = wanted.count == index.diagram.cards.count ? Self.labels(of: wanted) : [:]
    for (key, widget) in widgets where !names.contains(key) {
      canvas.remove(widget)
      keys[ObjectIdentifier(widget)] = nil
      (widgets[key], faces[key]) = (nil, nil)
    }
    for card in wanted {
      // Only the viewport changed.
      if isSame, widgets[card.key] != nil { continue }
      let widget = widgets[card.key] ?? make(card, on: canvas)
      widget.label = labels[card.key] ?? card.label
      widget.details = card.position
      widget.isSelected = card.isSelected
      widget.isExpanded = card.isFolded.map { !$0 }
      canvas.move(widget, to: card.frame, growth: card.growth)
      if faces[card.key].map({ $0.looksDifferent(from: card) }) ?? true {
        faces[card.key] = card
        if paintsFaces { widget.draw { _ in card.fadedPicture } } else { widget.drawNothing() }
      }
    }
    order(wanted, on: canvas)
  }

  /// Numbered labels for cards with equal labels, such as unnamed widgets of programs.
  private static func labels(of cards: [Card]) -> [Card.Key: String] {
    var counts: [String: Int] = [:]
    for card in cards { counts[card.label, default: 0] += 1 }
    guard counts.count < cards.count else { return [:] }
    var (seen, labels): ([String: Int], [Card.Key: String]) = ([:], [:])
    for card in cards {
      guard let count = counts[card.label], count > 1 else { continue }
      let number = seen[card.label, default: 0] + 1
      seen[card.label] = number
      labels[card.key] = localized("\(card.label), \(number) of \(count) with this name")
    }
    return labels
  }

  private func chosen(
    from index: DiagramIndex, _ part: CGRect, _ key: Card.Key?
  ) -> [Card] {
    guard index.diagram.cards.count > Self.most else { return index.diagram.cards }
    var seen = index.cards(in: part, atMost: Self.mostInSight)
    if let key, let card = index[key], !seen.contains(where: { $0.key == key }) {
      seen.append(card)
    }
    return seen
  }

  /// Sorts the widgets into diagram order, for the keyboard and screen readers.
  private func order(_ cards: [Card], on canvas: Canvas) {
    let wanted = cards.compactMap { widgets[$0.key] }
    guard !zip(wanted, canvas.nodes).allSatisfy({ $0 === $1 }) else { return }
    canvas.reorder(wanted)
  }

  private func make(_ card: Card, on canvas: Canvas) -> NodeWidget {
    let widget = NodeWidget(role: .treeItem, label: card.label)
    let key = card.key
    widget.setAccessibleLevel(card.level)
    widget.onActivate { [weak self] in self?.activated(key) }
    widget.onFocus { [weak self] isFocused in if isFocused { self?.focused(key) } }
    widgets[key] = widget
    keys[ObjectIdentifier(widget)] = key
    canvas.add(widget, at: card.frame)
    return widget
  }

  /// Highlights cards as if selected: the dragged card and its drop target.
  func point(out marked: Set<Card.Key>) {
    for (key, widget) in widgets { widget.isSelected = marked.contains(key) }
  }

  /// Highlights the selected cards again.
  func pointOutSelection() {
    for (key, widget) in widgets { widget.isSelected = faces[key]?.isSelected ?? false }
  }
}

extension Card {
  fileprivate func looksDifferent(from other: Card) -> Bool {
    face != other.face || opacity != other.opacity || frame.size != other.frame.size
      || isSelected != other.isSelected
  }

  /// The card's picture with its opacity.
  fileprivate var fadedPicture: DisplayList {
    guard opacity < 1 else { return picture }
    var faded = picture
    faded.items = [.group(Group(opacity: opacity, items: picture.items))]
    return faded
  }
}
