package import Geometry

/// A window on an X screen, of whatever program.
package struct ScreenWindow: Hashable, Sendable {
  /// The process that has it, as it says itself.
  package let process: Int
  /// What stands in its title bar.
  package let title: String
  /// Where it is on the screen, without the shadow that the program may draw around it.
  package let frame: CGRect
}
