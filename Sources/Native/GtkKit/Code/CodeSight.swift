// Keeping a scroll target visible while the editor is resized.

internal import CGtk

/// An editor's scroll target.
final class CodeSight {
  /// The target to keep visible until the user interacts with the text.
  var target: Target?

  enum Target { case top, mark }
}

/// An editor's scrolled window.
///
/// When it is resized, the marked line stays visible while it is followed, otherwise the cursor of
/// a focused editor.
package final class CodeRoom: Widget {
  private let code: CodeView
  private let scroller: ScrolledWindow
  private let clock: FrameClock
  /// The height at the last settled layout.
  private var height = 0.0

  /// Frames after which the height is assumed to be final.
  private static let greatestFrameCount = 20

  /// Creates a scrolled window for `code`.
  package init(_ code: CodeView) {
    self.code = code
    scroller = ScrolledWindow(code)
    clock = FrameClock(of: code)
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, scroller.pointer)
    // A text view has no resize signal; an empty overlay of the same size has.
    let ruler = UnsafeMutableRawPointer(gtk_drawing_area_new()).unsafelyUnwrapped
    gtk_widget_set_can_target(ruler.assumingMemoryBound(to: GtkWidget.self), 0)
    connect(ruler, "resize") { [weak self] _ in self?.settle() }
    gtk_overlay_add_overlay(opaque, ruler.assumingMemoryBound(to: GtkWidget.self))
  }

  /// Waits for the final height, then scrolls.
  ///
  /// GTK may use an earlier height until the next layout, with the end of the text out of reach.
  /// This runs during layout, so it checks before each of the next frames.
  private func settle() {
    guard let start = code.scrollPosition else { return }
    let seen = start...(start + height)
    var frameCount = 0
    clock.start { [weak self] _ in
      guard let self else { return false }
      frameCount += 1
      if !code.knowsItsHeight, frameCount < Self.greatestFrameCount {
        // Including its surroundings: if only the text is laid out again while a neighbor is being
        // measured, GTK 4.8 loses the scroll bars' update.
        gtk_widget_queue_resize(code.pointer)
        return true
      }
      height = code.height
      // Layout would undo scrolling done before it.
      afterwards { [weak code] in code?.keepInSight(asSeen: seen) }
      return false
    }
  }
}

extension CodeView {
  /// Stops following when the user presses a key or scrolls.
  func letPersonLook() {
    onKeyFirst { [weak self] _ in
      self?.sight.target = nil
      return false
    }
    onScroll { [weak self] _ in
      self?.sight.target = nil
      return false
    }
  }

  /// Queues a layout whenever the text changes.
  ///
  /// Otherwise GTK 4.8 measures changed lines only when it draws them, one frame after the scroll
  /// bars were updated.
  func measureChanges() {
    buffer.on("changed") { [weak self] in
      if let self { gtk_widget_queue_resize(pointer) }
    }
  }

  fileprivate var height: Double { Double(gtk_widget_get_height(pointer)) }

  fileprivate var scrollPosition: Double? {
    gtk_scrollable_get_vadjustment(opaque).map(gtk_adjustment_get_value)
  }

  fileprivate var knowsItsHeight: Bool {
    gtk_scrollable_get_vadjustment(opaque).map(gtk_adjustment_get_page_size) == height
  }

  fileprivate func keepInSight(asSeen seen: ClosedRange<Double>) {
    if sight.target != nil {
      showTarget()
    } else if isFocused, seen.contains(caretTop), !isInSight(buffer.cursor) {
      gtk_text_view_scroll_mark_onscreen(typed(), gtk_text_buffer_get_insert(buffer.typed()))
    }
  }

  private var caretTop: Double {
    var (cursor, top, height) = (buffer.cursor, Int32(0), Int32(0))
    gtk_text_view_get_line_yrange(typed(), &cursor, &top, &height)
    return Double(top)
  }
}
