internal import CGtk

/// A spin button.
package final class NumberField: Widget {
  package init(_ range: ClosedRange<Double>, step: Double, digits: Int = 0, label: String) {
    super.init(gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
    gtk_spin_button_set_digits(opaque, guint(digits))
    gtk_spin_button_set_numeric(opaque, 1)
    setAccessibleLabel(label)
  }

  package var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { if newValue != value { gtk_spin_button_set_value(opaque, newValue) } }
  }

  /// Calls `body` with each new value, whether the user or code changed it.
  package func onChange(_ body: @escaping (Double) -> Void) {
    connect(raw, "value-changed") { [opaque] _ in body(gtk_spin_button_get_value(opaque)) }
  }
}
