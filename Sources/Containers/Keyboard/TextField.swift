/// A line of text to be filled in; a tap makes it the active one, which brings up the keyboard.
///
/// UIKit: `UITextField`, since iOS 2.
public final class TextField: View {
  /// The height that suits it, in points.
  public static let height = 44.0

  /// What was written into it.
  ///
  /// UIKit: `text`, since iOS 2.
  public var text = "" { didSet { showState() } }
  /// What it says while nothing was written.
  ///
  /// UIKit: `placeholder`, since iOS 2.
  public var placeholder = "" { didSet { showState() } }

  /// A field without text.
  public override init(_ name: String? = nil) {
    super.init(name)
    cornerRadius = 6
    clipsToBounds = true
    onTap = { [weak self] in self?.becomeFirstResponder() }
    showState()
  }

  /// Whether it is the active one, for which the keyboard is there.
  ///
  /// UIKit: `isFirstResponder`, since iOS 2.
  public var isFirstResponder: Bool { window?.keyboard?.field === self }

  /// Becomes the active field, and brings up the keyboard; nothing happens off screen.
  ///
  /// UIKit: `becomeFirstResponder()`, since iOS 2.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    window.showKeyboard(for: self)
    return isFirstResponder
  }

  /// Is active no more; the keyboard goes.
  ///
  /// UIKit: `resignFirstResponder()`, since iOS 2.
  @discardableResult
  public func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return false }
    window?.keyboard?.hide()
    return true
  }

  public override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.height)
  }

  /// Shows text and look; called by the keyboard when another field has become active.
  func showState() {
    let isActive = isFirstResponder
    backgroundColor = isActive ? Color(hex: 0xD9E9FA) : Color(hex: 0xEDF0F3)
    let words = text.isEmpty && !isActive ? placeholder : text
    content = .list([isActive ? "\(words)▏" : words])
  }
}

extension View {
  /// Ends the activity of a field in this view, if there is one; the keyboard goes.
  ///
  /// UIKit: `endEditing(_:)`, since iOS 2.
  @discardableResult
  public final func endEditing(_ force: Bool = false) -> Bool {
    guard let field = window?.keyboard?.field, field.isDescendant(of: self) else { return false }
    return field.resignFirstResponder()
  }
}
