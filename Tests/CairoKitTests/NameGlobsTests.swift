import TestSupport
import Testing

@testable import CairoKit

/// Fonts are chosen by few patterns, which must let in what the list of names would.
@Suite struct `Patterns of font names` {
  /// Whether a pattern with a star at its end, or without one, matches.
  private static func matches(_ glob: String, _ name: String) -> Bool {
    glob.hasSuffix("*") ? name.utf8.starts(with: glob.utf8.dropLast()) : name == glob
  }

  @Test(arguments: 1...UInt64(200))
  func `match the wanted names only`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let all = Set(
      (0..<random.number(below: 40)).map { _ in
        String((0...random.number(below: 4)).map { _ in ["a", "b", "é"][random.number(below: 3)] })
      })
    let names = all.sorted()
    let wanted = names.filter { _ in !random.isOnce(in: 4) }
    let globs = NameGlobs.of(wanted, among: names)
    for name in names {
      let isMatched = globs.contains { Self.matches($0, name) }
      #expect(isMatched == wanted.contains(name), "\(name) of \(names) by \(globs)")
    }
  }

  @Test func `are few where names share a prefix`() {
    let names = ["Sans-Bold", "SansArabic", "SansArabicUI", "SansKhmer", "SansKorean", "Serif"]
    let wanted = ["Sans-Bold", "SansArabic", "SansKhmer", "SansKorean"]
    #expect(
      NameGlobs.of(wanted, among: names) == ["Sans-Bold", "SansArabic", "SansK*"])
    #expect(NameGlobs.of([], among: names) == [])
    #expect(NameGlobs.of(["Serif"], among: ["Serif"]) == ["Serif"])
  }
}
