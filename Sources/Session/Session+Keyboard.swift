import Hierarchy

/// The keyboard of the device, for whatever has a field of text on its screen.
///
/// It is a view of the system's own, of class `Keyboard`, that a tap on a `TextField` brings up and
/// a tap on its button sends away. So it is here: what the menu does, a finger could have done.
extension Session {
  /// Whether the keyboard shows, or there is a field that would bring it up.
  package var hasKeyboard: Bool { keyboardTouch != nil }

  /// Hides the keyboard, or shows it for the first field on screen.
  package mutating func toggleKeyboard() {
    if let view = keyboardTouch { tap(view) }
  }

  /// What is to be touched for the keyboard to come or to go.
  private var keyboardTouch: NodeID? {
    let onScreen = viewsOnScreen
    if let keyboard = onScreen.first(where: { $0.className == "Keyboard" }) {
      return onScreen.first { $0.className == "Button" && $0.superview == keyboard.id }?.id
    }
    return onScreen.first { $0.className == "TextField" }?.id
  }

  /// The views that can be seen, each before what is in it.
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
