import Drawing
import Geometry
import Hierarchy

/// A navigation bar: title, back button and hairline.
///
/// During a push the new title slides in from the right and the old one becomes the back button's
/// title; both fade.
enum BarContent {
  static func items(
    _ face: Content.BarFace, in view: ViewState, on canvas: StagePainter
  ) -> [DisplayList.Item] {
    let bar = BarPainter(view: view, canvas: canvas)
    return bar.ground + bar.title(of: face) + (face.back == nil ? [] : bar.arrow)
      + bar.back(of: face)
  }

  static func items(
    _ sliding: Content.SlidingBar, in view: ViewState, on canvas: StagePainter
  ) -> [DisplayList.Item] {
    let bar = BarPainter(view: view, canvas: canvas)
    let (lower, upper) = (sliding.lower, sliding.upper)
    let come = min(max(sliding.progress, 0), 1)
    let (gone, half) = (1 - come, view.bounds.width / 2)
    let arrow = (lower.back == nil ? 0 : gone) + (upper.back == nil ? 0 : come)
    // The old title fades out before the back title is legible, as their lengths differ.
    let moving = [
      bar.title(of: lower).moved(
        by: come * (bar.middleOfBack(of: upper) - half), opacity: 1 - come / 0.6),
      bar.title(of: upper).moved(by: gone * half, opacity: come),
      // It fades out before it reaches the arrow.
      bar.back(of: lower).moved(by: -come * half / 2, opacity: 1 - 3 * come),
      bar.back(of: upper).moved(
        by: gone * (half - bar.middleOfBack(of: upper)), opacity: 1 - gone / 0.6),
      bar.arrow.moved(by: 0, opacity: arrow),
    ]
    return bar.ground + [
      .group(Group(clip: .rectangle(view.bounds), items: moving.flatMap(\.self)))
    ]
  }
}

/// The parts of a bar at rest.
private struct BarPainter {
  let view: ViewState
  let canvas: StagePainter

  private static let backStart = 23.0

  var ground: [DisplayList.Item] {
    let bounds = view.bounds
    var items: [DisplayList.Item] = []
    if (view.backgroundColor?.alpha ?? 0) < 0.5 {
      items.append(.fill(.rectangle(bounds), Color(hex: 0xF6F7F8)))
    }
    let rule = CGRect(x: bounds.minX, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
    items.append(.fill(.rectangle(rule), Color(white: 0, alpha: 0.3)))
    return items
  }

  func title(of face: Content.BarFace) -> [DisplayList.Item] {
    let side = face.back == nil ? 8 : sideWidth
    let heading = TextRun(
      face.title, size: 17, weight: .semibold, color: view.defaultTextColor)
    return canvas.centered(heading, in: view.bounds.insetBy(dx: side, dy: 0)).map { [$0] } ?? []
  }

  var arrow: [DisplayList.Item] {
    let bounds = view.bounds
    let arrow = Path([
      .move(CGPoint(x: bounds.minX + 17, y: bounds.midY - 8)),
      .line(CGPoint(x: bounds.minX + 9, y: bounds.midY)),
      .line(CGPoint(x: bounds.minX + 17, y: bounds.midY + 8)),
    ])
    return [.stroke(arrow, Stroke(ink, width: 2.5, cap: .round))]
  }

  func back(of face: Content.BarFace) -> [DisplayList.Item] {
    guard let run = backRun(of: face) else { return [] }
    let height = canvas.shaper.size(of: run).height
    return [
      .text(
        run,
        at: CGPoint(x: view.bounds.minX + Self.backStart, y: view.bounds.midY - height / 2))
    ]
  }

  /// The center of the back title, from the left edge.
  func middleOfBack(of face: Content.BarFace) -> Double {
    guard var run = backRun(of: face) else { return Self.backStart }
    let room = run.width ?? 0
    run.width = nil
    return Self.backStart + min(canvas.shaper.size(of: run).width, room) / 2
  }

  private func backRun(of face: Content.BarFace) -> TextRun? {
    face.back.map { TextRun($0, size: 15, color: ink, width: max(sideWidth - 26, 1)) }
  }

  private var sideWidth: Double { view.bounds.width * 0.28 }

  private var ink: Color {
    view.defaultTextColor == .white ? Color(hex: 0xCFE6FA) : Color(hex: 0x145A96)
  }
}

extension [DisplayList.Item] {
  /// The items moved right and faded.
  fileprivate func moved(by distance: Double, opacity: Double) -> [DisplayList.Item] {
    guard opacity > 0.001, !isEmpty else { return [] }
    let place = CGAffineTransform(translationX: distance, y: 0)
    return [
      .group(Group(transform: ProjectiveTransform(place), opacity: opacity, items: self))
    ]
  }
}
