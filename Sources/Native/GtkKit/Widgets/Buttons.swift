// What is pressed: by words or by a picture, for an action or a closure.

internal import CGtk

/// What a button shows.
package enum Face: Hashable, Sendable {
  /// Words.
  case text(String)
  /// Words that are shortened where there is little room.
  case shortening(String)
  /// A picture of the icon theme, as `open-menu-symbolic`, and what it means in words.
  case icon(String, label: String)
}

/// A button for one thing.
package final class Button: Widget {
  package init(_ face: Face) {
    super.init(gtk_button_new())
    show(face)
  }

  /// A button called `label` that shows a widget of its own.
  package init(_ child: Widget, label: String) {
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), child.pointer)
    setAccessibleLabel(label)
  }

  /// A button that runs the action called `action`, as `win.play`.
  package convenience init(_ face: Face, action: String, target: String? = nil) {
    self.init(face)
    setAction(action, target: target)
  }

  /// Changes what it shows.
  package func show(_ face: Face) { showOnButton(face) }

  package func onClick(_ body: @escaping () -> Void) { on("clicked", body) }

  /// Leaves the keyboard where it is when it is clicked: what it does is about who has that.
  package func leavesKeyboard() { gtk_widget_set_focus_on_click(pointer, 0) }
}

/// A button that stays down.
package final class ToggleButton: Widget {
  package init(_ face: Face) {
    super.init(gtk_toggle_button_new())
    showOnButton(face)
  }

  /// A button that shows and changes the state of an action.
  package convenience init(_ face: Face, action: String, target: String? = nil) {
    self.init(face)
    setAction(action, target: target)
  }

  package func show(_ face: Face) { showOnButton(face) }

  package var isOn: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
  }

  /// Calls `body` with the new state, whoever changed it.
  package func onChange(_ body: @escaping (Bool) -> Void) {
    connect(raw, "toggled") { [raw] _ in
      body(gtk_toggle_button_get_active(raw.assumingMemoryBound(to: GtkToggleButton.self)) != 0)
    }
  }
}

