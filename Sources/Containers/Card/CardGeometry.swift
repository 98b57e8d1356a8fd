/// Where a card stands: a pure function of the screen and of how far the card is out.
///
/// Numbers are those of the source: a card of 600 points where there is room, of which a handle of 30
/// stays in sight, between the margins that bars leave.
struct CardGeometry: Hashable, Sendable {
  static let handleHeight = 30.0
  static let wantedHeight = 600.0
  static let cornerRadius = 12.0
  /// How dark the main controller becomes behind the card, from 0 to 1.
  static let dimming = 0.5

  let size: CGSize

  /// What a navigation bar leaves free above: less of one when the screen is wide.
  var topMargin: Double { size.width > size.height ? 32 : 64 }
  /// What a tab bar covers below.
  var bottomMargin: Double { 49 }

  var cardHeight: Double { max(0, min(Self.wantedHeight, size.height - topMargin)) }
  var collapsedY: Double { size.height - bottomMargin - Self.handleHeight }
  var expandedY: Double { size.height - cardHeight }
  /// How far a finger pulls the card from one end to the other.
  var travel: Double { max(1, collapsedY - expandedY) }

  /// The card's frame, from 0, collapsed, to 1, expanded.
  func frame(at fraction: Double) -> CGRect {
    CGRect(
      x: 0, y: collapsedY + (expandedY - collapsedY) * fraction, width: size.width,
      height: cardHeight)
  }
}
