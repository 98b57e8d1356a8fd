import Foundation
import MarkdownKit
import Resources

/// The user guide: pages of the documentation, in the order in which they are read.
struct Guide {
  /// A page: its file's name without the ending, its title, and what it says.
  struct Page {
    let name: String
    let title: String
    let text: Markdown

    /// Without marks for links, which browsers alone make use of.
    var readableBlocks: [Markdown.Block] {
      text.blocks.filter { block in
        if case .code(info: "html", _) = block.kind { false } else { true }
      }
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
