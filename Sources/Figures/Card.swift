package import Drawing
package import Geometry
package import Hierarchy
import Support

/// One node of a diagram: where it stands, how it looks and what it is called aloud.
///
/// The window gives each card a widget of its own; a picture paints them all.
package struct Card: Hashable, Sendable {
  /// What a card stands for; with the node it names the card in every state.
  package enum Kind: Hashable, Sendable {
    case window, controller, view, coordinator
    /// Nodes in a row, folded; the node is the first of them.
    case chain
  }

  /// What stays the same about a card from one state to the next.
  package struct Key: Hashable, Sendable {
    package let kind: Kind
    package let node: NodeID

    package init(kind: Kind, node: NodeID) { (self.kind, self.node) = (kind, node) }
  }

  package let key: Key
  /// Where it stands in the diagram.
  package var frame: CGRect
  /// What a reader hears: "startMap, MapController, appeared, child of tunnel".
  package var label: String
  /// How it looks, its own top left corner at (0, 0).
  package var face: [DisplayList.Item]
  package let isSelected: Bool
  /// Less than 1 while it comes or goes, or when something else is looked for.
  package var opacity = 1.0
  /// How large it is drawn about its middle: less than 1 while it grows or shrinks.
  package var growth = 1.0
  /// The colour of its outline, by which small pictures show it.
  package var ink = Color.clear
  /// Where it stands among the cards beside it, counted from 1; nil where that says nothing.
  private(set) var place: Place?
  /// How deep it stands in its tree, 1 for a root.
  package var level = 1
  /// How many cards are folded away below it.
  package var hiddenCount = 0
  /// Whether what is below it is folded away; nil when nothing is below it.
  package var isFolded: Bool?
  /// Painted over the card and beyond its edges: what a search or a step did to it, how much is folded.
  package var ornaments: [DisplayList.Item] = []

  package var node: NodeID { key.node }

  /// The card alone, as large as its frame.
  package var picture: DisplayList {
    DisplayList(size: frame.size, items: face, title: label)
  }

  /// The card as a group at its place.
  package var group: Group {
    Group(
      node: node, title: label, bounds: CGRect(origin: .zero, size: frame.size),
      transform: transform, opacity: opacity, items: face)
  }

  /// What is painted over the card, at its place.
  var ornamentGroup: Group { Group(transform: transform, items: ornaments) }

  /// Takes its place in a tree.
  mutating func stand(as node: ShownTree.Node) {
    (level, hiddenCount) = (node.level, node.hiddenCount)
    isFolded = node.chainCount > 0 ? true : node.hasChildren ? node.hiddenCount > 0 : nil
    place = Place(index: node.index, siblings: node.siblings)
  }

  struct Place: Hashable {
    let index: Int
    let siblings: Int
  }

  /// Where it stands in its tree, in words: "level 2, 1 of 3"; empty where that says nothing.
  package var position: String {
    place.map { localized("level \(level), \($0.index) of \($0.siblings)") } ?? ""
  }

  private var transform: ProjectiveTransform {
    let offset = CGPoint(
      x: frame.midX - growth * frame.width / 2, y: frame.midY - growth * frame.height / 2)
    return ProjectiveTransform(
      CGAffineTransform(a: growth, b: 0, c: 0, d: growth, tx: offset.x, ty: offset.y))
  }
}
