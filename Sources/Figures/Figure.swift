package import Drawing
import Geometry
package import Hierarchy

/// Draws any figure of a recording at a playhead.
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

  /// Draws a figure of a state alone; a timeline or storyboard is then empty.
  package static func draw(
    _ kind: FigureKind, of state: HierarchyState, options: FigureOptions
  ) -> DisplayList {
    let frame = FigureFrame(kind, state, options)
    let inner = frame.inner
    let picture =
      switch kind {
      case .stage: stage(of: state, options: inner)
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

  /// The stage, or `options.only`, if that exists.
  private static func stage(of state: HierarchyState, options: FigureOptions) -> DisplayList {
    guard let only = options.only else { return StageFigure(of: state, options: options).picture }
    var whole = options
    whole.size = nil
    let picture = StageFigure(of: state, options: whole).picture
    var part = picture.part(showing: only, size: options.size) ?? picture
    part.summary = state.name(of: only)
    return part
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
    views.each.contains { view in
      guard case .map = view.content else { return false }
      return true
    }
  }
}
