import Drawing
import Geometry

/// The bytes of an SVG document while it is written: numbers, paths, colours and words as short as
/// they go.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  mutating func add(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func add(_ other: SVGBuffer) { bytes.append(contentsOf: other.bytes) }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(number.magnitude)
  }

  /// A length with two decimals at most.
  mutating func length(_ number: Double) { hundredths(Self.whole(number, 100)) }

  /// A factor with six decimals at most.
  mutating func factor(_ number: Double) { fixed(Self.whole(number, 1_000_000), 1_000_000) }

  /// What is no number is 0.
  private static func whole(_ number: Double, _ unit: Double) -> Int {
    number.isFinite ? Int(min(max((number * unit).rounded(), -9e17), 9e17)) : 0
  }

  private mutating func hundredths(_ number: Int) { fixed(number, 100) }

  /// Never an exponent, "-0" or a trailing 0.
  private mutating func fixed(_ number: Int, _ unit: UInt) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: unit)
    digits(whole)
    guard rest != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    whole = unit / 10
    while rest != 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / whole))
      rest %= whole
      whole /= 10
    }
  }

  private mutating func digits(_ number: UInt) {
    if number < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    var power: UInt = 10
    while number / power >= 10 { power *= 10 }
    while power > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(number / power % 10))
      power /= 10
    }
  }

  /// The value of a `transform` attribute.
  mutating func matrix(_ transform: CGAffineTransform) {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      add("translate(")
    } else {
      add("matrix(")
      for part in [transform.a, transform.b, transform.c, transform.d] {
        factor(part)
        add(" ")
      }
    }
    length(transform.tx)
    add(" ")
    length(transform.ty)
    add(")")
  }

  /// The value of a `d` attribute; upright and level lines take one number each.
  mutating func path(_ path: Path) {
    var pen: (x: Int, y: Int)?
    var start = pen
    for element in path.elements {
      switch element {
      case .move(let point):
        pen = Self.spelled(point)
        start = pen
        add("M")
        pair(pen)
      case .line(let point):
        let end = Self.spelled(point)
        if end.y == pen?.y {
          add("H")
          hundredths(end.x)
        } else if end.x == pen?.x {
          add("V")
          hundredths(end.y)
        } else {
          add("L")
          pair(end)
        }
        pen = end
      case .curve(let a, let b, let point):
        let end = Self.spelled(point)
        add("C")
        pair(Self.spelled(a))
        add(" ")
        pair(Self.spelled(b))
        add(" ")
        pair(end)
        pen = end
      case .close:
        add("Z")
        pen = start
      }
    }
  }

  private mutating func pair(_ point: (x: Int, y: Int)?) {
    guard let point else { return }
    hundredths(point.x)
    add(" ")
    hundredths(point.y)
  }

  private static func spelled(_ point: CGPoint) -> (x: Int, y: Int) {
    (whole(point.x, 100), whole(point.y, 100))
  }

  /// The attributes that paint in `color`: `fill` or `stroke`, and its opacity if there is one.
  mutating func paint(_ attribute: StaticString, _ color: Color) {
    add(attribute)
    add("=\"")
    self.color(color)
    add("\"")
    guard color.alpha < 1 else { return }
    add(" ")
    add(attribute)
    add("-opacity=\"")
    factor(max(color.alpha, 0))
    add("\"")
  }

  /// The colour without its opacity, as in "#2e8b57".
  mutating func color(_ color: Color) {
    add("#")
    for part in [color.red, color.green, color.blue] {
      let byte = part.isFinite ? UInt8((min(max(part, 0), 1) * 255).rounded()) : 0
      for digit in [byte >> 4, byte & 15] {
        bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}
