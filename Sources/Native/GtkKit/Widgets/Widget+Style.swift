package import Geometry
internal import CGtk

/// Style classes and colors.
extension Widget {
  /// Adds a style class.
  package func addStyle(_ name: String) { gtk_widget_add_css_class(pointer, name) }

  /// Removes a style class.
  package func removeStyle(_ name: String) { gtk_widget_remove_css_class(pointer, name) }

  /// Adds or removes a style class.
  package func setStyle(_ name: String, _ isOn: Bool) {
    if isOn { addStyle(name) } else { removeStyle(name) }
  }

  /// The theme's text color here.
  package var textColor: Color {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(pointer), &color)
    return Color(color)
  }
}

extension Color {
  /// Converts a GDK color.
  init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
      alpha: Double(color.alpha))
  }
}