/// A button that opens a menu, or a small window.
package final class MenuButton: Widget {
  package init(_ face: Face, _ menu: Menu) {
    super.init(gtk_menu_button_new())
    show(face)
    setMenu(menu)
  }

  /// A button that opens a small window with a widget in it.
  package init(_ face: Face, opening child: Widget) {
    super.init(gtk_menu_button_new())
    show(face)
    let popover = UnsafeMutableRawPointer(gtk_popover_new()).unsafelyUnwrapped
    gtk_popover_set_child(popover.assumingMemoryBound(to: GtkPopover.self), child.pointer)
    gtk_menu_button_set_popover(
      opaque, popover.assumingMemoryBound(to: GtkWidget.self))
  }

  private func show(_ face: Face) {
    switch face {
    case .text(let text):
      gtk_menu_button_set_label(opaque, text)
      setAccessibleLabel(text)
    case .shortening(let text):
      let label = Label(text)
      label.isEllipsized = true
      gtk_menu_button_set_child(opaque, label.pointer)
      gtk_menu_button_set_always_show_arrow(opaque, 1)
      setAccessibleLabel(text)
    case .icon(let name, let label):
      gtk_menu_button_set_icon_name(opaque, name)
      tooltip = label
      setAccessibleLabel(label)
    }
  }

  /// A button whose menu is set each time it opens, by what is true then.
  ///
  /// Only for items that are neither checked nor chosen among: those would be plain ones to a screen
  /// reader, which GTK tells of an item before it knows its action.
  package init(_ face: Face, listing menu: @escaping () -> Menu) {
    super.init(gtk_menu_button_new())
    show(face)
    onOpening { [weak self] in self?.setMenu(menu()) }
  }

  package func setMenu(_ menu: Menu) {
    let model = menu.model
    gtk_menu_button_set_menu_model(opaque, model.typed())
    guard let popover = gtk_menu_button_get_popover(opaque) else { return }
    connect(UnsafeMutableRawPointer(popover), "closed") { [raw] _ in
      let button = Object(holding: raw)
      Task { @MainActor in Self.takeKeyboardBack(to: button) }
    }
  }

  /// Takes the keyboard from a menu that has closed: after a choice in a submenu GTK leaves it
  /// there, where no key is heard any more.
  private static func takeKeyboardBack(to button: Object) {
    let widget: UnsafeMutablePointer<GtkWidget> = button.typed()
    guard let popover = gtk_menu_button_get_popover(button.opaque),
      let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root)
    else { return }
    let menu = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
    if gtk_widget_get_visible(menu) == 0, gtk_widget_is_ancestor(focus, menu) != 0 {
      gtk_widget_grab_focus(widget)
    }
  }

  /// Opens on F10.
  package func makePrimary() { gtk_menu_button_set_primary(opaque, 1) }

  package func open() { gtk_menu_button_popup(opaque) }

  /// Calls `body` each time it is about to open.
  package func onOpening(_ body: @escaping () -> Void) {
    let held = Held(body).retained
    gtk_menu_button_set_create_popup_func(
      opaque,
      { _, held in
        nonisolated(unsafe) let held = held
        MainActor.assumeIsolated { if let held { Held<() -> Void>.open(held)() } }
      }, held, releaseHeld)
  }

  /// Lets a part of what it opens scroll where it would be higher than the window has room for.
  ///
  /// What has no room on either side of its button is cut by the desktop, or not shown at all.
  /// `fill` puts in what is to be shown this time.
  package func keepsInSight(
    _ part: ScrolledWindow, upTo height: Int, filling fill: @escaping () -> Void = {}
  ) {
    // Nobody else may hold the part's wrapper; it stands inside of the button and does not hold it.
    onOpening { [weak self] in
      fill()
      guard let self else { return }
      part.grows(to: 1)
      let rest = popoverHeight
      part.grows(to: min(height, max(greatestRoom - rest - Self.border, Self.leastPart)))
    }
  }

  /// What a popover's arrow, frame and shadow take.
  private static let border = 90
  /// Less of a scrolling part would be of no use.
  private static let leastPart = 80

  private var popoverHeight: Int {
    guard let popover = gtk_menu_button_get_popover(opaque),
      let child = gtk_popover_get_child(
        UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkPopover.self))
    else { return 0 }
    var height: Int32 = 0
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, nil, &height, nil, nil)
    return Int(height)
  }

  /// How high the window is above the button, or below it, whichever is more.
  private var greatestRoom: Int {
    guard let root = gtk_widget_get_root(pointer) else { return .max / 2 }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    var (x, top) = (0.0, 0.0)
    gtk_widget_translate_coordinates(pointer, window, 0, 0, &x, &top)
    let below = Int(gtk_widget_get_height(window)) - Int(top) - Int(gtk_widget_get_height(pointer))
    return max(Int(top), below)
  }

  package func close() { gtk_menu_button_popdown(opaque) }
}

extension Widget {
  /// Shows `face` on what must be a `GtkButton`.
  fileprivate func showOnButton(_ face: Face) {
    switch face {
    case .text(let text):
      gtk_button_set_label(typed(), text)
      setAccessibleLabel(text)
    case .shortening(let text):
      let label = Label(text)
      label.isEllipsized = true
      gtk_button_set_child(typed(), label.pointer)
      setAccessibleLabel(text)
    case .icon(let name, let label):
      gtk_button_set_icon_name(typed(), name)
      tooltip = label
      setAccessibleLabel(label)
    }
  }

  /// Ties what must be a `GtkActionable` to an action.
  fileprivate func setAction(_ name: String, target: String?) {
    gtk_actionable_set_action_name(opaque, name)
    gtk_actionable_set_action_target_value(opaque, target.map { g_variant_new_string($0) })
  }
}
