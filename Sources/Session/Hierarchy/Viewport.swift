package import Geometry

/// The frame through which one sees a drawing: how large it is drawn, and which part of it.
///
/// A drawing that fits stands in the middle; one that does not never leaves more than a margin empty.
package struct Viewport: Hashable, Sendable {
  /// What decides how large the drawing is.
  package enum Mode: Hashable, Sendable {
    /// As large as fits, but never larger than life nor too small to read.
    case readable
    /// As large as fits, however small that is.
    case fit
    /// As a person wishes.
    case free
  }

  package private(set) var mode = Mode.readable
  /// The size of the frame.
  package private(set) var size = CGSize.zero
  /// The size of the drawing at 100 %.
  package private(set) var content = CGSize.zero
  /// How large the drawing is: 1 for 100 %.
  package private(set) var scale = 1.0
  /// Where the drawing's corner is in the frame.
  package private(set) var origin = CGPoint.zero

  /// How large the drawing gets by itself: as large as life, or larger for an audience.
  package var greatest = 1.0
  /// How many times as large as usual its letters are to be where it is drawn as it can be read.
  package var letterScale = 1.0 {
    didSet { if letterScale != oldValue { settle() } }
  }

  private static let margin = 8.0
  /// How small a drawing may get by itself.
  private static let leastReadable = 0.6
  /// The same of letters that are to be large.
  private static let leastOfLarge = 0.75
  /// How small and large a drawing may get by hand.
  private static let scales = 0.02...4.0
  /// The widest drawings are not smaller than this.
  private static let leastOfAll = 0.000_05
  /// What a press on a key does to the scale.
  package static let step = 1.25

  package init() {}

  /// The part of the drawing in the frame.
  package var visible: CGRect {
    CGRect(
      x: -origin.x / scale, y: -origin.y / scale, width: size.width / scale,
      height: size.height / scale)
  }

  /// From the drawing to the frame.
  package var transform: ProjectiveTransform {
    ProjectiveTransform(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y))
  }

  /// The place of the drawing at a point of the frame.
  package func place(at point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
  }

  /// Whether there is more of the drawing than can be seen.
  package var isExceeded: Bool {
    content.width * scale > size.width - Self.margin + 0.5
      || content.height * scale > size.height - Self.margin + 0.5
  }

  /// Whether there is so much more of the drawing than can be seen that one may lose the way.
  package var hidesMuch: Bool {
    isExceeded
      && (content.width * scale > size.width * Self.overview
        || content.height * scale > size.height * Self.overview)
  }

  /// A drawing this many times as wide or high as the frame needs an overview.
  private static let overview = 1.15
}

/// Changing what is seen.
extension Viewport {
  /// Takes another size of the frame or of the drawing.
  package mutating func resize(_ size: CGSize, content: CGSize) {
    guard size != self.size || content != self.content else { return }
    (self.size, self.content) = (size, content)
    settle()
  }

  package mutating func fit() {
    mode = .fit
    settle()
  }

  /// As it is before anybody zooms.
  package mutating func readable() {
    mode = .readable
    settle()
  }

  /// Draws at a scale; the point of the drawing that is at `point` of the frame stays there.
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

  /// Moves the drawing by a distance in the frame.
  package mutating func pan(by distance: CGPoint) {
    origin.x += distance.x
    origin.y += distance.y
    clamp()
  }

  /// Brings a place of the drawing to the middle of the frame.
  package mutating func center(on place: CGPoint) {
    origin = CGPoint(
      x: size.width / 2 - place.x * scale, y: size.height / 2 - place.y * scale)
    clamp()
  }

  /// Moves the drawing just so far that the frame shows a part of it, the upper left corner at least.
  package mutating func reveal(_ part: CGRect) {
    let reach = 28 / scale
    let part = part.insetBy(dx: -reach, dy: -reach)
    let seen = visible
    var place = seen.origin
    if part.maxX > seen.maxX { place.x += part.maxX - seen.maxX }
    if part.maxY > seen.maxY { place.y += part.maxY - seen.maxY }
    place.x = min(place.x, part.minX)
    place.y = min(place.y, part.minY)
    // What can be seen well enough stays where it is.
    guard place != seen.origin else { return }
    origin = CGPoint(x: -place.x * scale, y: -place.y * scale)
    clamp()
  }

  /// Whether a part of the drawing would fit into the frame as it is drawn now.
  package func hasRoom(for part: CGRect) -> Bool {
    part.width * scale <= size.width - 56 && part.height * scale <= size.height - 56
  }

  /// Brings a place of the drawing to a point of the frame, as far as there is nothing empty then.
  package mutating func hold(_ place: CGPoint, at point: CGPoint) {
    guard isExceeded else { return }
    origin = CGPoint(x: point.x - place.x * scale, y: point.y - place.y * scale)
    clamp()
  }

  /// Where a place of the drawing is in the frame.
  package func point(of place: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + place.x * scale, y: origin.y + place.y * scale)
  }
}

/// From one place to another.
extension Viewport {
  /// What is seen a `fraction`, 0…1, of the way from `old` to this.
  package func mixed(from old: Viewport, by fraction: Double) -> Viewport {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var result = self
    result.scale = mix(old.scale, scale)
    result.origin = CGPoint(x: mix(old.origin.x, origin.x), y: mix(old.origin.y, origin.y))
    return result
  }
}

/// Keeping to what makes sense.
extension Viewport {
  private mutating func settle() {
    guard size.width > 1, size.height > 1 else { return }
    let whole = Self.scale(of: content, in: size, atMost: greatest * letterScale)
    switch mode {
    case .readable:
      let isLarge = letterScale > 1
      scale = max((isLarge ? Self.leastOfLarge : Self.leastReadable) * letterScale, whole)
      // A little too small to be read well is better than a little cut off without an overview; but not
      // for who asked for large letters.
      if isExceeded, !hidesMuch, !isLarge { scale = whole }
    case .fit: scale = max(leastScale, whole)
    case .free: break
    }
    clamp()
  }

  /// How small it may get: by hand as small as is of use, or so that all of it can be seen.
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
