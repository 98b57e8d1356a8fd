import CCairo
import Geometry

/// Pictures with fewer pixels along one side or both, for where they are pressed together.
extension Surface {
  /// The same picture of which 2^`across` by 2^`down` pixels were made one, with an empty edge of one
  /// pixel around it; made once.
  ///
  /// Nothing where there is no memory.
  func pressed(across: Int, down: Int) -> Surface? {
    let key = PressedKey(across: across, down: down)
    if let made = pressed[key] { return made }
    guard let from = PanePixels(self),
      let made = try? Surface(
        cairo_image_surface_create(
          CAIRO_FORMAT_ARGB32, Int32((from.width - 1) >> across + 3),
          Int32((from.height - 1) >> down + 3))),
      let to = PanePixels(made)
    else { return nil }
    for y in 1..<to.height - 1 {
      for x in 1..<to.width - 1 {
        to.base[y * to.stride + x] = from.mean(
          columns: (x - 1) << across..<x << across, rows: (y - 1) << down..<y << down,
          shift: across + down)
      }
    }
    cairo_surface_mark_dirty(made.pointer)
    pressed[key] = made
    return made
  }

  struct PressedKey: Hashable {
    let across: Int
    let down: Int
  }
}

extension PanePixels {
  /// The mean of 2^`shift` pixels, each channel by itself; those beyond the edge are empty.
  @inline(__always)
  fileprivate func mean(columns: Range<Int>, rows: Range<Int>, shift: Int) -> UInt32 {
    // Two channels, each with a byte of room above it.
    let two: UInt32 = 0x00FF_00FF
    var (even, odd) = (UInt32(0), UInt32(0))
    for y in rows where y < height {
      for x in columns where x < width {
        let pixel = base[y &* stride &+ x]
        even &+= pixel & two
        odd &+= pixel &>> 8 & two
      }
    }
    return even &>> UInt32(shift) & two | (odd &>> UInt32(shift) & two) &<< 8
  }
}
