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
    guard kind == .timeline else { return draw(kind, of: state, options: options) }
    return TimelineFigure(of: recording, at: playhead, options: options.inner).picture
      .framed(kind, state, options)
  }

  /// Draws a figure of a state alone; of a timeline there is then nothing but its ground.
  package static func draw(
    _ kind: FigureKind, of state: HierarchyState, options: FigureOptions
  ) -> DisplayList {
    let inner = options.inner
    let picture =
      switch kind {
      case .stage: StageFigure(of: state, options: inner).picture
      case .tree: TreeFigure.diagram(of: state, options: inner).picture(options: inner)
      case .views: ViewsFigure.diagram(of: state, options: inner).picture(options: inner)
      case .hierarchy: HierarchyFigure.diagram(of: state, options: inner).picture(options: inner)
      case .map: MapFigure.draw(of: state, options: inner)
      case .timeline:
        TimelineFigure(
          of: Recording(), at: Playhead(instant: .zero, eventCount: 0), options: inner
        ).picture
      }
    return picture.framed(kind, state, options)
  }
}

extension FigureOptions {
  /// What title and credit take from the picture's height.
  var reservedHeight: Double { (showsTitle ? 40 : 0) + (showsCredit ? 24 : 0) }

  /// The same with the size that title and credit leave.
  var inner: FigureOptions {
    var inner = self
    inner.size = size.map {
      CGSize(width: max($0.width, 1), height: max($0.height - reservedHeight, 1))
    }
    return inner
  }
}

extension DisplayList {
  /// The thanks that the licences of the map data ask for.
  static let credit =
    "Made with Natural Earth. Place names © GeoNames, CC BY 4.0, modified."

  /// The picture with a heading above and thanks below, as far as they are wanted.
  func framed(
    _ kind: FigureKind, _ state: HierarchyState, _ options: FigureOptions
  ) -> DisplayList {
    var result = self
    if result.title.isEmpty { result.title = kind.title }
    guard options.showsTitle || options.showsCredit else { return result }
    let top = options.showsTitle ? 40.0 : 0
    result.size.height += options.reservedHeight
    result.items = [
      .group(
        Group(
          transform: ProjectiveTransform(CGAffineTransform(translationX: 0, y: top)),
          items: items))
    ]
    let palette = options.palette
    if options.showsTitle {
      let time = state.instant.milliseconds
      let run = TextRun(
        "\(kind.title) at \(time) ms", size: 15, weight: .semibold, color: palette.text,
        width: max(size.width - 32, 1))
      result.items.append(.text(run, at: CGPoint(x: 16, y: 14)))
    }
    if options.showsCredit, state.showsMap {
      let run = TextRun(
        Self.credit, size: 9, color: palette.secondaryText, alignment: .center,
        width: max(size.width - 16, 1))
      result.items.append(.text(run, at: CGPoint(x: 8, y: result.size.height - 19)))
    }
    return result
  }
}

extension HierarchyState {
  /// Whether any view shows a map.
  var showsMap: Bool {
    views.values.contains { view in
      guard case .map = view.content else { return false }
      return true
    }
  }
}
