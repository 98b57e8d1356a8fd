import Hierarchy

/// The device's keyboard, for any document with a text field.
///
/// It is a view of the container, of class `Keyboard`, shown by a tap on a `TextField` and hidden
/// by its button. The menu sends the same taps.
extension Session {
  /// Whether the keyboard is visible or a text field can show it.
  package var hasKeyboard: Bool { keyboardTouch != nil }

  /// Hides the keyboard, or shows it for the first text field.
  package mutating func toggleKeyboard() {
    if let view = keyboardTouch { tap(view) }
  }

  /// The view to tap to show or hide the keyboard.
  private var keyboardTouch: NodeID? {
    let onScreen = viewsOnScreen
    if let keyboard = onScreen.first(where: { $0.className == "Keyboard" }) {
      return onScreen.first { $0.className == "Button" && $0.superview == keyboard.id }?.id
    }
    return onScreen.first { $0.className == "TextField" }?.id
  }

  /// The visible views, parents first.
  private var viewsOnScreen: [ViewState] {
    let state = state
    var open = state.windows.reversed().map(\.view)
    var views: [ViewState] = []
    while let id = open.popLast() {
      guard let view = state.views[id], !view.isHidden, view.alpha > 0 else { continue }
      views.append(view)
      open += view.subviews.reversed()
    }
    return views
  }
}
