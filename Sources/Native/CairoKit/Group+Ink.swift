import Drawing
import Geometry

/// The painted bounds of a group.
extension Group {
  /// The bounding box of everything the items paint, clipped: `.null` if they paint nothing, nil if
  /// unknown.
  func ink(_ shaper: any TextShaper) -> CGRect? {
    // With a clip, the items need not be measured.
    if let clip { return clip.bounds }
    var box = CGRect.null
    for item in items {
      switch item {
      case .fill(let path, _): box = box.extended(to: path.bounds)
      case .stroke(let path, let stroke):
        box = box.extended(to: path.bounds.insetBy(dx: -5 * stroke.width, dy: -5 * stroke.width))
      case .text(let run, let point):
        box = box.extended(
          to: CGRect(origin: point, size: shaper.size(of: run))
            .insetBy(dx: -run.size, dy: -run.size))
      case .group(let group):
        guard let inner = group.ink(shaper) else { return nil }
        if inner.isNull { continue }
        guard group.transform.shows(inner) else { return nil }
        box = box.extended(to: inner.applying(group.transform))
      }
    }
    return box
  }
}
