package import Geometry
internal import CGtk

/// A secondary window for reading or choosing; Escape closes it.
package final class SideWindow: Widget, TopLevel {
  /// Creates a window of this size, scaled by the text scale and limited to the screen.
  package init(title: String, size: CGSize, _ child: Widget) {
    super.init(gtk_window_new())
    gtk_window_set_title(typed(), title)
    let letters = DesktopSettings.letterScale
    let wish = CGSize(width: size.width * letters, height: size.height * letters)
    let screen = DesktopSettings.screenSize ?? wish
    gtk_window_set_default_size(
      typed(), Int32(min(wish.width, screen.width)), Int32(min(wish.height, screen.height)))
    gtk_window_set_child(typed(), child.pointer)
    // GTK retains the window while it is open; this object need not be retained.
    let window: UnsafeMutablePointer<GtkWindow> = typed()
    refusesToolkitInspector()
    onKey { event in
      guard event.key == .escape else { return false }
      gtk_window_close(window)
      return true
    }
  }

  /// Calls `body` when the window is closed; it is destroyed with its last reference.
  package func onClose(_ body: @escaping () -> Void) {
    connect(raw, "close-request") { call in
      body()
      call.reply(false)
    }
  }

  /// Gives its widgets access to another window's actions.
  package func usesActions(of window: ApplicationWindow) {
    gtk_widget_insert_action_group(pointer, "win", window.opaque)
  }

  package func close() { gtk_window_close(typed()) }

  /// Brings it to the front.
  package func present() { gtk_window_present(typed()) }

  /// Shows it above `window`, without blocking that.
  package func present(above window: ApplicationWindow) {
    gtk_window_set_transient_for(typed(), window.typed())
    gtk_window_present(typed())
  }
}

/// A window that can be the parent of others.
package protocol TopLevel: Widget {}

extension TopLevel {
  /// Disables GTK's inspector, whose keys have other meanings here.
  ///
  /// `GTK_DEBUG=interactive` still opens it.
  func refusesToolkitInspector() {
    connect(raw, "enable-debugging") { [raw] call in
      g_signal_stop_emission_by_name(raw, "enable-debugging")
      call.reply(true)
    }
  }
}
