import Foundation
import GtkKit

/// The desktop session the program was started in, if any.
package enum Desktop {
  /// Whether the environment names a display; does not connect to it.
  package static var isNamed: Bool {
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"]
    return names.contains { getenv($0).map { $0.pointee != 0 } ?? false }
  }

  /// Whether a window can be opened; connects to the display.
  package static var isThere: Bool {
    Renderer.choose()
    return Toolkit.start()
  }

  /// Whether a font is available.
  package static var hasFonts: Bool { Toolkit.hasFonts }
}
