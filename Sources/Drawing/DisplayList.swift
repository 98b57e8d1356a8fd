package import Geometry
package import Hierarchy

/// A picture as a value: what to paint, in order, with no toolkit in sight.
package struct DisplayList: Hashable, Sendable {
  /// In points; painters clip to it.
  package var size: CGSize
  /// Painted first, over the whole size; nil leaves the ground transparent.
  package var background: Color?
  package var items: [Item]
  /// What the picture shows, for readers who cannot see it.
  package var title: String
  package var summary: String
  /// The subject and the time of the picture: "tunnel, 100 ms"; empty if unknown.
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

  /// One thing to paint.
  package enum Item: Hashable, Sendable {
    /// Even-odd filling.
    case fill(Path, Color)
    case stroke(Path, Stroke)
    /// The run's top left corner stands at the point.
    case text(TextRun, at: CGPoint)
    indirect case group(Group)
  }
}

/// How a path is stroked.
package struct Stroke: Hashable, Sendable {
  package enum Cap: Hashable, Sendable { case butt, round }

  package var color: Color
  /// In points of the group it is in.
  package var width: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  package var dashes: [Double]
  package var cap: Cap
  /// Whether its edges are so pale that pixels may show them roughly, which is much quicker.
  package var isRough: Bool

  package init(
    _ color: Color, width: Double = 1, dashes: [Double] = [], cap: Cap = .butt,
    isRough: Bool = false
  ) {
    (self.color, self.width, self.dashes, self.cap) = (color, width, dashes, cap)
    self.isRough = isRough
  }
}

/// Items painted together: moved, turned, clipped and faded as one, and known by name.
package struct Group: Hashable, Sendable {
  /// The node the group stands for, so that clicks and readers find it.
  package var node: NodeID?
  package var title: String
  /// The box of the node before `transform`; what a click is tested against.
  package var bounds: CGRect
  package var transform: ProjectiveTransform
  /// In the group's own coordinates; nil clips nothing.
  package var clip: Path?
  /// 0…1, for the group as a whole.
  package var opacity: Double
  /// Equal for groups that hold the same opaque items, so that a painter on a screen may keep what
  /// it painted within the bounds; nil for items that are painted each time.
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
  /// The dashes, or nil when they are none or would never get anywhere.
  package var usableDashes: [Double]? {
    guard !dashes.isEmpty, dashes.allSatisfy({ $0.isFinite && $0 >= 0 }),
      dashes.reduce(0, +) > 0
    else { return nil }
    return dashes
  }
}
