/// The layout of three panes: one on the left, two on the right, one above the other.
enum ThreePaneLayout {
  /// The frames of left, top right and bottom right: constants in Friese's sample.
  static func constant(isLandscape: Bool) -> [CGRect] {
    isLandscape
      ? [
        CGRect(x: 20, y: 20, width: 340, height: 708),
        CGRect(x: 380, y: 20, width: 624, height: 374),
        CGRect(x: 380, y: 415, width: 624, height: 313),
      ]
      : [
        CGRect(x: 20, y: 20, width: 340, height: 964),
        CGRect(x: 380, y: 20, width: 368, height: 374),
        CGRect(x: 380, y: 415, width: 368, height: 569),
      ]
  }

  /// The frames computed in korny's version: a left pane of 360 points, two equal ones on the right.
  static func computed(in size: CGSize) -> [CGRect] {
    let (padding, left) = (20.0, 360.0)
    let x = left + 2 * padding
    let width = max(0, size.width - x - padding)
    let half = max(0, (size.height - 3 * padding) / 2)
    return [
      CGRect(x: padding, y: padding, width: left, height: max(0, size.height - 2 * padding)),
      CGRect(x: x, y: padding, width: width, height: half),
      CGRect(x: x, y: 2 * padding + half, width: width, height: half),
    ]
  }

  /// The frames of Friese's sample on an iPad; on smaller screens, a column of thirds.
  static func fixed(in size: CGSize) -> [CGRect] {
    guard size.width >= 640, size.height >= 560 else { return column(in: size) }
    let width = size.width - 400
    return [
      CGRect(x: 20, y: 20, width: 340, height: size.height - 40),
      CGRect(x: 380, y: 20, width: width, height: 374),
      CGRect(x: 380, y: 415, width: width, height: size.height - 435),
    ]
  }

  private static func column(in size: CGSize) -> [CGRect] {
    let padding = 8.0
    let height = max(0, (size.height - 4 * padding) / 3)
    return (0..<3).map { place in
      CGRect(
        x: padding, y: padding + Double(place) * (height + padding),
        width: max(0, size.width - 2 * padding), height: height)
    }
  }
}
