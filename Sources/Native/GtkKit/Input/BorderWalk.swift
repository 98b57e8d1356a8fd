internal import CGtk

/// The way of the keyboard along the borders between panes, where the arrows move them.
///
/// Shift F8 goes to the first border and on to the next, and after the last back to who had the keyboard;
/// so do Return, and Escape, which also puts the border back. GTK has such a walk, but takes it to borders of
/// panes that are hidden, and leaves the keyboard at a border when what had it is hidden.
@MainActor final class BorderWalk {
  private typealias Native = UnsafeMutablePointer<GtkWidget>

  /// There is one keyboard.
  private static let walk = BorderWalk()

  private let former = FormerFocus()
  /// Where the border was that the keyboard has come to.
  private var formerPosition: Int32 = 0
  private var isUnderWay = false
  /// What an arrow moves a border by.
  private static let step = 12

  /// Lets the keys of `paned` do what is said above.
  static func listen(to paned: Paned) {
    let native = paned.pointer
    /// Calls `body` in the place of what GTK would do.
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
    // GTK goes a point, and from right to left the wrong way; this goes as far as one sees.
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

  /// How far an arrow moves a border away from the start of its panes; nil for other keys.
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

  /// Keeps the focus off the borders of `window` unless the user moved it there.
  static func watch(_ window: ApplicationWindow) {
    window.on("notify::focus-widget") { [weak window] in
      guard !walk.isUnderWay else { return }
      // Not within GTK's own change of who has it.
      afterwards { [weak window] in
        if let window, let focus = gtk_root_get_focus(window.opaque), isPaned(focus) {
          gtk_root_set_focus(window.opaque, nil)
        }
      }
    }
  }

  /// Goes to the next border in a window.
  static func goOn(in window: OpaquePointer) { walk.goOn(in: window) }

  /// Ends the walk at a border that is not seen any more.
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

  /// The panes in a widget whose borders are seen, outer ones first.
  private static func borders(in widget: Native) -> [Native] {
    guard gtk_widget_get_mapped(widget) != 0 else { return [] }
    let isSeen = isPaned(widget) && isBorderSeen(of: widget)
    return (isSeen ? [widget] : []) + children(of: widget).flatMap(borders)
  }

  /// Whether both panes beside it are.
  private static func isBorderSeen(of paned: Native) -> Bool {
    [
      gtk_paned_get_start_child(OpaquePointer(paned)),
      gtk_paned_get_end_child(OpaquePointer(paned)),
    ].allSatisfy { $0.map { gtk_widget_get_mapped($0) != 0 } ?? false }
  }

  /// Whether a widget is two panes with a border.
  static func isPaned(_ widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
    let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gtk_paned_get_type()) != 0
  }
}
