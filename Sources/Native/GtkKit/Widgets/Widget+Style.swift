package import Geometry
internal import CGtk

/// The widget as style sheets see it.
extension Widget {
  /// Adds `.name` to what selectors match.
  package func addStyle(_ name: String) { gtk_widget_add_css_class(pointer, name) }

  /// Takes `.name` away again.
  package func removeStyle(_ name: String) { gtk_widget_remove_css_class(pointer, name) }

  /// Adds or takes away `.name`.
  package func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { addStyle(name) } else { removeStyle(name) }
  }

  /// The colour the theme writes with here.
  package var textColor: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
    return Color(color)
  }
}

extension Color {
  /// GDK's idea of a colour, which is the same with smaller numbers.
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
