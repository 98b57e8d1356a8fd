import Drawing
import Geometry
import Hierarchy
import Support

/// A legend of a figure's marks, colors and lines.
struct Legend {
  fileprivate enum Sign {
    case mark(PhaseMark)
    case line(Stroke)
    case frame(Stroke)
  }

  fileprivate struct Entry {
    let sign: Sign
    let words: String
  }

  private var entries: [Entry] = []

  /// Creates a legend of what a figure shows; may be empty.
  init(of kind: FigureKind?, _ state: HierarchyState, _ options: FigureOptions) {
    let palette = options.palette
    switch kind {
    case .tree:
      entries =
        Self.marks(of: state)
        + Self.lines(
          on: TreeFigure.diagram(of: state, options: options), palette)
    case .views: entries = Self.marks(of: state) + Self.views(of: state, palette)
    case .hierarchy:
      entries =
        Self.marks(of: state) + Self.views(of: state, palette)
        + Self.lines(on: HierarchyFigure.diagram(of: state, options: options), palette)
    case .timeline: entries = Self.marks(of: state)
    case .stage, .map, .inspector, .lesson, .storyboard, nil: break
    }
  }

  /// The marks in a state, in lifecycle order.
  private static func marks(of state: HierarchyState) -> [Entry] {
    let shown = Set(state.controllers.values.map(PhaseMark.init(of:)))
    let order: [PhaseMark] = [.notLoaded, .disappeared, .appearing, .appeared, .disappearing]
    return order.filter(shown.contains).map { Entry(sign: .mark($0), words: $0.word) }
  }

  private static func views(of state: HierarchyState, _ palette: Palette) -> [Entry] {
    let views = state.views.each
    var entries: [Entry] = []
    if views.contains(where: { $0.controller != nil }) {
      entries.append(
        Entry(
          sign: .frame(Stroke(palette.appeared.ink, width: 1.2)),
          words: localized("view of a controller")))
    }
    if views.contains(where: { $0.controller == nil && $0.superview != nil && !$0.isWidget }) {
      entries.append(
        Entry(
          sign: .frame(Stroke(palette.disappeared.ink, width: 1.2, dashes: [3.5, 2.5])),
          words: localized("other view")))
    }
    return entries
  }

  /// Each kind of line once, styled like its first occurrence.
  private static func lines(on diagram: NodeDiagram, _ palette: Palette) -> [Entry] {
    let order: [(Edge.Kind, String)] = [
      (.containment, "contains"), (.presentation, localized("presents")),
      (.observation, "observes"),
      (.showing, localized("shows")), (.torn, "has a view elsewhere"),
      (.knowledge, localized("references")),
    ]
    return order.compactMap { kind, words in
      let isDrawn: (Edge) -> Bool = { $0.kind == kind && $0.from != $0.to }
      guard var stroke = diagram.edges.first(where: isDrawn)?.stroke else { return nil }
      if kind == .containment { stroke.color = palette.disappeared.ink }
      return Entry(sign: .line(stroke), words: words)
    }
  }

  /// Lays the legend out in rows.
  func placed(in width: Double, _ options: FigureOptions) -> Placed {
    var places: [(entry: Entry, run: TextRun, point: CGPoint)] = []
    var (x, y) = (0.0, 0.0)
    for entry in entries {
      var run = TextRun(entry.words, size: 11, color: options.palette.secondaryText)
      let room = max(width - Self.signWidth, 1)
      var size = options.shaper.size(of: run)
      if size.width > room {
        (run.width, size.width) = (room, room)
      }
      if x > 0, x + Self.signWidth + size.width > width { (x, y) = (0, y + Self.rowHeight) }
      places.append((entry, run, CGPoint(x: x, y: y)))
      x += Self.signWidth + size.width + Self.gap
    }
    return Placed(
      places: places, palette: options.palette,
      height: places.isEmpty ? 0 : y + Self.rowHeight + 2 * Self.edge)
  }

  private static let rowHeight = 20.0
  private static let edge = 6.0
  private static let signWidth = 32.0
  private static let gap = 18.0

  /// A legend with its layout.
  struct Placed {
    fileprivate let places: [(entry: Entry, run: TextRun, point: CGPoint)]
    fileprivate let palette: Palette
    let height: Double

    fileprivate init(
      places: [(entry: Entry, run: TextRun, point: CGPoint)], palette: Palette, height: Double
    ) {
      (self.places, self.palette, self.height) = (places, palette, height)
    }

    func items(at corner: CGPoint) -> [DisplayList.Item] {
      places.flatMap { entry, run, point in
        let (x, y) = (corner.x + point.x, corner.y + point.y + Legend.edge)
        return sign(entry.sign, x: x, middle: y + 8)
          + [.text(run, at: CGPoint(x: x + Legend.signWidth, y: y + 1))]
      }
    }

    private func sign(_ sign: Sign, x: Double, middle: Double) -> [DisplayList.Item] {
      switch sign {
      case .mark(let mark):
        mark.items(
          center: CGPoint(x: x + 19, y: middle), radius: 5, color: palette[mark].ink)
      case .line(let stroke):
        [
          .stroke(
            .line(from: CGPoint(x: x, y: middle), to: CGPoint(x: x + 25, y: middle)), stroke)
        ]
      case .frame(let stroke):
        [
          .fill(frame(x, middle), palette.surface), .stroke(frame(x, middle), stroke),
        ]
      }
    }

    private func frame(_ x: Double, _ middle: Double) -> Path {
      .roundedRectangle(CGRect(x: x + 3, y: middle - 6.5, width: 22, height: 13), radius: 4)
    }
  }
}
