package import Geometry
package import Hierarchy

/// A toolkit-independent picture: items to paint, in order.
package struct DisplayList: Hashable, Sendable {
  /// In points; painters clip to it.
  package var size: CGSize
  /// Painted first, over the whole size; nil for a transparent background.
  package var background: Color?
  package var items: [Item]
  /// A description of the picture for screen readers.
  package var title: String
  package var summary: String
  /// The subject and time of the picture: "tunnel, 100 ms"; empty if unknown.
  package var source = ""

  package init(
    size: CGSize, background: Color? = nil, items: [Item] = [], title: String = "",
    summary: String = ""
  ) {
    self.size = size
    self.background = background
    self.items = items
    self.title = title
    self.summary = summary
  }

  /// An item to paint.
  package enum Item: Hashable, Sendable {
    /// Even-odd filling.
    case fill(Path, Color)
    case stroke(Path, Stroke)
    /// The point is the top left corner of the run.
    case text(TextRun, at: CGPoint)
    indirect case group(Group)
  }
}

/// How a path is stroked.
package struct Stroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round }

  package var color: Color
  /// In points of its group.
  package var width: Double
  /// Alternating lengths of dashes and gaps; empty for a solid line.
  package var dashes: [Double]
  package var cap: Cap
  /// Whether its edges are faint enough to be painted without antialiasing, which is much faster.
  package var isRough: Bool

  package init(
    _ color: Color, width: Double = 1, dashes: [Double] = [], cap: Cap = .butt,
    isRough: Bool = false
  ) {
    (self.color, self.width, self.dashes, self.cap) = (color, width, dashes, cap)
    self.isRough = isRough
  }
}

/// Items painted together: transformed, clipped and faded as one, and identified by a node.
package struct Group: Hashable, Sendable {
  /// The node that the group represents, for hit testing and screen readers.
  package var node: NodeID?
  package var title: String
  /// The bounds of the node before `transform`, for hit testing.
  package var bounds: CGRect
  package var transform: ProjectiveTransform
  /// In the group's own coordinates; nil for no clipping.
  package var clip: Path?
  /// The opacity of the whole group, 0…1.
  package var opacity: Double
  /// Equal for groups with the same opaque items, so that a painter can cache their pixels within
  /// the bounds; nil for no caching.
  package var stamp: Int?
  package var items: [DisplayList.Item]

  package init(
    node: NodeID? = nil, title: String = "", bounds: CGRect = .zero,
    transform: ProjectiveTransform = .identity, clip: Path? = nil, opacity: Double = 1,
    stamp: Int? = nil, items: [DisplayList.Item] = []
  ) {
    self.node = node
    self.title = title
    self.bounds = bounds
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
    self.stamp = stamp
    self.items = items
  }
}

extension Stroke {
  /// The dashes, or nil if there are none or they have no length.
  package var usableDashes: [Double]? {
    guard !dashes.isEmpty, dashes.allSatisfy({ $0.isFinite && $0 >= 0 }),
      dashes.reduce(0, +) > 0
    else { return nil }
    return dashes
  }
}
