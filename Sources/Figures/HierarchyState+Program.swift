package import Hierarchy

/// Another program, which runs or was recorded, as a state shows it.
extension HierarchyState {
  /// The program itself; nil where what is shown are no widgets of others.
  package var program: Content.Widget? {
    guard let window = windows.first, case .widget(let widget)? = views[window.view]?.content else {
      return nil
    }
    return widget
  }

  /// Whether what is shown are widgets, as others made them.
  package var showsProgram: Bool { program != nil }
}

extension ViewState {
  /// Whether it stands for a widget of another program.
  var isWidget: Bool {
    if case .widget = content { true } else { false }
  }
}
