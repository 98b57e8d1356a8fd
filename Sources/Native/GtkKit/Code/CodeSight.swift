// What stays in sight while the room for the text changes, as panes beside it come and go.

internal import CGtk

/// What an editor keeps in sight.
final class CodeSight {
  /// What is to be seen until a person does something with the text.
  var target: Target?

  enum Target { case top, mark }
}

/// The room of an editor, in which it is scrolled.
///
/// When there is less or more of it than before, the marked line stays in sight while it is
/// followed, and else the cursor of a person who writes.
package final class CodeRoom: Widget {
  private let code: CodeView
  private let scroller: ScrolledWindow
  private let clock: FrameClock
  /// How high the room was when it was settled last.
  private var height = 0.0

  /// Frames after which GTK is taken to know the height there is.
  private static let greatestFrameCount = 20

  /// Room for `code`.
  package init(_ code: CodeView) {
    self.code = code
    scroller = ScrolledWindow(code)
    clock = FrameClock(of: code)
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, scroller.pointer)
    // Nothing tells of the size of a text view. What lies above it, as large and empty, is told.
    let ruler = UnsafeMutableRawPointer(gtk_drawing_area_new()).unsafelyUnwrapped
    gtk_widget_set_can_target(ruler.assumingMemoryBound(to: GtkWidget.self), 0)
    connect(ruler, "resize") { [weak self] _ in self?.settle() }
    gtk_overlay_add_overlay(opaque, ruler.assumingMemoryBound(to: GtkWidget.self))
  }

  /// Waits until GTK knows the height there is, and scrolls then.
  ///
  /// It may go by an earlier one until it looks again; the end of the text is out of reach then.
  /// The room is being laid out now, so it looks in the frames to come, before they are.
  private func settle() {
    guard let start = code.scrollPosition else { return }
    let seen = start...(start + height)
    var frameCount = 0
    clock.start { [weak self] _ in
      guard let self else { return false }
      frameCount += 1
      if !code.knowsItsHeight, frameCount < Self.greatestFrameCount {
        // All around it, too: where only the text is laid out again, while something beside it is
        // measured, GTK 4.8 forgets the bars that it moves.
        gtk_widget_queue_resize(code.pointer)
        return true
      }
      height = code.height
      // What scrolls before a frame is laid out is taken back by that.
      afterwards { [weak code] in code?.keepInSight(asSeen: seen) }
      return false
    }
  }
}

extension CodeView {
  /// Who uses keys or the wheel looks where they want: nothing is followed any more.
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

  /// Queues a new layout whenever the text changes.
  ///
  /// A key is told in the frame that shows what it did. GTK 4.8 would measure new lines, and lines that
  /// have become longer or shorter, no sooner than it draws them, when the bars beside them stand where
  /// they stood.
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
