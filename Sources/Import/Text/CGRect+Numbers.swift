import Geometry

/// Parsing and formatting rectangles as four numbers.
extension CGRect {
  /// A rectangle from the first four numbers of a text: x, y, width, height.
  init?(numbersIn text: String) {
    var text = text
    let rect = text.withUTF8 { CGRect(numbersIn: Bytes($0)) }
    guard let rect else { return nil }
    self = rect
  }

  /// A rectangle from the first four numbers of a text: x, y, width, height.
  init?(numbersIn text: Bytes) {
    var (first, second, third) = (0.0, 0.0, 0.0)
    var (count, index) = (0, 0)
    while index < text.count {
      guard text[index].isNumberPart else {
        index += 1
        continue
      }
      let number: Double
      if let plain = text.plainNumber(from: index), !text[plain.end].isNumberPart {
        (number, index) = plain
      } else {
        let word = text.slice(index, text.end(from: index) { $0.isNumberPart })
        index += word.count
        guard let other = Double(word.string) else { continue }
        guard other.isFinite else { return nil }
        number = other
      }
      switch count {
      case 0: first = number
      case 1: second = number
      case 2: third = number
      default:
        self.init(x: first, y: second, width: third, height: number)
        return
      }
      count += 1
    }
    return nil
  }

  /// A rectangle from its parts: x, y, width, height; nil unless there are four finite numbers.
  init?(parts: [Substring]) {
    // Regular expressions match digits of every script, `Double` does not.
    let numbers = parts.compactMap { Double($0) }.filter(\.isFinite)
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A rectangle from its edges: left, top, right, bottom.
  init?(edgesIn numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
      height: numbers[3] - numbers[1])
  }

  /// The rectangle as four numbers, which `init(numbersIn:)` parses.
  var numbers: String {
    let numbers = (Double(minX), Double(minY), Double(width), Double(height))
    return withUnsafeTemporaryAllocation(
      of: UInt8.self, capacity: 4 * (PlainNumber.length + 1)
    ) { room in
      var end = 0
      for number in [numbers.0, numbers.1, numbers.2, numbers.3] {
        if end > 0 {
          room[end] = UInt8(ascii: " ")
          end += 1
        }
        guard PlainNumber.write(number, to: room, at: &end) else {
          return "\(numbers.0) \(numbers.1) \(numbers.2) \(numbers.3)"
        }
      }
      return String(decoding: UnsafeBufferPointer(rebasing: room[..<end]), as: UTF8.self)
    }
  }
}

/// Fast formatting of numbers with few digits, which most rectangles have, as Swift prints them.
private enum PlainNumber {
  /// The maximum length: a sign, eleven digits, the point, four decimals.
  static let length = 17

  /// Writes a number; returns false if it has more digits.
  @inline(__always) static func write(
    _ number: Double, to room: UnsafeMutableBufferPointer<UInt8>, at end: inout Int
  ) -> Bool {
    let size = number.magnitude
    guard size < 1e11 else { return false }
    // A number of up to fifteen digits has only one such text, which is the one Swift prints.
    let scaled = (size * 10_000).rounded()
    guard scaled / 10_000 == size else { return false }
    if number.sign == .minus { put(UInt8(ascii: "-")) }
    let (whole, decimals) = UInt64(scaled).quotientAndRemainder(dividingBy: 10_000)
    var first = end + 1
    var rest = whole / 10
    while rest > 0 { (first, rest) = (first + 1, rest / 10) }
    rest = whole
    for place in (end..<first).reversed() {
      room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    end = first
    put(UInt8(ascii: "."))
    rest = decimals
    repeat {
      put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 1000))
      rest = rest % 1000 * 10
    } while rest > 0
    return true

    func put(_ byte: UInt8) {
      room[end] = byte
      end += 1
    }
  }
}

extension UInt8 {
  /// Whether it can be part of a number.
  fileprivate var isNumberPart: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: isDigit
    }
  }
}

extension Bytes {
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// A number of digits with an optional sign and point, and its end; nil for other forms.
  ///
  /// Up to fifteen digits and a power of ten are exact, so one division rounds correctly.
  fileprivate func plainNumber(from start: Int) -> (value: Double, end: Int)? {
    let isNegative = self[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    var (value, end) = (0, first)
    func readDigits() {
      while self[end].isDigit, end - first < 16 {
        (value, end) = (value * 10 + Int(self[end] - 0x30), end + 1)
      }
    }
    readDigits()
    guard end > first else { return nil }
    var (digits, decimals) = (end - first, 0)
    if self[end] == UInt8(ascii: "."), self[end + 1].isDigit {
      end += 1
      readDigits()
      decimals = end - first - 1 - digits
      digits += decimals
    }
    guard digits <= 15 else { return nil }
    let number = decimals == 0 ? Double(value) : Double(value) / Self.powers[decimals]
    return (isNegative ? -number : number, end)
  }
}
