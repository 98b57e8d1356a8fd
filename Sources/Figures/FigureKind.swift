package import Hierarchy
import Support

/// The kinds of figures.
package enum FigureKind: String, Hashable, Sendable, CaseIterable {
  case stage, tree, views, hierarchy, timeline, map
  /// All facts about a node, as a card.
  case inspector
  /// A lesson or one of its pages.
  case lesson
  /// Several moments of a movement side by side.
  case storyboard

  /// Figures that need only a recording and a playhead.
  package static let ofMoments: [FigureKind] = [
    .stage, .tree, .views, .hierarchy, .timeline, .map,
  ]

  /// Figures that change over time and can be filmed.
  package static let filmed = ofMoments + [.inspector]

  /// Whether it may show a map.
  package var showsMaps: Bool { [.stage, .map, .storyboard].contains(self) }

  /// Whether it has symbols that a legend explains.
  package var hasLegend: Bool { [.tree, .views, .hierarchy, .timeline].contains(self) }

  /// The figure's title.
  package var title: String {
    switch self {
    case .stage: localized("Stage")
    case .tree: localized("Controllers")
    case .views: localized("Views")
    case .hierarchy: localized("Hierarchy")
    case .timeline: localized("Timeline")
    case .map: localized("Map")
    case .inspector: localized("Inspector")
    case .lesson: localized("Lesson")
    case .storyboard: localized("Storyboard")
    }
  }
}

extension FigureKind {
  /// Whether there is anything to draw: a map requires a view showing a place on Earth.
  package func isDrawable(of state: HierarchyState) -> Bool {
    self != .map
      || state.views.each.contains { view in
        guard case .map(let map) = view.content else { return false }
        return map.center.coordinate != nil
      }
  }
}
