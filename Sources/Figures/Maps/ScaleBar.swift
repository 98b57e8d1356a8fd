import Drawing
import Foundation
import Geometry
import Tunnel

/// A scale bar: a round number of kilometers or miles at the map's center.
struct ScaleBar: Hashable {
  /// "200 km".
  let text: String
  /// In points.
  let length: Double

  private static let metersPerDegree = 111_195.08

  /// The longest bar of a round length within `limit`; nil if there is none.
  init?(of projection: MapProjection, limit: Double, locale: AnswerLocale) {
    guard case .flat(let map) = projection, limit > 0, map.pointsPerDegreeEast > 0 else {
      return nil
    }
    let latitude = map.center.latitude * .pi / 180
    let meters = Self.metersPerDegree * max(cos(latitude), 0.01) / map.pointsPerDegreeEast
    let most = meters * limit
    for unit in locale.scaleUnits {
      guard let number = Self.roundNumber(below: most / unit.meters) else { continue }
      text = locale.scaleText(number, unit)
      length = Double(number) * unit.meters / meters
      return
    }
    return nil
  }

  /// The largest of 1, 2, 5, 10, 20 … that is at most `limit`.
  private static func roundNumber(below limit: Double) -> Int? {
    guard limit >= 1, limit < 1e9 else { return nil }
    let power = pow(10, floor(log10(limit) + 1e-12))
    let digit = [5.0, 2, 1].first { $0 * power <= limit * (1 + 1e-12) } ?? 1
    return Int((digit * power).rounded())
  }
}

extension ScaleBar {
  /// The height of the bar with its text.
  static let height = 17.0

  /// The bar and its text; `start` is the line's lower left corner.
  func items(at start: CGPoint, on canvas: StagePainter) -> [DisplayList.Item] {
    let colors = canvas.mapColors
    var path = Path()
    path.append(line: [
      CGPoint(x: start.x, y: start.y - 4), start, CGPoint(x: start.x + length, y: start.y),
      CGPoint(x: start.x + length, y: start.y - 4),
    ])
    var run = TextRun(text, size: 9.5, color: colors.seaText)
    let size = canvas.shaper.size(of: run)
    (run.alignment, run.width) = (.center, max(length, size.width))
    let left = start.x + (length - max(length, size.width)) / 2
    return [
      .stroke(path, Stroke(colors.seaText, width: 1.2)),
      .text(run, at: CGPoint(x: left, y: start.y - size.height - 1)),
    ]
  }
}
