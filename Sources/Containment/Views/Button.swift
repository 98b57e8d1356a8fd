/// A button with a title or an image.
///
/// UIKit: `UIButton`, since iOS 2.
public final class Button: View {
  /// Whether it responds to taps.
  ///
  /// UIKit: `isEnabled` of `UIControl`, since iOS 2.
  public var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      alpha = isEnabled ? 1 : 0.5
    }
  }

  /// Makes a button with a title.
  public convenience init(_ name: String? = nil, title: String) {
    self.init(name)
    content = .button(title)
  }

  /// Makes a button with a bundled image.
  public convenience init(_ name: String? = nil, picture: String) {
    self.init(name)
    content = .picture(picture)
  }
}
