package import Geometry

/// A piece of text in one style, to be laid out by a `TextShaper`.
package struct TextRun: Hashable, Sendable {
  package enum Family: Hashable, Sendable { case sans, mono }
  package enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }
  package enum Alignment: Hashable, Sendable { case leading, center, trailing }

  package var text: String
  /// In points.
  package var size: Double
  package var weight: Weight
  package var family: Family
  package var color: Color
  package var alignment: Alignment
  /// Where lines end, in points; nil lets the text run on.
  package var width: Double?
  /// How many lines there may be, 0 for any number; what does not fit ends in "…".
  package var maximumLines: Int

  package init(
    _ text: String, size: Double, weight: Weight = .regular, family: Family = .sans,
    color: Color = .black, alignment: Alignment = .leading, width: Double? = nil,
    maximumLines: Int = 1
  ) {
    self.text = text
    self.size = size
    self.weight = weight
    self.family = family
    self.color = color
    self.alignment = alignment
    self.width = width
    self.maximumLines = maximumLines
  }
}

/// One laid-out line of a run.
package struct TextLine: Hashable, Sendable {
  package let text: String
  /// The left end of the baseline, measured from the top left corner of the run.
  package let baseline: CGPoint
  package let width: Double
  /// Whether the line reads from its right end, as in Arabic and Hebrew.
  package let isRightToLeft: Bool

  package init(text: String, baseline: CGPoint, width: Double, isRightToLeft: Bool = false) {
    self.text = text
    self.baseline = baseline
    self.width = width
    self.isRightToLeft = isRightToLeft
  }
}

/// Measures text and turns it into outlines, with the same fonts that paint it.
package protocol TextShaper: AnyObject {
  /// The size of the box the run fills; as wide as `run.width` when that is set.
  func size(of run: TextRun) -> CGSize
  /// The run's lines as they will be painted, shortened ones already ending in "…".
  func lines(of run: TextRun) -> [TextLine]
  /// The glyphs as a path, the run's top left corner at (0, 0).
  func outline(of run: TextRun) -> Path
}
