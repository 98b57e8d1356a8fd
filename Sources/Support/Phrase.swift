/// A text of Terrarium's own, in English, with numbered places for what changes.
///
/// Written as a literal. An interpolation becomes a place, so that a translation may turn the order
/// around: `"Saved \(name) to \(folder)"` is looked up as `Saved {1} to {2}`.
package struct Phrase: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// What translations are filed under.
  package let key: String
  /// What stands in the places, from the first on.
  package let values: [String]

  init(key: String, values: [String]) { (self.key, self.values) = (key, values) }

  package init(stringLiteral text: String) {
    (key, values) = (text, [])
  }

  package init(stringInterpolation parts: Parts) {
    (key, values) = (parts.key, parts.values)
  }

  /// A literal as it is put together.
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

  /// The key, or a translation of it, with the values in their places.
  ///
  /// A place that has no value stays as it is written; what a value itself contains is not looked
  /// at again. Takes time in the length of the text.
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
