internal import CGtk

/// Keyboard navigation of the dividers between panes, which arrows move.
///
/// Shift F8 focuses the first divider, then the next, and after the last the previous widget;
/// Return and Escape also leave, Escape restoring the divider. GTK's own navigation includes
/// dividers of hidden panes, and leaves the focus on a divider when the previous widget is hidden.
@MainActor final class BorderWalk {
  private typealias Native = UnsafeMutablePointer<GtkWidget>

  /// Focus is global, so there is one instance.
  private static let walk = BorderWalk()

  private let former = FormerFocus()
  /// The focused divider's initial position.
  private var formerPosition: Int32 = 0
  private var isUnderWay = false
  /// The distance of an arrow key.
  private static let step = 12

  /// Handles the keys of `paned`.
  static func listen(to paned: Paned) {
    let native = paned.pointer
    /// Calls `body` instead of GTK's handler.
    func instead(of signal: String, if isOurs: @escaping () -> Bool, _ body: @escaping () -> Void) {
      connect(paned.raw, signal) { [weak paned] call in
        guard let paned, isOurs() else { return }
        g_signal_stop_emission_by_name(paned.raw, signal)
        call.reply(true)
        body()
      }
    }
    let isHere = { gtk_widget_is_focus(native) != 0 }
    instead(of: "cycle-handle-focus", if: { true }) {
      if let window = gtk_widget_get_root(native) { walk.goOn(in: window) }
    }
    // GTK moves by one point, and in the wrong direction in right-to-left; this moves visibly.
    connect(paned.raw, "move-handle") { [weak paned] call in
      let kind = GtkScrollType(UInt32(call.enumCase(0)))
      guard let paned, isHere(), let way = way(of: kind, for: native) else { return }
      g_signal_stop_emission_by_name(paned.raw, "move-handle")
      call.reply(true)
      paned.position += way
      paned.wasMovedByKeys()
    }
    instead(of: "accept-position", if: isHere) { walk.former.giveBack(from: native) }
    instead(of: "cancel-position", if: isHere) { [weak paned] in
      gtk_paned_set_position(OpaquePointer(native), walk.formerPosition)
      paned?.wasMovedByKeys()
      walk.former.giveBack(from: native)
    }
  }

  /// The distance an arrow moves a divider from the panes' start; nil for other keys.
  private static func way(of kind: GtkScrollType, for paned: Native) -> Int? {
    let isMirrored = gtk_widget_get_direction(paned) == GTK_TEXT_DIR_RTL
    switch kind {
    case GTK_SCROLL_STEP_LEFT: return isMirrored ? step : -step
    case GTK_SCROLL_STEP_RIGHT: return isMirrored ? -step : step
    case GTK_SCROLL_STEP_UP, GTK_SCROLL_STEP_BACKWARD: return -step
    case GTK_SCROLL_STEP_DOWN, GTK_SCROLL_STEP_FORWARD: return step
    default: return nil
    }
  }

  /// Keeps the focus off the dividers of `window` unless the user moved it there.
  static func watch(_ window: ApplicationWindow) {
    window.on("notify::focus-widget") { [weak window] in
      guard !walk.isUnderWay else { return }
      // Not within GTK's own focus change.
      afterwards { [weak window] in
        if let window, let focus = gtk_root_get_focus(window.opaque), isPaned(focus) {
          gtk_root_set_focus(window.opaque, nil)
        }
      }
    }
  }

  /// Focuses the next divider of a window.
  static func goOn(in window: OpaquePointer) { walk.goOn(in: window) }

  /// Ends the navigation at a divider that is no longer visible.
  static func leaveUnseen(in window: OpaquePointer) {
    guard let focus = gtk_root_get_focus(window), isPaned(focus), !isBorderSeen(of: focus) else {
      return
    }
    walk.former.giveBack(from: focus)
    if gtk_root_get_focus(window) == focus { gtk_root_set_focus(window, nil) }
  }

  private func goOn(in window: OpaquePointer) {
    let borders = Self.borders(
      in: UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self))
    let place = borders.firstIndex { gtk_widget_is_focus($0) != 0 }
    if place == nil { former.remember(in: window) }
    let next = place.map { $0 + 1 } ?? 0
    guard next < borders.count else {
      if let place { former.giveBack(from: borders[place]) }
      return
    }
    formerPosition = gtk_paned_get_position(OpaquePointer(borders[next]))
    isUnderWay = true
    gtk_widget_grab_focus(borders[next])
    isUnderWay = false
  }

  /// The paneds in a widget with visible dividers, outer ones first.
  private static func borders(in widget: Native) -> [Native] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    let isSeen = isPaned(widget) && isBorderSeen(of: widget)
    return (isSeen ? [widget] : []) + children(of: widget).flatMap(borders)
  }

  /// Whether both panes are visible.
  private static func isBorderSeen(of paned: Native) -> Bool {
    [
      gtk_paned_get_start_child(OpaquePointer(paned)),
      gtk_paned_get_end_child(OpaquePointer(paned)),
    ].allSatisfy { $0.map { gtk_widget_get_mapped($0) != 0 } ?? false }
  }

  /// Whether a widget is a `GtkPaned`.
  static func isPaned(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gtk_paned_get_type()) != 0
  }
}
