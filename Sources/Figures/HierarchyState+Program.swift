package import Hierarchy

/// Whether a state is that of another program, which runs or was recorded.
extension HierarchyState {
  /// Whether what is shown are widgets, as others made them.
  package var showsProgram: Bool {
    guard let window = windows.first, case .widget? = views[window.view]?.content else {
      return false
    }
    return true
  }
}
