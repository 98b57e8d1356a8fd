import Foundation
import Testing

@testable import Interpreter

/// Searching in a text answers what Foundation's own search answers, in a time that grows with both.
@Suite("Searching in a text")
struct TextSearchTests {
  /// Letters by themselves, letters with marks, pairs, and line ends of one and two scalars.
  static let alphabets = [
    ["a", "b"], ["a", "b", "\n", " ", "é", "ü"], ["日", "本", "か", "が", "a"],
    ["e", "\u{301}", "é", "a"], ["\r", "\n", "a"], ["👩", "\u{200D}", "👧", "🇩", "🇪", "a"],
  ]

  @Test(arguments: alphabets)
  func `finds what Foundation finds`(alphabet: [String]) throws {
    var state: UInt64 = 7
    func text(_ limit: UInt64) -> String {
      func next(_ bound: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % bound
      }
      return (0..<next(limit + 1)).map { _ in alphabet[Int(next(UInt64(alphabet.count)))] }.joined()
    }
    let run = RunContext.alone()
    for _ in 0..<2_000 {
      let (whole, sought, other) = (text(9), text(3), text(2))
      let search = try TextSearch(for: sought, in: whole, run)
      #expect(try search.isFound() == whole.contains(sought))
      #expect(
        try search.components().map { Array($0.asString.utf8) }
          == whole.components(separatedBy: sought).map { Array($0.utf8) })
      #expect(
        try Array(search.replacing(with: other).utf8)
          == Array(whole.replacingOccurrences(of: sought, with: other).utf8))
    }
  }

  @Test func `takes time for the sum of both texts, not their product`() throws {
    let run = RunContext.alone()
    let search = try TextSearch(
      for: String(repeating: "a", count: 100_000) + "b",
      in: String(repeating: "a", count: 900_000), run)
    #expect(try !search.isFound())
    #expect(run.use.steps < 300_000)
  }

  @Test func `counts Foundation's time for equivalent characters`() throws {
    let run = RunContext.alone()
    #expect(throws: Stop.self) {
      _ = try TextSearch(
        for: String(repeating: "e\u{301}", count: 10_000) + "b",
        in: String(repeating: "e\u{301}", count: 90_000), run)
    }
  }
}
