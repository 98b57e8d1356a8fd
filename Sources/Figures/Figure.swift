package import Drawing
import Geometry
package import Hierarchy

/// The one door: a figure of a recording at a moment.
package enum Figure {
  /// Draws a figure of `recording` as it is at `playhead`.
  package static func draw(
    _ kind: FigureKind, of recording: Recording, at playhead: Playhead, options: FigureOptions
  ) -> DisplayList {
    let state = recording.state(at: playhead)
    let options = options.settled(for: kind, at: playhead)
    let frame = FigureFrame(kind, state, options)
    switch kind {
    case .timeline:
      return frame.around(
        TimelineFigure(of: recording, at: playhead, options: frame.inner).picture)
    case .storyboard:
      return frame.around(StoryboardFigure(of: recording, options: frame.inner).picture)
    default: return draw(kind, of: state, options: options)
    }
  }

  /// Draws a figure of a state alone; of a timeline or a storyboard there is then nothing but its
  /// ground.
  package static func draw(
    _ kind: FigureKind, of state: HierarchyState, options: FigureOptions
  ) -> DisplayList {
    let frame = FigureFrame(kind, state, options)
    let inner = frame.inner
    let picture =
      switch kind {
      case .stage: StageFigure(of: state, options: inner).picture
      case .tree: TreeFigure.diagram(of: state, options: inner).picture(options: inner)
      case .views: ViewsFigure.diagram(of: state, options: inner).picture(options: inner)
      case .hierarchy: HierarchyFigure.diagram(of: state, options: inner).picture(options: inner)
      case .map: MapFigure.draw(of: state, options: inner)
      case .inspector, .lesson:
        SheetLayout(inner.sheet ?? Sheet([]), as: kind, options: inner).picture
      case .timeline:
        TimelineFigure(
          of: Recording(), at: Playhead(instant: .zero, eventCount: 0), options: inner
        ).picture
      case .storyboard: StoryboardFigure(of: Recording(), options: inner).picture
      }
    return frame.around(picture)
  }
}

extension Recording {
  /// Whether any view ever shows a map.
  package var showsMaps: Bool {
    changes.contains { change in
      guard case .property(_, .content(.map)) = change else { return false }
      return true
    }
  }
}

extension HierarchyState {
  /// Whether any view shows a map.
  package var showsMap: Bool {
    views.values.contains { view in
      guard case .map = view.content else { return false }
      return true
    }
  }
}
