import Foundation
import Testing

/// What a page shows as a file is one: saved as it stands, it does what the page says.
@Suite struct `A documented file` {
  /// The blocks of a page with one kind of fence, in order.
  private static func blocks(of page: String, _ fence: String) throws -> [String] {
    let text = try String(
      contentsOf: ExportedPage.house.appendingPathComponent("Documentation/\(page)"),
      encoding: .utf8)
    var blocks: [String] = []
    var open: (fence: Substring, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == block.fence.prefix(while: { $0 == "`" }) {
          if block.fence == fence { blocks.append(block.lines.joined(separator: "\n") + "\n") }
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

  private func saved(_ text: String, as name: String, _ body: (URL) throws -> Void) throws {
    try Terrarium.withFolder { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      try body(folder)
    }
  }

  @Test func `with a script is checked with the words beside it`() throws {
    let script = try #require(try Self.blocks(of: "Scripts.md", "```swift").first)
    let said = try Self.blocks(of: "Scripts.md", "```").first { $0.hasPrefix("0 ? ") }
    try saved(script, as: "own.swift") { folder in
      let outcome = try Terrarium.run("check", "own.swift", in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.output.split(separator: "\n").first.map { "\($0)\n" } == said)
    }
  }

  @Test func `with a lesson is right, and can be printed`() throws {
    let lesson = try #require(try Self.blocks(of: "WritingLessons.md", "````text").first)
    try saved(lesson, as: "my-lesson.md") { folder in
      let outcome = try Terrarium.run("check", "my-lesson.md", in: folder)
      #expect(outcome.verdict == "0 " && outcome.output == "")
      let trees = try Terrarium.run("state", "my-lesson.md", in: folder)
      #expect(trees.output.contains("ViewController guest, state: appeared"))
      let page = try Terrarium.run(
        "export", "my-lesson.md", "--figure", "lesson", "-o", "my-lesson.svg", in: folder)
      #expect(page.verdict == "0 ")
    }
  }

  /// One word wrong, and the lesson says what is so instead.
  @Test func `with a lesson is wrong when it states what is not so`() throws {
    let lesson = try #require(try Self.blocks(of: "WritingLessons.md", "````text").first)
    try saved(lesson.replacing("tree is box(guest)", with: "tree is guest(box)"), as: "my.md") {
      folder in
      let outcome = try Terrarium.run("check", "my.md", in: folder)
      #expect(outcome.status == 1 && outcome.output.contains("box(guest)"))
    }
  }

  /// The blocks that are shown alone are in the lesson they are taken from.
  @Test func `in parts is the course's own`() throws {
    let lesson = try String(
      contentsOf: ExportedPage.house.appendingPathComponent(
        "Resources/Lessons/06-adding-a-child/en.md"), encoding: .utf8)
    let parts = try Self.blocks(of: "WritingLessons.md", "```text")
    #expect(parts.count == 3)
    for line in parts.joined().split(separator: "\n") {
      let said = line.hasSuffix("…") ? line.dropLast() : line
      // A page may show fewer of the lines that a stop covers.
      let words =
        said.hasPrefix("covers: ") ? Substring(said.split(separator: " ").last ?? "") : said
      #expect(lesson.contains(words), "\(line)")
    }
  }
}
