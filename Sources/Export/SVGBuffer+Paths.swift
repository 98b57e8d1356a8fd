import Drawing
import Geometry

/// Compact path data.
extension SVGBuffer {
  /// A point in hundredths of a point.
  private typealias Spot = (x: Int, y: Int)

  /// The value of a `d` attribute: absolute or relative commands, whichever is shorter; horizontal
  /// and vertical lines use one number.
  mutating func path(_ path: Path) {
    var pen: Spot = (0, 0)
    var start = pen
    for element in path.elements {
      switch element {
      case .move(let point):
        pen = Self.spelled(point)
        start = pen
        add("M")
        numbers([pen.x, pen.y, 0, 0, 0, 0], count: 2)
      case .line(let point):
        let end = Self.spelled(point)
        line(from: pen, to: end)
        pen = end
      case .curve(let a, let b, let point):
        let (a, b, end) = (Self.spelled(a), Self.spelled(b), Self.spelled(point))
        if Self.isStraight(pen, a, b, end) {
          line(from: pen, to: end)
        } else {
          step(UInt8(ascii: "C"), [a.x, a.y, b.x, b.y, end.x, end.y], count: 6, from: pen)
        }
        pen = end
      case .close:
        add("Z")
        pen = start
      }
    }
  }

  private mutating func line(from pen: Spot, to end: Spot) {
    if end.y == pen.y {
      step(UInt8(ascii: "H"), [end.x, 0, 0, 0, 0, 0], count: 1, from: pen)
    } else if end.x == pen.x {
      step(UInt8(ascii: "V"), [end.y, 0, 0, 0, 0, 0], count: 1, from: (pen.y, 0))
    } else {
      step(UInt8(ascii: "L"), [end.x, end.y, 0, 0, 0, 0], count: 2, from: pen)
    }
  }

  /// Whether a curve is a horizontal or vertical line within its ends.
  private static func isStraight(_ pen: Spot, _ a: Spot, _ b: Spot, _ end: Spot) -> Bool {
    func isBetween(_ middle: Int, _ one: Int, _ other: Int) -> Bool {
      min(one, other) <= middle && middle <= max(one, other)
    }
    if pen.x == end.x, a.x == end.x, b.x == end.x {
      return isBetween(a.y, pen.y, end.y) && isBetween(b.y, pen.y, end.y)
    }
    if pen.y == end.y, a.y == end.y, b.y == end.y {
      return isBetween(a.x, pen.x, end.x) && isBetween(b.x, pen.x, end.x)
    }
    return false
  }

  /// A command with `count` numbers, x and y alternating, from the pen's position.
  private mutating func step(
    _ letter: UInt8, _ absolute: InlineArray<6, Int>, count: Int, from pen: Spot
  ) {
    var relative = absolute
    var (one, other) = (0, 0)
    for index in 0..<count {
      relative[index] -= index & 1 == 0 ? pen.x : pen.y
      one += Self.digits(of: absolute[index], isFirst: index == 0)
      other += Self.digits(of: relative[index], isFirst: index == 0)
    }
    // The lowercase command is relative.
    add(byte: one <= other ? letter : letter | 32)
    numbers(one <= other ? absolute : relative, count: count)
  }

  /// A minus sign separates numbers without a space.
  private mutating func numbers(_ numbers: InlineArray<6, Int>, count: Int) {
    for index in 0..<count {
      if index > 0, numbers[index] >= 0 { add(byte: UInt8(ascii: " ")) }
      hundredths(numbers[index])
    }
  }

  /// The length of a number, including its separator.
  private static func digits(of number: Int, isFirst: Bool) -> Int {
    let (whole, rest) = number.magnitude.quotientAndRemainder(dividingBy: 100)
    var count = rest == 0 ? 0 : rest % 10 == 0 ? 2 : 3
    if number < 0 || !isFirst { count += 1 }
    var power: UInt = 1
    repeat {
      count += 1
      power *= 10
    } while power <= whole
    return count
  }

  private static func spelled(_ point: CGPoint) -> Spot {
    (whole(point.x, 100), whole(point.y, 100))
  }
}
