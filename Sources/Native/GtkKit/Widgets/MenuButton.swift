internal import CGtk
internal import GioKit

/// A button that opens a menu or popover.
package final class MenuButton: Widget {
  private let former = FormerFocus()

  package init(_ face: Face, _ menu: Menu) {
    super.init(gtk_menu_button_new())
    show(face)
    setMenu(menu)
    onOpening {}
  }

  /// Creates a button that opens a popover with a widget.
  package init(_ face: Face, opening child: Widget) {
    super.init(gtk_menu_button_new())
    show(face)
    let popover = UnsafeMutableRawPointer(gtk_popover_new()).unsafelyUnwrapped
    gtk_popover_set_child(popover.assumingMemoryBound(to: GtkPopover.self), child.pointer)
    gtk_menu_button_set_popover(opaque, popover.assumingMemoryBound(to: GtkWidget.self))
    Self.listenForEnd(of: popover, on: raw, former)
    onOpening {}
  }

  /// Creates a button with a custom child and an accessible name.
  ///
  /// Its menu opens with the focus on the current choice; menus set later do not.
  package init(_ child: Widget, label: String, choosing menu: Menu) {
    super.init(gtk_menu_button_new())
    show(child, label: label)
    setMenu(menu)
    Self.startAtChosen(in: opaque)
    onOpening {}
  }

  private func show(_ child: Widget, label: String) {
    gtk_menu_button_set_child(opaque, child.pointer)
    gtk_menu_button_set_always_show_arrow(opaque, 1)
    setAccessibleLabel(label)
  }

  private func show(_ face: Face) {
    switch face {
    case .text(let text):
      gtk_menu_button_set_label(opaque, text)
      setAccessibleLabel(text)
    case .shortening(let text):
      let label = Label(text)
      label.isEllipsized = true
      show(label, label: text)
    case .icon(let name, let label):
      gtk_menu_button_set_icon_name(opaque, name)
      tooltip = label
      setAccessibleLabel(label)
    }
  }

  /// Creates a button whose menu is created each time it opens.
  package init(_ face: Face, listing menu: @escaping () -> Menu) {
    super.init(gtk_menu_button_new())
    show(face)
    onOpening { [raw, former] in Self.put(menu(), on: raw, former) }
  }

  /// Replaces the menu.
  package func setMenu(_ menu: Menu) { Self.put(menu, on: raw, former) }

  private static func put(
    _ menu: Menu, on raw: UnsafeMutableRawPointer, _ former: FormerFocus
  ) {
    let (button, model) = (OpaquePointer(raw), menu.model)
    gtk_menu_button_set_menu_model(button, model.typed())
    guard let popover = gtk_menu_button_get_popover(button) else { return }
    listenForEnd(of: UnsafeMutableRawPointer(popover), on: raw, former)
  }

  /// Restores the focus when the popover closes.
  private static func listenForEnd(
    of popover: UnsafeMutableRawPointer, on raw: UnsafeMutableRawPointer, _ former: FormerFocus
  ) {
    connect(popover, "closed") { [raw, former] _ in
      let button = Object(holding: raw)
      MainLoop.async {
        Self.takeKeyboardBack(to: button)
        former.giveBack(from: button.typed())
      }
    }
  }

  /// Takes the focus from a closed menu: after a choice in a submenu GTK leaves it there, where no
  /// key is received.
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

  /// Calls `body` each time before it opens.
  package func onOpening(_ body: @escaping () -> Void) {
    let held = CallbackContext { [former, pointer, opaque] in
      former.remember(before: pointer)
      body()
      guard let popover = gtk_menu_button_get_popover(opaque) else { return }
      tellKindsOfItems(in: UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self))
    }.retained
    gtk_menu_button_set_create_popup_func(
      opaque,
      { _, held in
        nonisolated(unsafe) let held = held
        MainActor.assumeIsolated { if let held { CallbackContext<() -> Void>.open(held)() } }
      }, held, releaseHeld)
  }

  /// Limits the height of a part of its popover to the window, so that it scrolls.
  ///
  /// The desktop clips a popover that does not fit, or does not show it at all. `fill` adds the
  /// content each time.
  package func keepsInSight(
    _ part: ScrolledWindow, upTo height: Int, filling fill: @escaping () -> Void = {}
  ) {
    // The closure is the part's only owner; the part is inside the button and does not hold it.
    onOpening { [weak self] in
      fill()
      guard let self else { return }
      part.widens(to: Self.greatestWidth)
      part.grows(to: 1)
      let rest = popoverHeight
      part.grows(to: min(height, max(greatestRoom - rest - Self.border, Self.leastPart)))
    }
  }

  /// The height of a popover's arrow, frame and shadow.
  private static let border = 90
  /// Wider content is ellipsized, to fit the smallest window.
  private static let greatestWidth = 480
  /// The smallest useful height of the scrolling part.
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

  /// The space above or below the button, whichever is larger.
  private var greatestRoom: Int {
    guard let root = gtk_widget_get_root(pointer) else { return .max / 2 }
    let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
    var (x, top) = (0.0, 0.0)
    gtk_widget_translate_coordinates(pointer, window, 0, 0, &x, &top)
    let below = Int(gtk_widget_get_height(window)) - Int(top) - Int(gtk_widget_get_height(pointer))
    return max(Int(top), below)
  }

  package func close() { gtk_menu_button_popdown(opaque) }

  /// Focuses the current choice as soon as the menu is shown, so that keys continue from there.
  private static func startAtChosen(in button: OpaquePointer) {
    guard let popover = gtk_menu_button_get_popover(button) else { return }
    let menu = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
    connect(UnsafeMutableRawPointer(popover), "show") { _ in
      if let item = chosenItem(below: menu) { gtk_widget_grab_focus(item) }
    }
  }

  private static func chosenItem(
    below widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    for child in children(of: widget) {
      let item = Widget(child)
      if item.caseName("role") == "radio", item.bool("active") { return child }
      if let found = chosenItem(below: child) { return found }
    }
    return nil
  }
}
