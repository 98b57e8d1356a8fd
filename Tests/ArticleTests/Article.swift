import Containment
import Foundation

/// An article of a library's documentation, and the programs whose code and output it shows.
///
/// A file in `Programs` holds what the article shows as code, each piece between a line `// [` and
/// a line `// ]`, in the article's order; one that begins with `// [+` goes on with the one before.
/// Pieces inside a function are run when it is among the `programs`; what they print is the
/// article's next block of text.
struct Article: Sendable {
  /// The article, from the root of the project.
  let path: String
  let programs: [@Sendable () -> Void]
  private let source: String

  init(_ path: String, _ programs: [@Sendable () -> Void], source: String = #filePath) {
    (self.path, self.programs, self.source) = ("Sources/\(path).md", programs, source)
  }

  static let all = [
    firstProgram, firstContainer, handshake, appearance, viewsAndWindows, transitions, reentrancy,
    environment,
    presentation, ownership, time, eras, diagnostics, recordings, testing, navigation, tabs, pages,
    split, containers, forwardingTabs, readingARecording, layingOutATree, throughTheEarth,
  ]

  /// The pieces of code, with imports as the article shows them.
  var code: [String] {
    var pieces: [String] = []
    var piece: [Substring]?
    var goesOn = false
    let text = (try? String(contentsOfFile: source, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch (line.drop { $0 == " " }, piece) {
      case ("// [", _), ("// [+", _):
        goesOn = line.hasSuffix("+")
        piece = []
      case ("// ]", let lines?):
        let before = goesOn ? pieces.popLast().map { $0 + "\n\n" } : nil
        pieces.append((before ?? "") + Self.dedented(lines))
        piece = nil
      case (_, let lines?): piece = lines + [line]
      default: break
      }
    }
    return pieces
  }

  /// What the programs print, each in a simulation of its own.
  var outputs: [String] {
    programs.map { program in
      let output = Output()
      Output.$current.withValue(output) {
        Simulation.$current.withValue(Simulation()) { program() }
      }
      return output.text.trimmingCharacters(in: .newlines)
    }
  }

  private static func dedented(_ lines: [Substring]) -> String {
    let margin = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { $0.dropFirst(margin) }.joined(separator: "\n")
  }
}

/// A Markdown text whose fenced blocks can be read and replaced.
struct Markdown {
  var lines: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var text: String { lines.joined(separator: "\n") }

  /// The contents of the blocks of a language, in order.
  func blocks(_ language: String) -> [String] {
    ranges(language).map { lines[$0].joined(separator: "\n") }
  }

  /// The text with other blocks of a language; those that are too many are left out.
  func replacing(_ language: String, with blocks: [String]) -> Markdown {
    var result = self
    for (range, block) in zip(ranges(language), blocks).reversed() {
      result.lines.replaceSubrange(range, with: Markdown(block).lines)
    }
    return result
  }

  private func ranges(_ language: String) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var open: (language: String, start: Int)?
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      if let block = open {
        if block.language == language { ranges.append(block.start..<index) }
        open = nil
      } else {
        open = (String(line.dropFirst(3)), index + 1)
      }
    }
    return ranges
  }
}
