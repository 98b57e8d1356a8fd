package import Hierarchy
import Support

/// The pictures there are of a recording at a moment.
package enum FigureKind: String, Hashable, Sendable, CaseIterable {
  case stage, tree, views, hierarchy, timeline, map
  /// All there is to know about one node, as a card.
  case inspector
  /// A lesson, or a part of it, as a page to be read.
  case lesson
  /// Several moments of a movement beside each other.
  case storyboard

  /// Those that need a recording at a moment and nothing else.
  package static let ofMoments: [FigureKind] = [
    .stage, .tree, .views, .hierarchy, .timeline, .map,
  ]

  /// Those that change while a run goes on, so that there is a film of them.
  package static let filmed = ofMoments + [.inspector]

  /// Whether the world may be on it.
  package var showsMaps: Bool { [.stage, .map, .storyboard].contains(self) }

  /// Whether it has signs and lines that a legend explains.
  package var hasLegend: Bool { [.tree, .views, .hierarchy, .timeline].contains(self) }

  /// What the figure is called on screen.
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
  /// Whether there is anything to see: a map needs a view that shows one, of a place on Earth.
  package func isDrawable(of state: HierarchyState) -> Bool {
    self != .map
      || state.views.each.contains { view in
        guard case .map(let map) = view.content else { return false }
        return map.center.coordinate != nil
      }
  }
}
