/// A window in Split View, next to another app's.
extension Window {
  /// Sets the window to a width within the screen, at full height.
  ///
  /// The device takes the screen's orientation; an app in Split View rotates regardless of its
  /// supported orientations. An addition to UIKit; simulates dragging the divider.
  package func take(_ width: Double, of screen: CGSize, animated: Bool) {
    let size = CGSize(width: width, height: screen.height)
    let isLying = screen.width > screen.height
    if isLying != deviceOrientation.isLandscape, turnDevice(into: size) { return }
    resize(to: size, animated: animated)
  }
}
