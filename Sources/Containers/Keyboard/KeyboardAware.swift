/// Who makes room for the keyboard: a controller that scrolls what is in it.
///
/// Told when a field in its view becomes active. What it has to do is mostly the same everywhere, so
/// that a `KeyboardScroller` does it.
///
/// Source: "Container View Controllers Redux" (2019) suggests such a protocol, adopted by one class.
public protocol KeyboardAware: ViewController {
  /// The keyboard is about to come, to change its place, or to serve another field.
  func keyboardWillShow(_ notice: KeyboardNotice)
  /// The keyboard is about to go.
  func keyboardWillHide(_ notice: KeyboardNotice)
}

/// What is said about a keyboard that comes or goes.
///
/// UIKit: the user info of the keyboard's notifications, since iOS 3.2.
public struct KeyboardNotice {
  /// Where it stands when it is up, in the coordinates of the window.
  public let frame: CGRect
  /// How long it takes, in seconds.
  public let duration: Double
  /// The field it is there for; nil when it goes.
  public let activeField: View?
}

extension View {
  /// Those around it who make room for the keyboard, the nearest first.
  var keyboardListeners: [any KeyboardAware] {
    sequence(first: self, next: \.superview).compactMap { $0.controller as? any KeyboardAware }
  }

  /// Where one of its rectangles stands in the window, or in a view around it; transforms are left
  /// out of account.
  func place(of rect: CGRect, in outer: View? = nil) -> CGRect {
    var (rect, view) = (rect, self)
    while view !== outer, let superview = view.superview {
      rect = rect.offsetBy(
        dx: view.frame.minX - view.bounds.minX, dy: view.frame.minY - view.bounds.minY)
      view = superview
    }
    return rect
  }
}
