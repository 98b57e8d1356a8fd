/// A text field; a tap activates it and shows the keyboard.
///
/// UIKit: `UITextField`, since iOS 2.
public final class TextField: View {
  /// The preferred height, in points.
  public static let height = 44.0

  /// The text.
  ///
  /// UIKit: `text`, since iOS 2.
  public var text = "" { didSet { showState() } }
  /// The text shown if the field is empty.
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

  /// Whether it is active, so that the keyboard serves it.
  ///
  /// UIKit: `isFirstResponder`, since iOS 2.
  public var isFirstResponder: Bool { window?.keyboard?.field === self }

  /// Activates the field and shows the keyboard; ignored off screen.
  ///
  /// UIKit: `becomeFirstResponder()`, since iOS 2.
  @discardableResult
  public func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    window.showKeyboard(for: self)
    return isFirstResponder
  }

  /// Deactivates the field and hides the keyboard.
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

  /// Updates the appearance; called by the keyboard when another field has become active.
  func showState() {
    let isActive = isFirstResponder
    backgroundColor = isActive ? Color(hex: 0xD9E9FA) : Color(hex: 0xEDF0F3)
    let words = text.isEmpty && !isActive ? placeholder : text
    content = .list([isActive ? "\(words)▏" : words])
  }
}

extension View {
  /// Deactivates a field in this view, if there is one, and hides the keyboard.
  ///
  /// UIKit: `endEditing(_:)`, since iOS 2.
  @discardableResult
  public final func endEditing(_ force: Bool = false) -> Bool {
    guard let field = window?.keyboard?.field, field.isDescendant(of: self) else { return false }
    return field.resignFirstResponder()
  }
}
