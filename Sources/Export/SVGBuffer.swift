import Drawing
import Geometry

/// The bytes of an SVG document, with compact numbers, colors and names.
struct SVGBuffer {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ text: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  mutating func add(byte: UInt8) { bytes.append(byte) }

  mutating func add(_ other: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: other) }

  /// Reserves capacity.
  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  mutating func add(_ other: SVGBuffer) { bytes.append(contentsOf: other.bytes) }

  mutating func add(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(number.magnitude)
  }

  /// A length with at most two decimals.
  mutating func length(_ number: Double) { hundredths(Self.whole(number, 100)) }

  /// A factor with at most six decimals.
  mutating func factor(_ number: Double) { fixed(Self.whole(number, 1_000_000), 1_000_000) }

  /// Converts to integer units; NaN and infinity become 0.
  static func whole(_ number: Double, _ unit: Double) -> Int {
    number.isFinite ? Int(min(max((number * unit).rounded(), -9e17), 9e17)) : 0
  }

  mutating func hundredths(_ number: Int) { fixed(number, 100) }

  /// Writes no exponent, "-0" or trailing 0.
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

  /// The color without its opacity, as in "#2e8b57".
  mutating func color(_ color: Color) {
    add("#")
    hex(color.red)
    hex(color.green)
    hex(color.blue)
  }

  /// A color component as two hex digits.
  private mutating func hex(_ part: Double) {
    let byte = part.isFinite ? UInt8((min(max(part, 0), 1) * 255).rounded()) : 0
    hexDigit(byte >> 4)
    hexDigit(byte & 15)
  }

  private mutating func hexDigit(_ digit: UInt8) {
    bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
  }
}
