import Foundation

/// The fenced blocks of a page of the documentation.
enum PageBlocks {
  /// Those with one of these fences as their first line, in order; the path is the project's.
  static func of(_ path: String, _ fences: String...) throws -> [String] {
    let text = try String(
      contentsOf: ExportedPage.house.appendingPathComponent(path), encoding: .utf8)
    var blocks: [String] = []
    var open: (fence: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == block.fence.prefix(while: { $0 == "`" }) {
          if fences.contains(String(block.fence)) {
            blocks.append(block.lines.joined(separator: "\n") + "\n")
          }
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        open = (line, [])
      }
    }
    return blocks
  }
}
