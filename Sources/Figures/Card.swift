package import Drawing
package import Geometry
package import Hierarchy

/// One node of a diagram: where it stands, how it looks and what it is called aloud.
///
/// The window gives each card a widget of its own; a picture paints them all.
package struct Card: Hashable, Sendable {
  /// What a card stands for; with the node it names the card in every state.
  package enum Kind: Hashable, Sendable {
    case window, controller, view, coordinator
  }

  /// What stays the same about a card from one state to the next.
  package struct Key: Hashable, Sendable {
    package let kind: Kind
    package let node: NodeID
  }

  package let key: Key
  /// Where it stands in the diagram.
  package var frame: CGRect
  /// What a reader hears: "startMap, MapController, appeared, child of tunnel".
  package let label: String
  /// How it looks, its own top left corner at (0, 0).
  package let face: [DisplayList.Item]
  package let isSelected: Bool
  /// Less than 1 while it comes or goes.
  package var opacity = 1.0

  package var node: NodeID { key.node }

  /// The card alone, as large as its frame.
  package var picture: DisplayList {
    DisplayList(size: frame.size, items: face, title: label)
  }

  /// The card as a group at its place.
  var group: Group {
    Group(
      node: node, title: label, bounds: CGRect(origin: .zero, size: frame.size),
      transform: ProjectiveTransform(
        CGAffineTransform(translationX: frame.minX, y: frame.minY)),
      opacity: opacity, items: face)
  }
}
