internal import CGtk

/// The widgets that stand in one, in their order; the one at hand may go meanwhile.
@MainActor func children(
  of widget: UnsafeMutablePointer<GtkWidget>
) -> some Sequence<UnsafeMutablePointer<GtkWidget>> {
  sequence(state: gtk_widget_get_first_child(widget)) { next in
    defer { next = next.flatMap { gtk_widget_get_next_sibling($0) } }
    return next
  }
}
