import Foundation
import MarkdownKit
import Support

/// One term for each concept: words that lessons must not use, and their replacements, by language.
///
/// Each line of the file has a language, a banned word and its replacement, separated by tabs;
/// lines that begin with "#" are comments.
package struct Glossary: Sendable {
  struct Entry: Hashable, Sendable {
    let language: String
    let banned: String
    let use: String
  }

  let entries: [Entry]

  package init(_ text: String) {
    entries = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { return nil }
      return Entry(language: fields[0], banned: fields[1], use: fields[2])
    }
  }

  /// The glossary shipped with the lessons.
  package static let shipped = Glossary(
    ResourceFolder.find("Lessons/glossary.tsv").flatMap {
      try? String(contentsOf: $0, encoding: .utf8)
    } ?? "")

  /// The banned words in a lesson's text, except in code.
  package func problems(in lesson: Lesson, language: String) -> [LessonProblem] {
    let banned = entries.filter { $0.language == language }
    return lesson.spokenTexts.flatMap { line, text in
      banned.filter { text.contains($0.banned) }.map {
        LessonProblem(line, "\"\($0.banned)\" is not our word; write \"\($0.use)\"")
      }
    }
  }
}

extension Lesson {
  /// The texts of the lesson, with their lines.
  fileprivate var spokenTexts: [(line: Int, text: String)] {
    [(1, head.title), (1, head.goal)]
      + items.flatMap { item -> [(Int, String)] in
        switch item {
        case .prose(let block): [(block.line, block.spokenText)]
        case .program, .stop, .check: []
        case .prediction(let prediction):
          [(prediction.line, prediction.question), (prediction.line, prediction.reason)]
            + (prediction.hint.map { [(prediction.line, $0)] } ?? [])
        case .breakIt(let breakIt): [(breakIt.line, breakIt.title), (breakIt.line, breakIt.reason)]
        }
      }
  }
}

extension Markdown.Block {
  /// The text without code, which is English in every language.
  fileprivate var spokenText: String {
    func words(_ inlines: [Markdown.Inline]) -> String {
      inlines.map { inline in
        switch inline {
        case .text(let text): text
        case .code, .lineBreak: "\n"
        case .softBreak: " "
        case .emphasis(let inner), .strong(let inner), .link(let inner, _): words(inner)
        }
      }.joined()
    }
    return switch kind {
    case .heading(_, let inlines), .paragraph(let inlines): words(inlines)
    case .list(_, let items): items.joined().map(\.spokenText).joined(separator: "\n")
    case .quote(let blocks): blocks.map(\.spokenText).joined(separator: "\n")
    case .code, .rule: ""
    }
  }
}
