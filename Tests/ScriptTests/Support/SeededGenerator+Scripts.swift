// Random texts, made to be read by the parser.

import TestSupport

@testable import Script

extension SeededGenerator {
  mutating func element<Element>(of choices: [Element]) -> Element {
    choices[number(below: choices.count)]
  }

  /// Bytes of all values, those of programs more often.
  mutating func bytes(count: Int) -> [UInt8] {
    let common = Array("(){}[]\"\\\n ,.:;?!=<>&+-*/#@`aA0_é".utf8)
    return (0..<count).map { _ in
      isOnce(in: 8) ? UInt8(number(below: 256)) : element(of: common)
    }
  }

  /// Words and signs of the language in any order.
  mutating func tokens(count: Int) -> String {
    let words =
      Keyword.allCases.map(\.rawValue) + InfixOperator.allCases.map(\.rawValue) + [
        "(", ")", "[", "]", "{", "}", "(", "{", "}", ")", ",", ":", ";", ".", "?", "!", "=", "->",
        "\n", "\n", "\n", "x", "y", "View", "get", "set", "weak", "any", "1", "2.5", "\"s\"",
        "\"a\\(", "\"\"\"", "\"", "$0", "@x", "#if", "\\", "&x", "...", "..<", "/*", "*/", "//",
        "x", "y", " ", " ",
      ]
    return (0..<count).map { _ in element(of: words) + (isOnce(in: 4) ? "" : " ") }.joined()
  }

  /// The program with some pieces taken out, doubled, exchanged or made something else.
  mutating func mutation(of program: String) -> String {
    var bytes = Array(program.utf8)
    for _ in 0...number(below: 4) {
      let start = number(below: bytes.count)
      let end = min(bytes.count, start + 1 + number(below: 12))
      switch number(below: 5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count))
      case 2: bytes[start] = element(of: Array("(){}[]\"\n .,:?!=".utf8))
      case 3: bytes.insert(contentsOf: Array(tokens(count: 1).utf8), at: start)
      default: bytes.insert(element(of: Array("(){}[]\"\n".utf8)), at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
