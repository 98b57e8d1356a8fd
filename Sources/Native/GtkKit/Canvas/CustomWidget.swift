internal import CGtk

/// The Swift part of a custom widget: its virtual functions.
///
/// GTK's instance owns it, so it lives as long as the widget does, even without a Swift reference
/// to the `Widget`.
class WidgetBehavior {
  /// Its widget; valid during calls.
  fileprivate(set) var widget: UnsafeMutablePointer<GtkWidget>?

  /// Draws below the child widgets.
  func draw(_ snapshot: OpaquePointer, width: Double, height: Double) {}
  /// Draws the visible child widgets; false leaves that to GTK.
  func drawChildren(_ snapshot: OpaquePointer) -> Bool { false }
  /// Draws above the child widgets.
  func drawAbove(_ snapshot: OpaquePointer, width: Double, height: Double) {}
  /// The minimum and the natural size.
  func measure(_ orientation: GtkOrientation) -> (minimum: Int, natural: Int) { (0, 0) }
  /// Allocates the child widgets.
  func allocate(width: Int, height: Int) {}
  /// Called when focus, hover or another state changed.
  func stateChanged() {}
  /// Performs the class's action.
  func activate() {}
  /// The child that Tab focuses, if all children are one Tab stop; nil stops at each.
  func stop(isForward: Bool) -> UnsafeMutablePointer<GtkWidget>? { nil }
  /// Releases children that GTK does not know of.
  func dispose() {}

  /// Queues a redraw.
  func queueDraw() {
    if let widget { gtk_widget_queue_draw(widget) }
  }
}

/// A GTK class whose instances delegate to a `WidgetBehavior`; one per CSS name.
struct CustomWidgetClass {
  private let type: GType

  /// Whether `widget` is an instance of this class.
  func made(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    g_type_check_instance_is_a(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self), type) != 0
  }

  /// Registers the class; the name must be unique in the process.
  ///
  /// `action` is its action for assistive technology, as `node.activate`.
  init(name: String, css: String, action: String? = nil) {
    var parent = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &parent)
    let data = Unmanaged.passRetained(CallbackContext(ClassTraits(css: css, action: action)))
      .toOpaque()
    var info = GTypeInfo()
    info.class_size = UInt16(parent.class_size)
    info.instance_size = UInt16(MemoryLayout<Instance>.size)
    info.class_data = UnsafeRawPointer(data)
    info.class_init = { record, data in
      nonisolated(unsafe) let (record, data) = (record, data)
      MainActor.assumeIsolated {
        guard let record, let data else { return }
        prepare(record, CallbackContext<ClassTraits>.open(data))
      }
    }
    type = g_type_register_static(gtk_widget_get_type(), name, &info, GTypeFlags(rawValue: 0))
  }

  /// Creates a widget with `behavior`.
  func make(_ behavior: WidgetBehavior, role: AccessibleRole) -> UnsafeMutablePointer<GtkWidget> {
    let widget = makeWidget(of: type, role: role.native)
    behavior.widget = widget
    instance(widget).pointee.behavior = Unmanaged.passRetained(behavior)
    return widget
  }
}

/// The class's parameters.
private struct ClassTraits {
  var css: String
  var action: String?
}

/// The instance struct: GTK's part, and a pointer to the behavior.
private struct Instance {
  var parent: GtkWidget
  var behavior: Unmanaged<WidgetBehavior>?
}

private func instance(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<Instance> {
  UnsafeMutableRawPointer(widget).assumingMemoryBound(to: Instance.self)
}

/// The behavior of `widget`, which must be of a custom class; nil during disposal.
func behavior(of widget: UnsafeMutablePointer<GtkWidget>?) -> WidgetBehavior? {
  widget.flatMap { instance($0).pointee.behavior?.takeUnretainedValue() }
}

/// The class struct of `GtkWidget`, for default implementations.
private let parentClass = UnsafeMutableRawPointer(
  g_type_class_ref(gtk_widget_get_type()).unsafelyUnwrapped
).assumingMemoryBound(to: GtkWidgetClass.self)

/// Fills in the class's virtual functions.
private func prepare(_ record: UnsafeMutableRawPointer, _ look: ClassTraits) {
  let widgetClass = record.assumingMemoryBound(to: GtkWidgetClass.self)
  gtk_widget_class_set_css_name(widgetClass, look.css)
  if let action = look.action {
    gtk_widget_class_install_action(widgetClass, action, nil) { widget, _, _ in
      nonisolated(unsafe) let widget = widget
      MainActor.assumeIsolated { behavior(of: widget)?.activate() }
    }
  }
  prepareDrawing(widgetClass)
  prepareLayout(widgetClass)
  widgetClass.pointee.state_flags_changed = { widget, _ in
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated { behavior(of: widget)?.stateChanged() }
  }
  widgetClass.pointee.focus = { widget, direction in
    nonisolated(unsafe) let widget = widget
    return MainActor.assumeIsolated { takeFocus(widget, direction) ? 1 : 0 }
  }
  record.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated { dispose(object) }
  }
}

