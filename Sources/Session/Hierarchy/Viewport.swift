package import Geometry

/// A zoomable, scrollable view of a drawing.
///
/// A drawing that fits is centered; a larger one never leaves more than a margin empty.
package struct Viewport: Hashable, Sendable {
  /// How the scale is determined.
  package enum Mode: Hashable, Sendable {
    /// Zoomed to fit, but at most 100 % and never too small to read.
    case readable
    /// Zoomed to fit, however small.
    case fit
    /// Set by the user.
    case free
  }

  package private(set) var mode = Mode.readable
  /// The size of the viewport.
  package private(set) var size = CGSize.zero
  /// The size of the drawing at 100 %.
  package private(set) var content = CGSize.zero
  /// The scale: 1 for 100 %.
  package private(set) var scale = 1.0
  /// The drawing's origin in the viewport.
  package private(set) var origin = CGPoint.zero

  /// The largest automatic scale: 1, or more for an audience.
  package var greatest = 1.0
  /// The text scale of the desktop.
  package var letterScale = 1.0 {
    didSet { if letterScale != oldValue { settle() } }
  }

  private static let margin = 8.0
  /// The smallest automatic scale.
  private static let leastReadable = 0.6
  /// The same with large text.
  private static let leastOfLarge = 0.75
  /// The range of scales set by the user.
  private static let scales = 0.02...4.0
  /// The smallest scale of the widest drawings.
  private static let leastOfAll = 0.000_05
  /// The zoom factor of a key.
  package static let step = 1.25

  package init() {}

  /// The visible part of the drawing.
  package var visible: CGRect {
    CGRect(
      x: -origin.x / scale, y: -origin.y / scale, width: size.width / scale,
      height: size.height / scale)
  }

  /// The transform from drawing to viewport.
  package var transform: ProjectiveTransform {
    ProjectiveTransform(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
  }

  /// Converts a point of the viewport to the drawing.
  package func place(at point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }

  /// Whether the drawing is larger than the viewport.
  package var isExceeded: Bool {
    content.width * scale > size.width - Self.margin + 0.5
      || content.height * scale > size.height - Self.margin + 0.5
  }

  /// Whether it is so much larger that a minimap helps.
  package var hidesMuch: Bool {
    isExceeded
      && (content.width * scale > size.width * Self.overview
        || content.height * scale > size.height * Self.overview)
  }

  /// The ratio of drawing to viewport that requires a minimap.
  private static let overview = 1.15
}

/// Scrolling and zooming.
extension Viewport {
  /// Sets the size of the viewport or drawing.
  package mutating func resize(_ size: CGSize, content: CGSize) {
    guard size != self.size || content != self.content else { return }
    (self.size, self.content) = (size, content)
    settle()
  }

  package mutating func fit() {
    mode = .fit
    settle()
  }

  /// Resets the zoom.
  package mutating func readable() {
    mode = .readable
    settle()
  }

  /// Zooms to a scale about a point of the viewport.
  package mutating func zoom(to scale: Double, at point: CGPoint) {
    let scale = min(max(scale, leastScale), Self.scales.upperBound)
    let place = place(at: point)
    mode = .free
    self.scale = scale
    origin = CGPoint(x: point.x - place.x * scale, y: point.y - place.y * scale)
    clamp()
  }

  package mutating func zoom(by factor: Double, at point: CGPoint? = nil) {
    zoom(to: scale * factor, at: point ?? CGPoint(x: size.width / 2, y: size.height / 2))
  }

  /// Scrolls by a distance in the viewport.
  package mutating func pan(by distance: CGPoint) {
    origin.x += distance.x
    origin.y += distance.y
    clamp()
  }

  /// Centers on a point of the drawing.
  package mutating func center(on place: CGPoint) {
    origin = CGPoint(
      x: size.width / 2 - place.x * scale, y: size.height / 2 - place.y * scale)
    clamp()
  }

  /// Scrolls by the minimum distance to show a part, its top left corner at least.
  package mutating func reveal(_ part: CGRect) {
    let reach = 28 / scale
    let part = part.insetBy(dx: -reach, dy: -reach)
    let seen = visible
    var place = seen.origin
    if part.maxX > seen.maxX { place.x += part.maxX - seen.maxX }
    if part.maxY > seen.maxY { place.y += part.maxY - seen.maxY }
    place.x = min(place.x, part.minX)
    place.y = min(place.y, part.minY)
    // Already visible.
    guard place != seen.origin else { return }
    origin = CGPoint(x: -place.x * scale, y: -place.y * scale)
    clamp()
  }

  /// Whether a part fits at the current scale.
  package func hasRoom(for part: CGRect) -> Bool {
    part.width * scale <= size.width - 56 && part.height * scale <= size.height - 56
  }

  /// Scrolls a point of the drawing to a point of the viewport, without leaving empty space.
  package mutating func hold(_ place: CGPoint, at point: CGPoint) {
    guard isExceeded else { return }
    origin = CGPoint(x: point.x - place.x * scale, y: point.y - place.y * scale)
    clamp()
  }

  /// Converts a point of the drawing to the viewport.
  package func point(of place: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + place.x * scale, y: origin.y + place.y * scale)
  }
}

/// Animation.
extension Viewport {
  /// Interpolates from `old` to this, with `fraction` in 0…1.
  package func mixed(from old: Viewport, by fraction: Double) -> Viewport {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var result = self
    result.scale = mix(old.scale, scale)
    result.origin = CGPoint(x: mix(old.origin.x, origin.x), y: mix(old.origin.y, origin.y))
    return result
  }
}

/// Limits.
extension Viewport {
  private mutating func settle() {
    guard size.width > 1, size.height > 1 else { return }
    let whole = Self.scale(of: content, in: size, atMost: greatest * letterScale)
    switch mode {
    case .readable:
      let isLarge = letterScale > 1
      scale = max((isLarge ? Self.leastOfLarge : Self.leastReadable) * letterScale, whole)
      // Slightly too small is better than slightly clipped without a minimap; but not for users of
      // large text.
      if isExceeded, !hidesMuch, !isLarge { scale = whole }
    case .fit: scale = max(leastScale, whole)
    case .free: break
    }
    clamp()
  }

  /// The smallest scale: the user's minimum, or the scale that fits if smaller.
  private var leastScale: Double {
    max(Self.leastOfAll, min(Self.scales.lowerBound, Self.scale(of: content, in: size)))
  }

  /// The scale at which a drawing fits.
  package static func scale(
    of content: CGSize, in size: CGSize, atMost greatest: Double = 1
  ) -> Double {
    min(
      greatest, (size.width - 2 * margin) / max(content.width, 1),
      (size.height - 2 * margin) / max(content.height, 1))
  }

  private mutating func clamp() {
    func place(_ value: Double, _ content: Double, _ room: Double) -> Double {
      let length = content * scale
      guard length > room - 2 * Self.margin else { return (room - length) / 2 }
      return min(max(value, room - Self.margin - length), Self.margin)
    }
    origin = CGPoint(
      x: place(origin.x, content.width, size.width),
      y: place(origin.y, content.height, size.height))
  }
}
