import Drawing
import Geometry

/// Numbers, points, paths and colours as SVG spells them, as short as they go.
enum SVGNumber {
  /// A length with two decimals at most.
  static func length(_ number: Double) -> String { fixed(number, decimals: 2) }

  /// A factor with six decimals at most.
  static func factor(_ number: Double) -> String { fixed(number, decimals: 6) }

  /// Never an exponent, "-0" or a trailing 0; what is no number is 0.
  private static func fixed(_ number: Double, decimals: Int) -> String {
    let unit = decimals == 2 ? 100.0 : 1_000_000.0
    guard number.isFinite else { return "0" }
    let whole = Int(min(max((number * unit).rounded(), -9e17), 9e17))
    let (quotient, remainder) = whole.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    var text = whole < 0 ? "-\(quotient)" : "\(quotient)"
    guard remainder != 0 else { return text }
    let digits = String(remainder)
    text += "." + String(repeating: "0", count: decimals - digits.count) + digits
    while text.hasSuffix("0") { text.removeLast() }
    return text
  }

  static func matrix(_ transform: CGAffineTransform) -> String {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return "translate(\(length(transform.tx)) \(length(transform.ty)))"
    }
    let factors = [transform.a, transform.b, transform.c, transform.d].map(factor)
    return
      "matrix(\((factors + [length(transform.tx), length(transform.ty)]).joined(separator: " ")))"
  }

  /// The value of a `d` attribute; upright and level lines take one number each.
  static func path(_ path: Path) -> String {
    var text = ""
    var pen = (x: "", y: "")
    var start = pen
    for element in path.elements {
      switch element {
      case .move(let point):
        pen = spelled(point)
        start = pen
        text += "M\(pen.x) \(pen.y)"
      case .line(let point):
        let end = spelled(point)
        if end.y == pen.y {
          text += "H\(end.x)"
        } else if end.x == pen.x {
          text += "V\(end.y)"
        } else {
          text += "L\(end.x) \(end.y)"
        }
        pen = end
      case .curve(let a, let b, let point):
        let (a, b, end) = (spelled(a), spelled(b), spelled(point))
        text += "C\(a.x) \(a.y) \(b.x) \(b.y) \(end.x) \(end.y)"
        pen = end
      case .close:
        text += "Z"
        pen = start
      }
    }
    return text
  }

  private static func spelled(_ point: CGPoint) -> (x: String, y: String) {
    (length(point.x), length(point.y))
  }

  /// The attributes that paint in `color`: `fill` or `stroke`, and its opacity if there is one.
  static func paint(_ attribute: String, _ color: Color) -> String {
    let rgb = [color.red, color.green, color.blue].map { part in
      let byte = part.isFinite ? Int((min(max(part, 0), 1) * 255).rounded()) : 0
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0" + digits : digits
    }.joined()
    let opacity = color.alpha < 1 ? " \(attribute)-opacity=\"\(factor(max(color.alpha, 0)))\"" : ""
    return "\(attribute)=\"#\(rgb)\"\(opacity)"
  }
}
