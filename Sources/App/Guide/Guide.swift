import Foundation
import MarkdownKit
import Support

/// The user guide: pages of the documentation, in the order in which they are read.
struct Guide {
  /// A page: its file's name without the ending, its title, and what it says.
  struct Page {
    let name: String
    let title: String
    let text: Markdown

    /// What people read, each block with the names by which links lead to it.
    var parts: [(names: [String], block: Markdown.Block)] {
      var (parts, names): ([([String], Markdown.Block)], [String]) = ([], [])
      for block in text.blocks {
        if case .code(info: "html", _) = block.kind { continue }
        if let mark = block.plainText.wholeMatch(of: /<a id="([^"]+)"><\/a>/) {
          names.append(String(mark.1))
          continue
        }
        if case .heading(_, let words) = block.kind { names.append(Self.name(of: words)) }
        parts.append((names, block))
        names = []
      }
      return parts
    }

    /// The name of a heading, as browsers of repositories make it.
    private static func name(of heading: [Markdown.Inline]) -> String {
      heading.plainText.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  let pages: [Page]

  /// The names of the pages, what everybody needs first; a test holds this list and the folder
  /// together.
  static let names = [
    "Window", "Hierarchy", "Systems", "Scripts", "WritingLessons", "Exporting", "Films",
    "Importing",
    "Attaching", "Geography", "Diagnostics", "Vocabulary", "Installing", "RecordingFile",
    "WorldFile",
  ]

  /// Reads those that are there: installed they lie beside the program's files, in the source tree
  /// in its documentation.
  ///
  /// A page that is not there in the language, as in "ja", is read in English.
  init(language: String?) {
    let folder = ResourceFolder.find("Guide") ?? ResourceFolder.find("../Documentation")
    pages = Self.names.compactMap { name in
      let files = [language.map { "\($0)/\(name).md" }, "\(name).md"].compactMap(\.self)
      let texts = files.lazy.compactMap { file in
        (folder?.appendingPathComponent(file)).flatMap {
          try? String(contentsOf: $0, encoding: .utf8)
        }
      }
      guard let text = texts.first else { return nil }
      let markdown = Markdown(text)
      guard case .heading(1, let title)? = markdown.blocks.first?.kind else { return nil }
      return Page(name: name, title: title.plainText, text: markdown)
    }
  }

  /// The page that a link leads to, as in `Films.md#in-the-window` or, from a page in another
  /// language, `../Films.md`; nil for anything outside.
  func page(at address: String) -> Page? {
    let path = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard let file = path.split(separator: "/").last, file.hasSuffix(".md") else { return nil }
    return pages.first { $0.name == file.dropLast(3) }
  }
}
