import Foundation
import TestSupport
import XCTest

@testable import GtkKit

/// Colors and errors are where they are said to be, whatever the text.
final class CodeLookTests: GtkTestCase {
  func testRangesAreCountedInUTF8() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "é👍 let é"
      view.setColors([.init(7..<10, .keyword), .init(11..<13, .function)])
      view.setErrors([.init(2..<6, "no thumbs")])
      XCTAssertEqual(view.look(), "é[error 👍] [keyword let] [function é]")
    }
  }

  func testAnErrorWithoutLengthIsSeen() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      let looks = ["ab\n\nc": [0, 2, 3, 5, 99], "": [0]].sorted { $0.key > $1.key }
        .flatMap { text, offsets in
          offsets.map { offset in
            view.text = text
            view.setErrors([.init(offset..<offset, "here")])
            return view.look()
          }
        }
      XCTAssertEqual(
        looks,
        ["[error a]b\n\nc", "a[error b]\n\nc", "ab\n\nc", "ab\n\n[error c]", "ab\n\n[error c]", ""])
    }
  }

  func testATooltipShowsTheNarrowestError() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "abcdef"
      view.setErrors([.init(0..<6, "wide"), .init(2..<4, "narrow")])
      let told = (0..<6).map { view.errors.message(at: view.buffer.iter(at: $0)) ?? "-" }
      XCTAssertEqual(told, ["wide", "wide", "narrow", "narrow", "wide", "wide"])
      view.setErrors([])
      XCTAssertNil(view.errors.message(at: view.buffer.iter(at: 3)))
    }
  }

  func testColorsAfterEditsMatchTheText() {
    MainActor.assumeIsolated {
      for seed in UInt64(1)...60 {
        var random = SeededGenerator(seed: seed)
        let view = CodeView(label: "Script")
        let fresh = CodeView(label: "Script")
        view.text = words(8, &random)
        for step in 1...12 {
          let count = view.text.unicodeScalars.count
          for _ in 0..<Int.random(in: 0...2, using: &random) {
            if Bool.random(using: &random) {
              view.stepTo(scalar: Int.random(in: 0...count, using: &random))
              view.type(words(Int.random(in: 0...2, using: &random), &random))
            } else {
              let start = Int.random(in: 0...count, using: &random)
              view.erase(start..<min(count, start + Int.random(in: 0...6, using: &random)))
            }
          }
          if step % 5 == 0 { view.text = words(6, &random) }
          fresh.text = view.text
          fresh.setColors([])
          view.setColors(colors(of: view.text))
          fresh.setColors(colors(of: view.text))
          XCTAssertEqual(view.look(), fresh.look(), "seed \(seed), step \(step)")
        }
      }
    }
  }

  /// The folder of the program's schemes.
  private static let schemes = BuiltModules.house.appendingPathComponent("Resources/Editor")

  func testEveryWordIsReadableEvenOnTheExecutedLine() throws {
    for name in ["light", "dark"] {
      let file = Self.schemes.appendingPathComponent("terrarium-\(name).xml")
      let scheme = try String(contentsOf: file, encoding: .utf8)
      func colors(_ pattern: Regex<(Substring, Substring)>) -> [Substring] {
        scheme.matches(of: pattern).map(\.1)
      }
      let words = colors(/name="(?:text|def:[a-z]+)" foreground="#(\w+)"/)
      let grounds = colors(/name="text".* background="#(\w+)"/) + colors(/line-background="#(\w+)"/)
      XCTAssertEqual([words.count, grounds.count], [8, 2])
      for word in words {
        for ground in grounds {
          XCTAssertGreaterThanOrEqual(
            contrast(word, ground), 4.5, "\(name): #\(word) on #\(ground)")
        }
      }
    }
  }

  func testLightAndDarkAreTheProgramsOwnSchemes() {
    MainActor.assumeIsolated {
      CodeView.addSchemes(inFolder: Self.schemes.path)
      let view = CodeView(label: "Script")
      let looks = [false, true].map { isDark in
        view.isDark = isDark
        return CodeView.WordKind.allCases.dropLast().map { view.foreground(of: $0) ?? "none" }
      }
      XCTAssertEqual(
        looks,
        [
          ["#5a626a", "#8a3b86", "#97431f", "#845500", "#1e6b42", "#1b5e99", "#5b4db3"],
          ["#aeb6bd", "#dda0db", "#f2a886", "#ebc174", "#84d6a9", "#7fbdf5", "#b3a8f5"],
        ])
      XCTAssertTrue(view.isDark)
    }
  }
}

/// Words and breaks, one after the other.
private func words(_ count: Int, _ random: inout SeededGenerator) -> String {
  (0..<count).map { _ in
    ["ka ", "ka", "été ", "\n", "sa ", "👍", "ta\n", " "].randomElement(using: &random) ?? ""
  }.joined()
}

/// Every run of letters is a word; its first letter says of which kind.
private func colors(of text: String) -> [CodeView.Word] {
  let bytes = Array(text.utf8)
  var result: [CodeView.Word] = []
  var start: Int?
  for index in 0...bytes.count {
    let isLetter = index < bytes.count && bytes[index] > 0x20
    if isLetter, start == nil { start = index }
    guard !isLetter, let first = start else { continue }
    let kinds = CodeView.WordKind.allCases
    result.append(.init(first..<index, kinds[Int(bytes[first]) % kinds.count]))
    start = nil
  }
  return result
}

/// The contrast of two colors, written as six digits, by the rule of WCAG 2.
private func contrast(_ one: Substring, _ other: Substring) -> Double {
  func luminance(_ color: Substring) -> Double {
    let number = Int(color, radix: 16) ?? 0
    let parts = [16, 8, 0].map { shift in
      let part = Double(number >> shift & 0xFF) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
  return (high + 0.05) / (low + 0.05)
}
