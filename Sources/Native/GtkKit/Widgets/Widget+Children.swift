internal import CGtk

/// The children of a widget in order; the current one may be removed during iteration.
@MainActor func children(
  of widget: UnsafeMutablePointer<GtkWidget>
) -> some Sequence<UnsafeMutablePointer<GtkWidget>> {
  sequence(state: gtk_widget_get_first_child(widget)) { next in
    defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
    return next
  }
}
