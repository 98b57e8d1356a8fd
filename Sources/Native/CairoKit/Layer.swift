package import Geometry

/// A part of a picture as a graphics card draws it: of one colour, or pixels it has already.
///
/// In points of the picture; of several the lowest comes first.
package struct Layer {
  package enum Content {
    case color(CGRect, Color, ProjectiveTransform)
    case pixels(Pixels)
    /// 0…1, for all of them together.
    indirect case faded(Double, [Layer])
  }

  /// Some of the pixels of a surface.
  package struct Pixels {
    package let surface: Surface
    /// Which of them; whole numbers.
    package internal(set) var crop: CGRect
    /// From pixels of the surface to points.
    package let way: ProjectiveTransform
    /// Whether they are not as large as those of the screen.
    let isStretched: Bool
  }

  package internal(set) var content: Content
  /// The part of it that may be seen.
  package internal(set) var seen: CGRect
  /// Where nothing shines through it, on whole pixels; `.null` where that is nowhere, or not known.
  let solid: CGRect
}

extension [Layer] {
  /// The same picture with little of what lies below something through which nothing shines.
  ///
  /// Where the processor plays the graphics card, as on a machine without one, each layer of the size of
  /// a screen takes it milliseconds, also where it is cut off.
  func uncovered() -> [Layer] {
    var covers: [CGRect] = []
    return uncovered(by: &covers)
  }

  fileprivate func uncovered(by covers: inout [CGRect]) -> [Layer] {
    var kept: [Layer] = []
    for layer in reversed() {
      kept += layer.uncovered(by: covers)
      if !layer.solid.isNull { covers.append(layer.solid) }
    }
    return kept.reversed()
  }
}

extension Layer {
  /// The parts of which something is left outside of what covers them.
  fileprivate func uncovered(by covers: [CGRect]) -> [Layer] {
    let parts = seen.parts(outside: covers)
    guard !parts.isEmpty else { return [] }
    switch content {
    case .color(_, let color, let way):
      guard way.affine != nil else { return [self] }
      return parts.map { Layer(content: .color($0, color, .identity), seen: $0, solid: solid) }
    case .pixels(let pixels):
      return pixels.crops(for: parts, of: seen).map { crop in
        var some = pixels
        some.crop = crop
        return Layer(content: .pixels(some), seen: seen, solid: solid)
      }
    case .faded(let opacity, let layers):
      var covers = covers
      let inner = layers.uncovered(by: &covers)
      return inner.isEmpty ? [] : [Layer(content: .faded(opacity, inner), seen: seen, solid: solid)]
    }
  }
}

extension Layer.Pixels {
  /// What of the pixels to draw so that those parts are there: each once, for some shine through.
  ///
  /// A card is given each crop once. So parts are cut out where they are few and stay; what moves
  /// is drawn by squares, of which only those at the edge of what is seen change.
  fileprivate func crops(for parts: [CGRect], of seen: CGRect) -> [CGRect] {
    guard !isStretched, let affine = way.affine, let back = way.inverse else { return [crop] }
    let area = parts.reduce(0) { $0 + $1.width * $1.height }
    let whole = CGRect(
      x: affine.tx + crop.minX * affine.a, y: affine.ty + crop.minY * affine.d,
      width: crop.width * affine.a, height: crop.height * affine.d)
    let boxes = parts.map { $0.applying(back).nearest.overlap(with: crop) }
      .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
    let isWhole = seen.insetBy(dx: -0.01, dy: -0.01).contains(whole)
    if isWhole, area <= whole.width * whole.height / 4 { return boxes }
    return squares.compactMap { square in
      let inside = boxes.map { $0.overlap(with: square) }
        .filter { !$0.isNull && $0.width > 0 && $0.height > 0 }
      return inside.isEmpty ? nil : inside.reduce(.null) { $0.extended(to: $1) }
    }
  }

  private var squares: [CGRect] {
    stride(from: crop.minY, to: crop.maxY, by: Self.side).flatMap { y in
      stride(from: crop.minX, to: crop.maxX, by: Self.side).map { x in
        CGRect(
          x: x, y: y, width: min(Self.side, crop.maxX - x), height: min(Self.side, crop.maxY - y))
      }
    }
  }

  private static let side = 512.0
}

extension CGRect {
  /// What of it is outside of all those, as rectangles; a little more where that were many.
  func parts(outside covers: [CGRect]) -> [CGRect] {
    var parts = isNull || isEmpty ? [] : [self]
    for cover in covers {
      let next = parts.flatMap { $0.parts(outside: cover) }
      if next.count <= Self.most { parts = next }
    }
    return parts
  }

  /// The whole numbers next to its edges.
  var nearest: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(x: left, y: top, width: maxX.rounded() - left, height: maxY.rounded() - top)
  }

  /// The strips above, below, left and right of another rectangle.
  private func parts(outside cover: CGRect) -> [CGRect] {
    let common = overlap(with: cover)
    guard !common.isNull, !common.isEmpty else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
      CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ].filter { $0.width > 1e-6 && $0.height > 1e-6 }
  }

  private static let most = 12
}
