import Drawing
import Geometry
import Hierarchy

/// The names of a watched program's widgets on the stage: as many as can be read.
///
/// However small the program stands there, letters have their size. A widget without room for them
/// has no label, and where two would lie over one another the more telling one stays: of what has the
/// focus first, then of what holds nothing else, then of what one can act on.
struct WidgetLabels {
  private static let leastSize = 9.0
  private static let mostSize = 12.0
  /// A small program is shown enlarged; its letters not as much.
  private static let mostScale = 1.3
  /// Less room than this shows no letter but the first.
  private static let leastWidth = 24.0
  private static let padding = 2.0

  private let canvas: StagePainter
  /// How much larger than in the program everything is.
  private let scale: Double

  /// One label before it is known whether it has its place for itself.
  private struct Wish {
    let run: TextRun
    let box: CGRect
    let rank: Int
  }

  init(on canvas: StagePainter, scale: Double) { (self.canvas, self.scale) = (canvas, scale) }

  /// The labels of what stands on the picture, of which only `sight` is to be seen.
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
    // What holds others and has no name would only lie over theirs.
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

  /// Whether it, or whatever it stands in, is hidden or faint so that one sees behind.
  private func isVeiled(_ id: NodeID) -> Bool {
    sequence(first: id) { canvas.state.views[$0]?.superview }.contains { canvas.veils[$0] != nil }
  }
}

extension TextRun {
  /// One line that fits in a height.
  fileprivate init(_ text: String, color: Color, within height: Double, atMost most: Double) {
    // A line is about 1.25 times as high as its letters are large.
    self.init(text, size: min(height / 1.25, most), color: color)
  }
}

/// The places that labels have taken, found by the row they are in.
private struct TakenRows {
  private static let height = 24.0
  private var rows: [Int: [CGRect]] = [:]

  /// Takes a place, unless a part of it is taken.
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
