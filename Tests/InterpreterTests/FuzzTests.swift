import Containers
import Foundation
import Script
import TestSupport
import Testing

@testable import Interpreter

/// Scripts with words exchanged at random: refused or run, but never a crash.
@Suite("Damaged scripts")
struct FuzzTests {
  @Test(arguments: Case.all.filter { !$0.name.hasPrefix("stop-") })
  func `exchanged words never do harm`(_ one: Case) throws {
    var generator = SeededGenerator(
      seed: UInt64(one.name.utf8.reduce(7) { $0 &* 31 &+ Int($1) } & 0xFFFF))
    let words = Self.words(try one.source().source.text)
    for _ in 0..<40 {
      var damaged = words
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        let other = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[place] = ""
        case 1: damaged.swapAt(place, other)
        case 2: damaged[place] += damaged[other]
        default: damaged[place] = damaged[other]
        }
      }
      check(damaged.joined())
    }
  }

  /// Whatever it is: it is refused with places inside of the text, or runs to some end.
  private func check(_ text: String) {
    let script = ParsedScript(text)
    do throws(ScriptErrors) {
      _ = try Interpreter(.containers).run(script)
    } catch {
      #expect(!error.errors.isEmpty)
      for error in error.errors {
        #expect(error.range.start >= 0 && error.range.end <= script.source.bytes.count)
        #expect(!error.message.isEmpty)
      }
    }
  }

  /// Words, signs and the spaces between them.
  private static func words(_ text: String) -> [String] {
    var words: [String] = []
    for character in text {
      let isLetter = character.isLetter || character.isNumber || character == "_"
      if isLetter, let last = words.last?.last, last.isLetter || last.isNumber || last == "_" {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }
}

extension SourceText {
  var text: String { String(decoding: bytes, as: UTF8.self) }
}
