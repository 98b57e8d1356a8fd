import Foundation
import TestSupport
import Testing

@testable import Session

/// A search finds every occurrence in the text as displayed.
@Suite("A search in a script")
struct StringSearchTests {
  @Test(
    "finds what is displayed",
    arguments: [
      ("kid", false, "kid Kid kids", ["kid", "Kid", "kid"]),
      ("Kid", false, "kid Kid kids", ["Kid"]),
      ("kid", true, "kid Kid kids my_kid kid2 (kid)", ["kid", "Kid", "kid"]),
      ("aa", false, "aaaaa", ["aa", "aa"]),
      ("", false, "anything", []),
      ("longer than it", false, "short", []),
      (".add(", true, "root.add(kid)", [".add("]),
      ("été", false, "Été, e\u{301}te\u{301} et ete", ["Été", "e\u{301}te\u{301}"]),
      ("ete", false, "été ete e\u{301}te", ["ete"]),
      ("がっこう", false, "か\u{3099}っこうとがっこう", ["か\u{3099}っこう", "がっこう"]),
      ("か", false, "か\u{3099}かが", ["か"]),
      ("straße", false, "STRASSE Straße", ["Straße"]),
      ("i", false, "İ i", ["i"]),
      ("👩‍👧", false, "a 👩‍👧 b", ["👩‍👧"]),
      ("👩", true, "👩‍👧 👩 👩🏽", ["👩"]), ("a", false, "日a\r\na", ["a", "a"]),
    ])
  func occurrences(_ query: String, _ isWhole: Bool, _ text: String, _ found: [String]) {
    let bytes = Array(text.utf8)
    let ranges = StringSearch(query, isWhole: isWhole).ranges(in: text)
    // Byte by byte: to Swift, an é is equal to an e with an accent.
    #expect(ranges.map { Array(bytes[$0]) } == found.map { Array($0.utf8) })
  }

  /// Every result is an occurrence, and none is missing.
  @Test("finds the same as a search at every byte", arguments: 1...40 as ClosedRange<UInt64>)
  func everywhere(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let signs = ["a", "b", "A", "_", " ", "(", "\n", "é", "日", "0"]
    func text(_ length: Int) -> String {
      (0..<length).map { _ in signs.randomElement(using: &random)! }.joined()
    }
    let (all, query) = (text(300), text(Int.random(in: 1...3, using: &random)))
    let matchesCase = query.contains("A")
    func folded(_ text: String) -> [UInt8] { Array((matchesCase ? text : text.lowercased()).utf8) }
    let (bytes, wanted) = (folded(all), folded(query))
    var (expected, index) = ([Range<Int>](), 0)
    while index + wanted.count <= bytes.count {
      let range = index..<index + wanted.count
      if bytes[range].elementsEqual(wanted) { expected.append(range) }
      index = expected.last == range ? range.upperBound : index + 1
    }
    #expect(StringSearch(query).ranges(in: all) == expected)
  }
}
