package import Geometry

/// A text in one style, to be laid out by a `TextShaper`.
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
  /// The line width in points; nil for no wrapping.
  package var width: Double?
  /// The maximum number of lines, 0 for no limit; longer text is truncated with "…".
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
  /// Whether the line is right-to-left, as in Arabic and Hebrew.
  package let isRightToLeft: Bool

  package init(text: String, baseline: CGPoint, width: Double, isRightToLeft: Bool = false) {
    self.text = text
    self.baseline = baseline
    self.width = width
    self.isRightToLeft = isRightToLeft
  }
}

/// Measures text and converts it to outlines, with the fonts used for painting.
package protocol TextShaper: AnyObject {
  /// The size of the run's box; as wide as `run.width` if that is set.
  func size(of run: TextRun) -> CGSize
  /// The run's lines as painted, including truncation with "…".
  func lines(of run: TextRun) -> [TextLine]
  /// The glyphs as a path, with the run's top left corner at (0, 0).
  func outline(of run: TextRun) -> Path
}
