/// Something to tap: a title, or a picture.
///
/// UIKit: `UIButton`, since iOS 2.
public final class Button: View {
  /// Whether it reacts to taps.
  ///
  /// UIKit: `isEnabled` of `UIControl`, since iOS 2.
  public var isEnabled = true {
    didSet {
      isUserInteractionEnabled = isEnabled
      alpha = isEnabled ? 1 : 0.5
    }
  }

  /// A button with a title.
  public convenience init(_ name: String? = nil, title: String) {
    self.init(name)
    content = .button(title)
  }

  /// A button with a shipped picture.
  public convenience init(_ name: String? = nil, picture: String) {
    self.init(name)
    content = .picture(picture)
  }
}
