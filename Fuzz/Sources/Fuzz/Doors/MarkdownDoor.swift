import MarkdownKit

/// Lessons, as far as their form goes: every text is some blocks, in the order of their lines.
extension Door {
  static let markdown = Door(name: "markdown", seeds: lessons) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let blocks = Markdown(text).blocks
    let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
    var last = 0
    for block in blocks {
      demand((1...lines).contains(block.line), "a block stands on no line: \(block.line)")
      demand(block.line >= last, "a block stands before the one above it")
      last = block.line
    }
    _ = Markdown(text).plainText
  }

  private static let lessons = [
    "Resources/Lessons/06-adding-a-child", "Resources/Lessons/14-push", "Documentation",
  ]
}
