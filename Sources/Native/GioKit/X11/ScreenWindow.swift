package import Geometry

/// A window on an X screen, of any program.
package struct ScreenWindow: Hashable, Sendable {
  /// Its process id, as the window reports it.
  package let process: Int
  /// The window title.
  package let title: String
  /// Its frame on the screen, without client-drawn shadows.
  package let frame: CGRect
}
