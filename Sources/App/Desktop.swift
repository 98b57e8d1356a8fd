import Foundation
import GtkKit

/// The desktop the program was started on, if there is one.
package enum Desktop {
  /// Whether a display is named, before one is connected to.
  package static var isNamed: Bool {
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "BROADWAY_DISPLAY"]
    return names.contains { getenv($0).map { $0.pointee != 0 } ?? false }
  }

  /// Whether a window can be opened; connects to the display.
  package static var isThere: Bool {
    Renderer.choose()
    return Toolkit.start()
  }

  /// Whether there is a font to write with.
  package static var hasFonts: Bool { Toolkit.hasFonts }
}
