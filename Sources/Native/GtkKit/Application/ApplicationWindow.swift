package import Geometry
internal import CGtk

/// A window of the application, with its own actions.
package final class ApplicationWindow: Widget, TopLevel {
  private var lostFocus: LostFocus?

  package init(of application: Application) {
    super.init(gtk_application_window_new(application.typed()))
    refusesToolkitInspector()
    BorderWalk.watch(self)
    lostFocus = LostFocus.watch(self)
  }

  package var title: String {
    get { gtk_window_get_title(typed()).map { String(cString: $0) } ?? "" }
    set { gtk_window_set_title(typed(), newValue) }
  }

  /// The initial size; later, the size the user set.
  package var defaultSize: CGSize {
    get {
      var (width, height) = (Int32(0), Int32(0))
      gtk_window_get_default_size(typed(), &width, &height)
      return CGSize(width: Int(width), height: Int(height))
    }
    set { gtk_window_set_default_size(typed(), Int32(newValue.width), Int32(newValue.height)) }
  }

  /// The size of title bar and content in a window of this size, without the theme's frame.
  ///
  /// Requires a title bar.
  package func room(in size: CGSize) -> CGSize {
    guard let style = gtk_widget_get_style_context(pointer) else { return size }
    var (border, padding) = (GtkBorder(), GtkBorder())
    gtk_style_context_get_border(style, &border)
    gtk_style_context_get_padding(style, &padding)
    return CGSize(
      width: size.width - Double(border.left + border.right + padding.left + padding.right),
      height: size.height - Double(border.top + border.bottom + padding.top + padding.bottom))
  }

  /// Sets the content.
  package func setChild(_ child: Widget?) { gtk_window_set_child(typed(), child?.pointer) }

  /// Sets a custom title bar.
  package func setTitleBar(_ bar: Widget) { gtk_window_set_titlebar(typed(), bar.pointer) }

  /// Adds `action` as `win.name`.
  package func add(_ action: Action) {
    g_action_map_add_action(opaque, action.opaque)
  }

  /// Sets keys of `action`, written as `win.play` or `win.speed::0.5`, that the focused widget does
  /// not use.
  ///
  /// For keys without Control or Alt, such as `space` or `Right`. Menus show them only if their
  /// items name them.
  package func setPlainKeys(_ keys: [String], for action: String) {
    let parts = action.split(separator: ":", omittingEmptySubsequences: true).map(String.init)
    guard let name = parts.first, let controller = gtk_shortcut_controller_new() else { return }
    for key in keys {
      let shortcut = gtk_shortcut_new(
        gtk_shortcut_trigger_parse_string(key), gtk_named_action_new(name))
      if parts.count == 2 { gtk_shortcut_set_arguments(shortcut, g_variant_new_string(parts[1])) }
      gtk_shortcut_controller_add_shortcut(controller, shortcut)
    }
    gtk_widget_add_controller(pointer, controller)
  }

  /// Calls `body` when the space bar is pressed, before the focused widget; it returns whether it
  /// handled the key.
  ///
  /// Does not apply in text fields and menus.
  package func onSpaceAhead(_ body: @escaping () -> Bool) {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_key_new()).unsafelyUnwrapped
    gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_CAPTURE)
    connect(controller, "key-pressed") { [raw] call in
      guard Key(value: call.uint(0)) == .space, Modifiers(call.flags(2)).isEmpty,
        Self.leavesSpaceAlone(raw), body()
      else { return }
      call.reply(true)
    }
    adopt(controller)
  }

  /// Whether the focused widget is in the window itself, not in a popover, and is not a text field.
  private static func leavesSpaceAlone(_ window: UnsafeMutableRawPointer) -> Bool {
    guard let focus = gtk_window_get_focus(window.assumingMemoryBound(to: GtkWindow.self)) else {
      return true
    }
    return !isWriting(focus)
      && gtk_widget_get_native(focus).map { UnsafeMutableRawPointer($0) == window } == true
  }

  private static func isWriting(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    func isA(_ type: GType) -> Bool { g_type_check_instance_is_a(instance, type) != 0 }
    return isA(gtk_editable_get_type()) || isA(gtk_text_view_get_type())
  }

  /// Shows the window and brings it to the front.
  package func present() { gtk_window_present(typed()) }

  /// Closes the window as the user would.
  package func close() { gtk_window_close(typed()) }

  /// Closes the window without asking.
  package func destroy() { gtk_window_destroy(typed()) }

  /// Fills a screen: if there are several, one without `window`.
  package func fillScreen(besides window: ApplicationWindow) {
    guard let monitor = window.otherMonitor else { return gtk_window_fullscreen(typed()) }
    gtk_window_fullscreen_on_monitor(typed(), monitor)
  }

  /// A monitor that does not show this window.
  private var otherMonitor: OpaquePointer? {
    guard let display = gdk_display_get_default(), let monitors = gdk_display_get_monitors(display)
    else { return nil }
    let surface = gtk_native_get_surface(opaque)
    let own = surface.flatMap { gdk_display_get_monitor_at_surface(display, $0) }
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let item = g_list_model_get_item(monitors, index) else { continue }
      // The list retains it.
      g_object_unref(item)
      if OpaquePointer(item) != own { return OpaquePointer(item) }
    }
    return nil
  }

  package var isMaximized: Bool {
    get { gtk_window_is_maximized(typed()) != 0 }
    set { if newValue { gtk_window_maximize(typed()) } else { gtk_window_unmaximize(typed()) } }
  }

  /// Calls `body` before the window appears.
  ///
  /// Its widgets now have their final style. A widget measured earlier would be measured twice.
  package func onRealize(_ body: @escaping () -> Void) { on("realize", body) }

  /// Calls `body` after the window was resized and laid out.
  package func onResize(_ body: @escaping () -> Void) {
    on("realize") { [opaque] in
      guard let surface = gtk_native_get_surface(opaque) else { return }
      connect(UnsafeMutableRawPointer(surface), "layout") { _ in afterwards(body) }
    }
  }

  /// Calls `body` when the user closes the window; it returns whether to close.
  package func onCloseRequest(_ body: @escaping () -> Bool) {
    connect(raw, "close-request") { call in call.reply(!body()) }
  }

  /// Clears the focus, so that shortcuts receive all keys.
  package func clearFocus() {
    lostFocus?.forget()
    gtk_window_set_focus(typed(), nil)
  }

  /// Clears the focus unless the keyboard is in use: then GTK's new focus stays.
  package func clearFocusOfMouse() { if lostFocus?.isUsed != true { clearFocus() } }

  /// Focuses the first divider between panes, then the next, then the previous widget.
  package func goToNextBorder() { BorderWalk.goOn(in: opaque) }

  /// Restores the focus if it is on the divider of a hidden pane.
  package func leaveUnseenBorder() { BorderWalk.leaveUnseen(in: opaque) }
}
