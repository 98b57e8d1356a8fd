package import Drawing
package import Geometry
package import Hierarchy
import Support

/// A node of a diagram: frame, appearance and accessible name.
///
/// The window gives each card a widget; a picture paints them all.
package struct Card: Hashable, Sendable {
  /// The kind of node a card represents; together with the node it identifies the card.
  package enum Kind: Hashable, Sendable {
    case window, controller, view, coordinator
    /// A collapsed chain; its node is the first.
    case chain
  }

  /// Identifies a card across states.
  package struct Key: Hashable, Sendable {
    package let kind: Kind
    package let node: NodeID

    package init(kind: Kind, node: NodeID) { (self.kind, self.node) = (kind, node) }
  }

  package let key: Key
  /// The frame in the diagram.
  package var frame: CGRect
  /// The accessible name: "startMap, MapController, appeared, child of tunnel".
  package var label: String
  /// The drawing, with its top left corner at (0, 0).
  package var face: [DisplayList.Item]
  package let isSelected: Bool
  /// Less than 1 during insertion and removal, or if a search dims it.
  package var opacity = 1.0
  /// The scale about its center; less than 1 during insertion and removal.
  package var growth = 1.0
  /// The outline color, used for small pictures.
  package var ink = Color.clear
  /// The position among its siblings, from 1; nil if not applicable.
  private(set) var place: Place?
  /// The level in its tree, 1 for a root.
  package var level = 1
  /// The number of descendants folded away.
  package var hiddenCount = 0
  /// Whether its children are folded away; nil if it has none.
  package var isFolded: Bool?
  /// Drawn over the card and beyond its edges: search hit, step change and fold count.
  package var ornaments: [DisplayList.Item] = []

  package var node: NodeID { key.node }

  /// The card alone, at its size.
  package var picture: DisplayList {
    DisplayList(size: frame.size, items: face, title: label)
  }

  /// The card as a group in the diagram.
  package var group: Group {
    Group(
      node: node, title: label, bounds: CGRect(origin: .zero, size: frame.size),
      transform: transform, opacity: opacity, items: face)
  }

  /// The ornaments as a group in the diagram.
  var ornamentGroup: Group { Group(transform: transform, items: ornaments) }

  /// Sets level, position and folds.
  mutating func stand(as node: ShownTree.Node) {
    (level, hiddenCount) = (node.level, node.hiddenCount)
    isFolded = node.chainCount > 0 ? true : node.hasChildren ? node.hiddenCount > 0 : nil
    place = Place(index: node.index, siblings: node.siblings)
  }

  struct Place: Hashable {
    let index: Int
    let siblings: Int
  }

  /// Level and position as text: "level 2, 1 of 3"; empty if not applicable.
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
