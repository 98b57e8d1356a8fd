import Geometry

/// Facts of formats whose strings had to be assembled: alternating names and values.
extension DumpFacts {
  /// Separates a name from its value.
  private static let between: Unicode.Scalar = "\u{1F}"
  /// Terminates a value.
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

  /// Facts from their packed form; well-known names set their own fields.
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
    case "frame":
      frame = CGRect(numbersIn: value)
      if frame == nil { add(name, value) }
    case "hidden": isHidden = value == "true"
    case "alpha":
      alpha = Double(value)
      if alpha == nil { add(name, value) }
    case "controller": controller = value
    case "viewClass": viewClass = value
    case "viewIdentity": viewIdentity = value
    case "presentedWith": presentedWith = value
    default: add(name, value)
    }
  }
}

extension String {
  /// The string without separators.
  fileprivate var withoutMarks: String {
    guard utf8.contains(where: { $0 == 0x1F || $0 == 0x1E }) else { return self }
    return String(
      String.UnicodeScalarView(unicodeScalars.filter { $0 != "\u{1F}" && $0 != "\u{1E}" }))
  }
}
