/// The pictures there are of a recording at a moment.
package enum FigureKind: String, Hashable, Sendable, CaseIterable {
  case stage, tree, views, hierarchy, timeline, map

  /// What the figure is called on screen.
  package var title: String {
    switch self {
    case .stage: "Stage"
    case .tree: "Controllers"
    case .views: "Views"
    case .hierarchy: "Hierarchy"
    case .timeline: "Timeline"
    case .map: "Map"
    }
  }
}
