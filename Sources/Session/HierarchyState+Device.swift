import Hierarchy

/// The device's keyboard, for any document with a text field.
///
/// It is a view of the container, of class `Keyboard`, shown by a tap on a `TextField` and hidden
/// by its button. The menu sends the same taps.
extension HierarchyState {
  /// The view to tap to show or hide the keyboard.
  var keyboardTouch: NodeID? {
    let onScreen = viewsOnScreen
    if let keyboard = onScreen.first(where: { $0.className == "Keyboard" }) {
      return onScreen.first { $0.className == "Button" && $0.superview == keyboard.id }?.id
    }
    return onScreen.first { $0.className == "TextField" }?.id
  }

  /// The visible views, parents first.
  private var viewsOnScreen: [ViewState] {
    var open = windows.reversed().map(\.view)
    var visible: [ViewState] = []
    while let id = open.popLast() {
      guard let view = views[id], !view.isHidden, view.alpha > 0 else { continue }
      visible.append(view)
      open += view.subviews.reversed()
    }
    return visible
  }

  /// The place of a map's marker.
  func place(ofMarker marker: Int, on map: NodeID) -> Content.Place? {
    guard case .map(let content)? = views[map]?.content,
      content.markers.indices.contains(marker)
    else { return nil }
    return content.markers[marker].place
  }
}
