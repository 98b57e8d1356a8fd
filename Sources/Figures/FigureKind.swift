package import Hierarchy

/// The pictures there are of a recording at a moment.
package enum FigureKind: String, Hashable, Sendable, CaseIterable {
  case stage, tree, views, hierarchy, timeline, map
  case storyboard

  /// What the figure is called on screen.
  package var title: String {
    switch self {
    case .stage: "Stage"
    case .tree: "Controllers"
    case .views: "Views"
    case .hierarchy: "Hierarchy"
    case .timeline: "Timeline"
    case .map: "Map"
    case .storyboard: "Storyboard"
    }
  }
}

extension FigureKind {
  /// Whether there is anything to see: a map needs a view that shows one, of a place on Earth.
  package func isDrawable(of state: HierarchyState) -> Bool {
    self != .map
      || state.views.values.contains { view in
        guard case .map(let map) = view.content else { return false }
        return map.center.coordinate != nil
      }
  }
}
