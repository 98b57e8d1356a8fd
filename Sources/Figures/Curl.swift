import Drawing
import Geometry
import Hierarchy

/// A page curl at the bottom, up or down, as on a wall calendar.
struct Curl: Hashable {
  /// The flat part of the page, from its top, 0…1.
  let flat: Double
  /// Whether the new page curls, coming down over the old one.
  let curlsNew: Bool

  /// The height of the curl, relative to the page.
  private static let roll = 0.1

  init(_ style: TransitionStyle, progress: Double) {
    let progress = min(max(progress, 0), 1)
    curlsNew = style == .curlDown
    flat = curlsNew ? progress : 1 - progress
  }

  /// Whether the transition has not started.
  var isStill: Bool { curlsNew ? flat <= 0 : flat >= 1 }
  /// Whether only the new page is visible.
  var isOver: Bool { curlsNew ? flat >= 1 : flat <= 0 }

  /// The flat part of a page, its curl, and the shadow on the page below.
  func items(of page: [DisplayList.Item], on bounds: CGRect) -> [DisplayList.Item] {
    let edge = bounds.minY + bounds.height * flat
    // The curl is thinner near the start and end.
    let height = bounds.height * Self.roll * min(1, 4 * flat, 4 * (1 - flat))
    let visible = CGRect(
      x: bounds.minX, y: bounds.minY, width: bounds.width, height: edge - bounds.minY)
    let shadow = CGRect(
      x: bounds.minX, y: edge, width: bounds.width, height: min(height / 2, bounds.maxY - edge))
    let back = CGRect(x: bounds.minX, y: edge - height, width: bounds.width, height: height)
    return [.group(Group(clip: .rectangle(visible), items: page))]
      + stripes(of: shadow) { Color(white: 0, alpha: 0.28 * (1 - $0)) }
      // The back of the paper: bright in the middle, dark at the edges.
      + stripes(of: back, overlap: 0.25) { Color(white: 0.72 + 0.26 * sin($0 * .pi)) }
  }

  /// A vertical gradient of stripes; `color` takes the height, 0…1.
  private func stripes(
    of field: CGRect, overlap: Double = 0, _ color: (Double) -> Color
  ) -> [DisplayList.Item] {
    (0..<Self.stripeCount).map { number in
      let height = field.height / Double(Self.stripeCount)
      let stripe = CGRect(
        x: field.minX, y: field.minY + height * Double(number), width: field.width,
        height: height + overlap)
      return .fill(
        .rectangle(stripe), color((Double(number) + 0.5) / Double(Self.stripeCount)))
    }
  }

  private static let stripeCount = 16
}
