internal import CGtk

/// Dragging a widget's content to another program.
extension Widget {
  /// Enables dragging out; `body` returns the content, or an empty array.
  package func onDragOut(_ body: @escaping () -> [Clipping]) {
    let source = UnsafeMutableRawPointer(gtk_drag_source_new()).unsafelyUnwrapped
    gtk_drag_source_set_actions(OpaquePointer(source), GDK_ACTION_COPY)
    connect(source, "prepare") { call in
      if let provider = Clipping.provider(of: body()) {
        call.reply(owned: UnsafeMutableRawPointer(provider))
      }
    }
    connect(source, "drag-begin") { [pointer] _ in
      guard let picture = gtk_widget_paintable_new(pointer) else { return }
      gtk_drag_source_set_icon(OpaquePointer(source), picture, 0, 0)
      g_object_unref(UnsafeMutableRawPointer(picture))
    }
    adopt(source)
  }
}
