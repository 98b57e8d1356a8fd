/// The frame of a card as a pure function of the screen and the card's position.
///
/// The numbers are those of the source: a card of 600 points if it fits, with a visible handle of
/// 30, between the bars' margins.
struct CardGeometry: Hashable, Sendable {
  static let handleHeight = 30.0
  static let wantedHeight = 600.0
  static let cornerRadius = 12.0
  /// The opacity of the dimming behind the card, from 0 to 1.
  static let dimming = 0.5

  let size: CGSize

  /// The height of a navigation bar, which is smaller in landscape.
  var topMargin: Double { size.width > size.height ? 32 : 64 }
  /// The height of a tab bar.
  var bottomMargin: Double { 49 }

  var cardHeight: Double { max(0, min(Self.wantedHeight, size.height - topMargin)) }
  var collapsedY: Double { size.height - bottomMargin - Self.handleHeight }
  var expandedY: Double { size.height - cardHeight }
  /// The distance between the two positions.
  var travel: Double { max(1, collapsedY - expandedY) }

  /// The card's frame, from 0, collapsed, to 1, expanded.
  func frame(at fraction: Double) -> CGRect {
    CGRect(
      x: 0, y: collapsedY + (expandedY - collapsedY) * fraction, width: size.width,
      height: cardHeight)
  }
}
