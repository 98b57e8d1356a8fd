/// A localizable English text with numbered placeholders.
///
/// Written as a literal. Interpolations become placeholders, which translations can reorder:
/// `"Saved \(name) to \(folder)"` is looked up as `Saved {1} to {2}`.
package struct Phrase: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// The key of the translations.
  package let key: String
  /// The values of the placeholders, in order.
  package let values: [String]

  init(key: String, values: [String]) { (self.key, self.values) = (key, values) }

  package init(stringLiteral text: String) {
    (key, values) = (text, [])
  }

  package init(stringInterpolation parts: Parts) {
    (key, values) = (parts.key, parts.values)
  }

  /// The literal's interpolation.
  package struct Parts: StringInterpolationProtocol {
    var key = ""
    var values: [String] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 3 * interpolationCount)
      values.reserveCapacity(interpolationCount)
    }

    package mutating func appendLiteral(_ literal: String) { key += literal }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      values.append(value.description)
      key += "{\(values.count)}"
    }
  }

  /// The key or its translation, with the values in place of the placeholders.
  ///
  /// A placeholder without a value is kept; placeholders in values are not replaced. O(length of
  /// the text).
  func filled(_ text: String) -> String {
    guard !values.isEmpty else { return text }
    let bytes = text.utf8
    var result = ""
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")) {
      let inside = bytes.index(after: open)
      guard let close = bytes[inside...].firstIndex(of: UInt8(ascii: "}")),
        let place = Int(text[inside..<close]), values.indices.contains(place - 1)
      else {
        result += text[start..<inside]
        start = inside
        continue
      }
      result += text[start..<open]
      result += values[place - 1]
      start = bytes.index(after: close)
    }
    return result + text[start...]
  }
}
