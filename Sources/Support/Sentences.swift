/// Translates complete English sentences, as stored in recordings: finds the matching key by the
/// text around its placeholders.
package struct Sentences: Sendable {
  private let all: [Sentence]

  /// Creates the set from translation keys: `Call {1}.addChild({2})`.
  package init(_ keys: [String]) {
    // If several match, the one with the most literal text wins.
    all = keys.map(Sentence.init).sorted { $0.length > $1.length }
  }

  /// Whether a text matches one of them.
  package func know(_ text: String) -> Bool { all.contains { $0.values(in: text) != nil } }

  /// The translation; the unchanged text if none matches.
  package func translated(_ text: String) -> String {
    for sentence in all {
      guard let values = sentence.values(in: text) else { continue }
      return Phrase(key: sentence.key, values: values)
        .filled(Translation.current.text(sentence.key))
    }
    return text
  }
}

/// A key with numbered placeholders.
private struct Sentence: Sendable {
  let key: String
  /// The text before, between and after the placeholders.
  private var parts = [""]
  /// The number of each placeholder, from 0.
  private var places: [Int] = []

  /// The length of its literal text.
  var length: Int { parts.reduce(0) { $0 + $1.utf8.count } }

  init(_ key: String) {
    self.key = key
    var rest = key[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}"),
      let number = Int(rest[rest.index(after: open)..<close]), number > 0
    {
      parts[parts.count - 1] = String(rest[..<open])
      parts.append("")
      places.append(number - 1)
      rest = rest[rest.index(after: close)...]
    }
    parts[parts.count - 1] = String(rest)
  }

  /// The values of the placeholders in a text; nil if it does not match.
  func values(in text: String) -> [String]? {
    guard text.hasPrefix(parts[0]) else { return nil }
    guard !places.isEmpty else { return text.utf8.count == parts[0].utf8.count ? [] : nil }
    var values = [String?](repeating: nil, count: (places.max() ?? 0) + 1)
    var rest = text.dropFirst(parts[0].count)
    for (place, behind) in zip(places, parts.dropFirst()).dropLast() {
      guard let end = rest.firstRange(of: behind) else { return nil }
      guard Self.put(rest[..<end.lowerBound], at: place, of: &values) else { return nil }
      rest = rest[end.upperBound...]
    }
    guard let place = places.last, let behind = parts.last, rest.hasSuffix(behind),
      Self.put(rest.dropLast(behind.count), at: place, of: &values)
    else { return nil }
    return values.compactMap(\.self)
  }

  /// Repeated placeholders must have equal values.
  private static func put(_ words: Substring, at place: Int, of values: inout [String?]) -> Bool {
    guard !words.isEmpty, values[place] == nil || values[place] == String(words) else {
      return false
    }
    values[place] = String(words)
    return true
  }
}
