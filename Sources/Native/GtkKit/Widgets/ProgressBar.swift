internal import CGtk

/// A progress bar.
package final class ProgressBar: Widget {
  package init(label: String) {
    super.init(gtk_progress_bar_new())
    setAccessibleLabel(label)
  }

  /// From 0 to 1.
  package var fraction: Double {
    get { gtk_progress_bar_get_fraction(opaque) }
    set { gtk_progress_bar_set_fraction(opaque, newValue) }
  }
}
