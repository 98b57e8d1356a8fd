/// Text, centered in its bounds.
///
/// UIKit: `UILabel`, since iOS 2.
public final class Label: View {
  /// Its text.
  ///
  /// UIKit: `text`, since iOS 2.
  public var text = "" { didSet { showText() } }
  /// The font size in points.
  ///
  /// UIKit: part of `font`, since iOS 2.
  public var fontSize = 17.0 { didSet { showText() } }
  /// Whether it is bold.
  ///
  /// UIKit: part of `font`, since iOS 2.
  public var isBold = false { didSet { showText() } }
  /// The text color.
  ///
  /// UIKit: `textColor`, since iOS 2.
  public var textColor = Color.black { didSet { showText() } }
  /// The color of a shadow offset by one point to the right and down; nil for none.
  ///
  /// UIKit: `shadowColor` and `shadowOffset`, since iOS 2.
  public var shadowColor: Color? { didSet { showText() } }

  private func showText() {
    content = .text(
      Content.Text(
        text, size: fontSize, isBold: isBold, color: textColor, shadow: shadowColor))
  }
}
