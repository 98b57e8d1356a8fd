/// A window on a part of a larger screen, beside another app's.
extension Window {
  /// Sets the window to a share of the screen's width, at full height.
  ///
  /// The device lies or stands as the screen does; who shares a screen turns with it, whatever
  /// orientations it supports. Ours, in place of the hand that moves the divider between two apps.
  package func take(_ width: Double, of screen: CGSize, animated: Bool) {
    let size = CGSize(width: width, height: screen.height)
    let isLying = screen.width > screen.height
    if isLying != deviceOrientation.isLandscape, turnDevice(into: size) { return }
    resize(to: size, animated: animated)
  }
}
