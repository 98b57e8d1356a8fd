package import Hierarchy

/// A state of another program, live or recorded.
extension HierarchyState {
  /// The program; nil if the state does not show one.
  package var program: Content.Widget? {
    guard let window = windows.first, case .widget(let widget)? = views[window.view]?.content else {
      return nil
    }
    return widget
  }

  /// Whether the state shows another program's widgets.
  package var showsProgram: Bool { program != nil }
}

extension ViewState {
  /// Whether it is a widget of another program.
  var isWidget: Bool {
    if case .widget = content { true } else { false }
  }
}
