/// Text, centred in its bounds.
///
/// UIKit: `UILabel`.
public final class Label: View {
  /// What it says.
  public var text = "" { didSet { showText() } }
  /// The font size in points.
  public var fontSize = 17.0 { didSet { showText() } }
  /// Whether it is bold.
  public var isBold = false { didSet { showText() } }
  /// The colour of the letters.
  public var textColor = Color.black { didSet { showText() } }
  /// The colour of a shadow one point to the right and below; nil for none.
  public var shadowColor: Color? { didSet { showText() } }

  private func showText() {
    content = .text(
      Content.Text(
        text, size: fontSize, isBold: isBold, color: textColor, shadow: shadowColor))
  }
}
