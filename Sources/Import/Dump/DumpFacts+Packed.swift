import Geometry

/// Facts of formats whose texts had to be put together: names and values, one after the other.
extension DumpFacts {
  /// Stands between a name and its value.
  private static let between: Unicode.Scalar = "\u{1F}"
  /// Stands behind a value.
  private static let behind: Unicode.Scalar = "\u{1E}"

  /// The packed form of names and values.
  static func packed(_ facts: some Sequence<(String, String)>) -> String {
    var text = ""
    for (name, value) in facts where !name.isEmpty {
      text += name.withoutMarks
      text.unicodeScalars.append(between)
      text += value.withoutMarks
      text.unicodeScalars.append(behind)
    }
    return text
  }

  /// Facts from their packed form; the well-known names fill the fields made for them.
  init(packed bytes: Bytes) {
    self.init()
    var index = 0
    while index < bytes.count {
      let split = bytes.first(0x1F, from: index) ?? bytes.count
      let end = bytes.first(0x1E, from: split) ?? bytes.count
      set(bytes.slice(index, split).string, to: bytes.slice(split + 1, end).string)
      index = end + 1
    }
  }

  private mutating func set(_ name: String, to value: String) {
    switch name {
    case "name": self.name = value
    case "frame": frame = CGRect(numbersIn: value)
    case "hidden": isHidden = value == "true"
    case "alpha": alpha = Double(value)
    case "controller": controller = value
    case "viewClass": viewClass = value
    case "viewIdentity": viewIdentity = value
    case "presentedWith": presentedWith = value
    default: add(name, value)
    }
  }
}

extension String {
  /// The same without what stands between packed facts.
  fileprivate var withoutMarks: String {
    guard utf8.contains(where: { $0 == 0x1F || $0 == 0x1E }) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{1F}" && $0 != "\u{1E}" }))
  }
}

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
      let end = text.end(from: index) { $0.isNumberPart }
      let word = text.slice(index, end)
      index = end
      guard let number = word.decimal ?? Double(word.string) else { continue }
      guard number.isFinite else { return nil }
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

  /// A rectangle from the four numbers of a text that are its edges: left, top, right, bottom.
  init?(edgesIn numbers: [Double]) {
    guard numbers.count == 4 else { return nil }
    self.init(
      x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0],
      height: numbers[3] - numbers[1])
  }

  /// The rectangle as four numbers that `init(numbersIn:)` reads.
  var numbers: String {
    var text = Double(minX).description
    for number in [minY, width, height] {
      text += " "
      text += Double(number).description
    }
    return text
  }
}

extension UInt8 {
  /// Whether it can be in a number.
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

  /// A number of digits with at most a sign and a point, or nil for all that needs more care.
  ///
  /// Up to fifteen digits and a power of ten are exact, so one division rounds as it should.
  fileprivate var decimal: Double? {
    let isNegative = self[0] == UInt8(ascii: "-")
    var (digits, decimals, index) = (0, 0, isNegative ? 1 : 0)
    var (value, hasPoint) = (0, false)
    while index < count {
      let byte = self[index]
      index += 1
      if byte == UInt8(ascii: "."), !hasPoint, digits > 0, index < count {
        hasPoint = true
      } else if byte.isDigit, digits < 15 {
        value = value * 10 + Int(byte - 0x30)
        digits += 1
        if hasPoint { decimals += 1 }
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    let number = Double(value) / Self.powers[decimals]
    return isNegative ? -number : number
  }
}
