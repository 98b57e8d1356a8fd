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
    let options = options.fitting(state)
    switch kind {
    case .timeline:
      return TimelineFigure(of: recording, at: playhead, options: options.inner).picture
        .framed(kind, state, options)
    case .storyboard:
      return StoryboardFigure(of: recording, options: options.inner).picture
        .framed(kind, state, options)
    default: return draw(kind, of: state, options: options)
    }
  }

  /// Draws a figure of a state alone; of a timeline or a storyboard there is then nothing but its
  /// ground.
  package static func draw(
    _ kind: FigureKind, of state: HierarchyState, options: FigureOptions
  ) -> DisplayList {
    let options = options.fitting(state)
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
      case .storyboard: StoryboardFigure(of: Recording(), options: inner).picture
      }
    return picture.framed(kind, state, options)
  }
}

extension FigureOptions {
  /// The least size that has room for a title and for thanks.
  private static let leastFramed = CGSize(width: 160, height: 120)

  /// The same without a title and thanks where there is no room, and without thanks for no map.
  fileprivate func fitting(_ state: HierarchyState) -> FigureOptions {
    var result = self
    let least = Self.leastFramed
    let isRoomy = size.map { $0.width >= least.width && $0.height >= least.height } ?? true
    result.showsTitle = showsTitle && isRoomy
    result.showsCredit = showsCredit && isRoomy && state.showsMap
    return result
  }

  /// What title and credit take from the height of so wide a picture.
  func reservedHeight(atWidth width: Double) -> Double {
    (showsTitle ? 40 : 0) + (showsCredit ? creditHeight(atWidth: width) : 0)
  }

  /// The same with the size that title and credit leave.
  var inner: FigureOptions {
    var inner = self
    inner.size = size.map {
      CGSize(
        width: $0.width, height: max($0.height - reservedHeight(atWidth: $0.width), 1))
    }
    return inner
  }

  /// The thanks in whole words, on a narrow picture in smaller lines.
  func credit(atWidth width: Double) -> TextRun {
    let room = max(width - 16, 1)
    func run(_ size: Double) -> TextRun {
      TextRun(
        DisplayList.credit, size: size, color: palette.secondaryText, alignment: .center,
        width: room, maximumLines: 0)
    }
    let most = [(size: 9.0, lines: 1), (size: 8.0, lines: 2)]
    let fitting = most.first(where: { shaper.lines(of: run($0.size)).count <= $0.lines })
    return run(fitting?.size ?? 6.5)
  }

  private func creditHeight(atWidth width: Double) -> Double {
    max((shaper.size(of: credit(atWidth: width)).height + 10).rounded(.up), 24)
  }
}

extension DisplayList {
  /// The thanks that the licences of the map data ask for.
  static let credit =
    "Made with Natural Earth (naturalearthdata.com). Place names © GeoNames (geonames.org), "
    + "CC BY 4.0, modified. Country names from Unicode CLDR."

  /// The picture with a heading above and thanks below, as far as they are wanted.
  func framed(
    _ kind: FigureKind, _ state: HierarchyState, _ options: FigureOptions
  ) -> DisplayList {
    var result = self
    if result.title.isEmpty { result.title = kind.title }
    guard options.showsTitle || options.showsCredit else { return result }
    let top = options.showsTitle ? 40.0 : 0
    result.size.height += options.reservedHeight(atWidth: size.width)
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
    if options.showsCredit {
      let run = options.credit(atWidth: size.width)
      let height = options.shaper.size(of: run).height
      result.items.append(
        .text(run, at: CGPoint(x: 8, y: result.size.height - height - 5)))
    }
    return result
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
  var showsMap: Bool {
    views.values.contains { view in
      guard case .map = view.content else { return false }
      return true
    }
  }
}
