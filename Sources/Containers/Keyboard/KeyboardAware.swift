/// A controller that makes room for the keyboard by scrolling.
///
/// Notified when a field in its view becomes active.
///
/// An addition to UIKit, whose keyboard posts notifications. "Container View Controllers Redux" (2019)
/// suggests such a protocol, adopted by one class.
public protocol KeyboardAware: ViewController {
  /// The keyboard will show, change its frame, or serve another field.
  func keyboardWillShow(_ notice: KeyboardNotice)
  /// The keyboard will hide.
  func keyboardWillHide(_ notice: KeyboardNotice)
}

/// Information about a keyboard that shows or hides.
///
/// UIKit: the user info of the keyboard's notifications, since iOS 3.2.
public struct KeyboardNotice {
  /// Its frame when shown, in window coordinates.
  public let frame: CGRect
  /// The duration, in seconds.
  public let duration: Double
  /// The active field; nil when it hides.
  public let activeField: View?
}

extension View {
  /// The ancestors that make room for the keyboard, the nearest first.
  var keyboardListeners: [any KeyboardAware] {
    sequence(first: self, next: \.superview).compactMap { $0.controller as? any KeyboardAware }
  }
}
