import Drawing
import Geometry

/// Shapes as the shortest element.
extension SVGBuffer {
  /// A path up to its paint attributes: as a circle, a rounded rectangle, or a path.
  ///
  /// Dashes start elsewhere on a circle element, so a dashed circle stays a path.
  mutating func shape(_ path: Path, isDashed: Bool = false) {
    guard let (box, radius) = path.rounded, abs(radius.width - radius.height) < 1e-6 else {
      return self.path(element: path)
    }
    let left = Self.whole(box.minX, 100)
    let top = Self.whole(box.minY, 100)
    let (right, bottom) = (Self.whole(box.maxX, 100), Self.whole(box.maxY, 100))
    let isCircle =
      abs(box.width - 2 * radius.width) < 1e-6 && abs(box.height - 2 * radius.height) < 1e-6
    guard isCircle else {
      add("<rect")
      for (name, value): (StaticString, Int) in [
        (" x=\"", left), (" y=\"", top), (" width=\"", right - left),
        (" height=\"", bottom - top), (" rx=\"", Self.whole(radius.width, 100)),
      ] {
        attribute(name, value)
      }
      return
    }
    guard !isDashed else { return self.path(element: path) }
    add("<circle")
    attribute(" cx=\"", Self.whole(box.midX, 100))
    attribute(" cy=\"", Self.whole(box.midY, 100))
    attribute(" r=\"", Self.whole(radius.width, 100))
  }

  private mutating func path(element path: Path) {
    add("<path d=\"")
    self.path(path)
    add("\"")
  }

  private mutating func attribute(_ name: StaticString, _ value: Int) {
    add(name)
    hundredths(value)
    add("\"")
  }
}
