import Foundation
import MarkdownKit
import Testing

/// Pages of the guide in other languages, which say block by block what the English ones say.
@Suite struct `A translated page of the guide` {
  private static let documentation = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation")

  private static let pages =
    (try? FileManager.default.contentsOfDirectory(
      atPath: documentation.appending(path: "ja").path))?.sorted() ?? []

  /// What a translation leaves as it is: kinds of blocks, rows of tables, code, and which pages and
  /// pictures links lead to.
  private func frame(_ file: URL) throws -> [String] {
    Markdown(try String(contentsOf: file, encoding: .utf8)).blocks.flatMap(frame)
  }

  private func frame(_ block: Markdown.Block) -> [String] {
    if let rows = block.table {
      return rows.flatMap { cells in ["row of \(cells.count)"] + cells.flatMap(code) }
    }
    return switch block.kind {
    case .heading(let level, let words): ["heading \(level)"] + code(words)
    case .paragraph(let words): ["paragraph"] + code(words)
    case .list(let start, let items):
      ["list from \(start ?? 0)"] + items.flatMap { ["item"] + $0.flatMap(frame) }
    case .quote(let blocks): ["quote"] + blocks.flatMap(frame)
    case .code(let info, let text): ["code \(info)", text]
    case .rule: ["rule"]
    }
  }

  /// In another language their order differs.
  private func code(_ words: [Markdown.Inline]) -> [String] { Self.marks(words).sorted() }

  private static func marks(_ words: [Markdown.Inline]) -> [String] {
    words.flatMap { word -> [String] in
      switch word {
      case .text, .softBreak, .lineBreak: []
      case .code(let text): ["`\(text)`"]
      case .emphasis(let inner): ["*"] + marks(inner)
      case .strong(let inner): ["**"] + marks(inner)
      case .link(let inner, let address):
        [address.split(separator: "#")[0].split(separator: "/").last.map(String.init) ?? ""]
          + marks(inner)
      }
    }
  }

  @Test(arguments: pages) func `has the blocks, code and links of the English one`(
    _ page: String
  ) throws {
    let translated = try frame(Self.documentation.appending(path: "ja/\(page)"))
    #expect(translated == (try frame(Self.documentation.appending(path: page))))
  }
}