private func prepareDrawing(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
  widgetClass.pointee.snapshot = { widget, snapshot in
    nonisolated(unsafe) let (widget, snapshot) = (widget, snapshot)
    MainActor.assumeIsolated {
      guard let widget, let snapshot, let behavior = behavior(of: widget) else { return }
      let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
      behavior.draw(snapshot, width: Double(width), height: Double(height))
      if !behavior.drawChildren(snapshot) { parentClass.pointee.snapshot(widget, snapshot) }
      behavior.drawAbove(snapshot, width: Double(width), height: Double(height))
    }
  }
}

private func prepareLayout(_ widgetClass: UnsafeMutablePointer<GtkWidgetClass>) {
  widgetClass.pointee.measure = { widget, orientation, _, minimum, natural, _, _ in
    nonisolated(unsafe) let (widget, minimum, natural) = (widget, minimum, natural)
    MainActor.assumeIsolated {
      guard let size = behavior(of: widget)?.measure(orientation) else { return }
      minimum?.pointee = Int32(size.minimum)
      natural?.pointee = Int32(max(size.minimum, size.natural))
    }
  }
  widgetClass.pointee.size_allocate = { widget, width, height, _ in
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated {
      behavior(of: widget)?.allocate(width: Int(width), height: Int(height))
    }
  }
}

/// Moves the focus by Tab or an arrow: first to the widget itself, then through its children in
/// order.
private func takeFocus(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ direction: GtkDirectionType
) -> Bool {
  guard let widget, gtk_widget_get_can_focus(widget) != 0 else { return false }
  let isTab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD
  if !isTab, gtk_widget_get_first_child(widget) != nil {
    // Arrows move geometrically, which GTK implements.
    return parentClass.pointee.focus(widget, direction) != 0
  }
  let isForward = direction != GTK_DIR_TAB_BACKWARD
  let isHere = gtk_widget_is_focus(widget) != 0
  let isInside = gtk_widget_get_focus_child(widget) != nil
  if let stop = behavior(of: widget)?.stop(isForward: isForward) {
    return !isInside && gtk_widget_grab_focus(stop) != 0
  }
  if isForward, !isHere, !isInside, gtk_widget_grab_focus(widget) != 0 { return true }
  if isHere, !isForward { return false }
  if moveFocus(amongChildrenOf: widget, direction) { return true }
  return !isForward && !isHere && gtk_widget_grab_focus(widget) != 0
}

/// Offers the focus to the children in order, starting after the focused one.
private func moveFocus(
  amongChildrenOf widget: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
) -> Bool {
  let isForward = direction != GTK_DIR_TAB_BACKWARD
  let current = gtk_widget_get_focus_child(widget)
  var child =
    current ?? (isForward ? gtk_widget_get_first_child(widget) : gtk_widget_get_last_child(widget))
  while let candidate = child {
    if gtk_widget_get_visible(candidate) != 0, gtk_widget_child_focus(candidate, direction) != 0 {
      return true
    }
    child =
      isForward
      ? gtk_widget_get_next_sibling(candidate) : gtk_widget_get_prev_sibling(candidate)
  }
  return false
}

/// Releases the behavior and all children; GObject may call this twice.
private func dispose(_ object: UnsafeMutablePointer<GObject>?) {
  guard let object else { return }
  let widget = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
  if let behavior = instance(widget).pointee.behavior {
    instance(widget).pointee.behavior = nil
    behavior.takeUnretainedValue().widget = nil
    behavior.takeUnretainedValue().dispose()
    behavior.release()
  }
  while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
  UnsafeMutableRawPointer(parentClass).assumingMemoryBound(to: GObjectClass.self)
    .pointee.dispose(object)
}

/// Creates a widget of a type; its accessible role can be set during construction only.
@MainActor func makeWidget(
  of type: GType, role: GtkAccessibleRole
) -> UnsafeMutablePointer<GtkWidget> {
  let role = PropertyValue(case: role.rawValue, of: gtk_accessible_role_get_type())
  let object = "accessible-role".withCString { name in
    var names: [UnsafePointer<CChar>?] = [name]
    var values = [role.storage]
    return g_object_new_with_properties(type, 1, &names, &values)
  }
  // g_object_new aborts rather than return NULL.
  return UnsafeMutableRawPointer(object.unsafelyUnwrapped).assumingMemoryBound(to: GtkWidget.self)
}
