import Drawing
import Geometry
import Hierarchy

/// Names of a watched program's widgets on the stage, as many as are legible.
///
/// Labels keep their size at any scale of the stage. A widget without space for one has none; of
/// overlapping labels the most important stays: focused widgets first, then leaves, then those with
/// an action.
struct WidgetLabels {
  private static let leastSize = 9.0
  private static let mostSize = 12.0
  /// A small program is shown enlarged, its labels less so.
  private static let mostScale = 1.3
  /// In less width only the first letter would show.
  private static let leastWidth = 24.0
  private static let padding = 2.0

  private let canvas: StagePainter
  /// The scale of the stage.
  private let scale: Double

  /// A label candidate.
  private struct Wish {
    let run: TextRun
    let box: CGRect
    let rank: Int
  }

  init(on canvas: StagePainter, scale: Double) { (self.canvas, self.scale) = (canvas, scale) }

  /// The labels of the placed views, within `sight`.
  func items(of placed: [DisplayList.Placed], within sight: CGRect) -> [DisplayList.Item] {
    let wishes = placed.compactMap { wish(of: $0, within: sight) }
    var taken = TakenRows()
    return wishes.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .compactMap { _, wish in
        taken.take(wish.box) ? .text(wish.run, at: wish.box.origin) : nil
      }
  }

  private func wish(of placed: DisplayList.Placed, within sight: CGRect) -> Wish? {
    guard canvas.veils.isEmpty || !isVeiled(placed.node),
      let view = canvas.state.views[placed.node], case .widget(let widget) = view.content
    else { return nil }
    let isFirm = widget.states.contains("focusable")
    let isLeaf = view.subviews.isEmpty
    // An unnamed container's label would cover its children's.
    let words = widget.name.isEmpty ? (isFirm && isLeaf ? widget.role : "") : widget.name
    guard isLeaf || isFirm, let first = words.split(whereSeparator: \.isNewline).first else {
      return nil
    }
    let room = placed.frame.overlap(with: sight).insetBy(dx: Self.padding, dy: 0)
    guard !room.isNull, room.width > 0 else { return nil }
    var run = TextRun(
      String(first), color: WidgetContent.ink,
      within: room.height, atMost: Self.mostSize * min(max(scale, 1), Self.mostScale))
    guard run.size >= Self.leastSize else { return nil }
    var size = canvas.shaper.size(of: run)
    if size.width > room.width {
      guard room.width >= Self.leastWidth else { return nil }
      run.width = room.width
      size = CGSize(width: room.width, height: canvas.shaper.size(of: run).height)
    }
    let box = CGRect(
      x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width,
      height: size.height)
    let rank = widget.states.contains("focused") ? 0 : isLeaf ? (isFirm ? 1 : 2) : 3
    return Wish(run: run, box: box, rank: rank)
  }

  /// Whether the view or an ancestor is hidden or dimmed by the user.
  private func isVeiled(_ id: NodeID) -> Bool {
    sequence(first: id) { canvas.state.views[$0]?.superview }.contains { canvas.veils[$0] != nil }
  }
}

extension TextRun {
  /// A single line that fits a height.
  fileprivate init(_ text: String, color: Color, within height: Double, atMost most: Double) {
    // The line height is about 1.25 times the font size.
    self.init(text, size: min(height / 1.25, most), color: color)
  }
}

/// The occupied rectangles, indexed by row.
private struct TakenRows {
  private static let height = 24.0
  private var rows: [Int: [CGRect]] = [:]

  /// Occupies a rectangle; returns false if it overlaps another.
  mutating func take(_ box: CGRect) -> Bool {
    let (top, bottom) = (row(at: box.minY), row(at: box.maxY))
    guard top <= bottom else { return false }
    let touched = top...bottom
    guard !touched.contains(where: { rows[$0, default: []].contains { $0.overlaps(box) } })
    else { return false }
    for row in touched { rows[row, default: []].append(box) }
    return true
  }

  private func row(at y: Double) -> Int { Int(clamping: y / Self.height) }
}
