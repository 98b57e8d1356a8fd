import Foundation
import MarkdownKit
import Support

/// The user guide: pages of the documentation, in reading order.
struct Guide {
  /// A page: file name without extension, title and text.
  struct Page {
    let name: String
    let title: String
    let text: Markdown

    /// The page's blocks, each with its anchors.
    var parts: [(anchors: [String], block: Markdown.Block)] {
      var (parts, anchors): ([([String], Markdown.Block)], [String]) = ([], [])
      for block in text.blocks {
        if case .code(info: "html", _) = block.kind { continue }
        if let anchor = block.plainText.wholeMatch(of: /<a id="([^"]+)"><\/a>/) {
          anchors.append(String(anchor.1))
          continue
        }
        if case .heading(_, let title) = block.kind {
          anchors.append(Self.anchor(of: title))
        }
        parts.append((anchors, block))
        anchors = []
      }
      return parts
    }

    /// The anchor of a heading, as GitHub generates it.
    private static func anchor(of heading: [Markdown.Inline]) -> String {
      heading.plainText.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacing(" ", with: "-")
    }
  }

  let pages: [Page]

  /// The names of the pages, in reading order; a test compares this list with the folder.
  static let names = [
    "Window", "Hierarchy", "Systems", "Scripts", "WritingLessons", "Exporting", "Films",
    "Importing", "Attaching", "Geography", "Diagnostics", "Vocabulary", "Installing",
    "RecordingFile", "WorldFile",
  ]

  /// Reads the available pages: from the data folder if installed, otherwise from the documentation
  /// in the source tree.
  ///
  /// Pages without a translation into the language, such as "ja", are read in English.
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

  /// The page a link leads to, as in `Films.md#in-the-window` or, from a translated page,
  /// `../Films.md`; nil for external links.
  func page(at address: String) -> Page? {
    let path = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)[0]
    guard let file = path.split(separator: "/").last, file.hasSuffix(".md") else { return nil }
    return pages.first { $0.name == file.dropLast(3) }
  }
}
