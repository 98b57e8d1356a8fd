package import Geometry
internal import CGtk

/// A window beside the one the user works in, with something to read or to choose; Escape closes it.
package final class SideWindow: Widget, TopLevel {
  /// A window of this size, which grows with the letters, or of the screen's where that is smaller.
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

  /// Lets what stands in it run the actions of another window.
  package func usesActions(of window: ApplicationWindow) {
    gtk_widget_insert_action_group(pointer, "win", window.opaque)
  }

  package func close() { gtk_window_close(typed()) }

  /// Brings it to the front.
  package func present() { gtk_window_present(typed()) }

  /// Shows it above `window`, which waits for nothing.
  package func present(above window: ApplicationWindow) {
    gtk_window_set_transient_for(typed(), window.typed())
    gtk_window_present(typed())
  }
}

/// A window that may have others above it.
package protocol TopLevel: Widget {}

extension TopLevel {
  /// Leaves GTK's own inspector closed, whose keys mean something else here or nothing.
  ///
  /// An audience would read that the program may break. `GTK_DEBUG=interactive` opens it all the same.
  func refusesToolkitInspector() {
    connect(raw, "enable-debugging") { [raw] call in
      g_signal_stop_emission_by_name(raw, "enable-debugging")
      call.reply(true)
    }
  }
}
