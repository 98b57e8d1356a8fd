/// Sentences of ours that come put together, as recordings have them in English: each is found again
/// by what stands around its places, and said in the language that is spoken.
package struct Sentences: Sendable {
  private let all: [Sentence]

  /// From keys as translations are filed under: `Call {1}.addChild({2})`.
  package init(_ keys: [String]) {
    // Where several would do, the one that says most itself.
    all = keys.map(Sentence.init).sorted { $0.length > $1.length }
  }

  /// Whether one of them is said.
  package func know(_ text: String) -> Bool { all.contains { $0.values(in: text) != nil } }

  /// The text in the language that is spoken; as it is where it is none of them.
  package func translated(_ text: String) -> String {
    for sentence in all {
      guard let values = sentence.values(in: text) else { continue }
      return Phrase(key: sentence.key, values: values)
        .filled(Translation.current.text(sentence.key))
    }
    return text
  }
}

/// One sentence with numbered places.
private struct Sentence: Sendable {
  let key: String
  /// What stands before the first place, between two, and behind the last.
  private var parts = [""]
  /// The number of each place, from 0 on.
  private var places: [Int] = []

  /// How much it says itself.
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

  /// What stands in the places of a text; nil where it is another sentence.
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

  /// The same place has the same words wherever it stands.
  private static func put(_ words: Substring, at place: Int, of values: inout [String?]) -> Bool {
    guard !words.isEmpty, values[place] == nil || values[place] == String(words) else {
      return false
    }
    values[place] = String(words)
    return true
  }
}
