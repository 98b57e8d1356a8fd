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
  init() {
    let folder = ResourceFolder.find("Guide") ?? ResourceFolder.find("../Documentation")
    pages = Self.names.compactMap { name in
      guard let file = folder?.appendingPathComponent("\(name).md"),
        let text = try? String(contentsOf: file, encoding: .utf8)
      else { return nil }
      let markdown = Markdown(text)
      guard case .heading(1, let title)? = markdown.blocks.first?.kind else { return nil }
      return Page(name: name, title: title.plainText, text: markdown)
    }
  }

  /// The page that a link leads to, as in `Films.md#in-the-window`; nil for anything outside.
  func page(at address: String) -> Page? {
    let file = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard file.hasSuffix(".md") else { return nil }
    return pages.first { $0.name == file.dropLast(3) }
  }
}
