import Foundation
import TestSupport
import Testing

/// Files shown on a page work when saved as shown.
@Suite struct `A documented file` {
  private func saved(_ text: String, as name: String, _ body: (URL) throws -> Void) throws {
    try Terrarium.withFolder { folder in
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      try body(folder)
    }
  }

  @Test func `with a script is checked with the documented output`() throws {
    let script = try #require(try PageBlocks.of("Documentation/Scripts.md", "```swift").first)
    let said = try PageBlocks.of("Documentation/Scripts.md", "```").first { $0.hasPrefix("0 ? ") }
    try saved(script, as: "own.swift") { folder in
      let outcome = try Terrarium.run("check", "own.swift", in: folder)
      #expect(outcome.status == 1)
      #expect(outcome.output == said)
    }
  }

  /// The page's own words compile it: the program does what Terrarium says it does.
  @Test(.disabled(if: Sanitizer.kind != nil, "its words link what is built without one"))
  func `with a script is compiled by the documented command`() throws {
    let script = try #require(try PageBlocks.of("Documentation/Scripts.md", "```swift").first)
    let words = try #require(
      try PageBlocks.of("Documentation/Scripts.md", "```").first { $0.hasPrefix("swift build") })
    try saved(script, as: "own.swift") { folder in
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(".build"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(".build/debug"),
        withDestinationURL: URL(fileURLWithPath: Terrarium.path).deletingLastPathComponent())
      let lines = words.drop { $0 != "\n" }  // What is tested is built.
      let outcome = try Terrarium.shell("set -e; cd '\(folder.path)'\(lines)")
      #expect(outcome.verdict == "0 ")
      let trace = try Terrarium.run("trace", "own.swift", in: folder)
      #expect(outcome.output == trace.output && !trace.output.isEmpty)
    }
  }

  /// What a page shows as said of a script is said of one.
  @Test func `with a mistake causes the documented error`() throws {
    let scripts = [
      """
      import Containers

      let root = ViewController("root")
      root.addChld(root)
      simulation.trun()
      """,
      """
      import Containers

      let root = ViewController("root")
      window.rootViewController = root
      simulation.turn()

      let children = root.children
      print(children[0])
      """,
      """
      import Containers

      window.rootViewController = ViewController("root")

      func again() {
        print("again")
        simulation.after(1) { again() }
      }
      again()
      simulation.finishAnimations()
      """,
    ]
    let said = try PageBlocks.of("Documentation/Scripts.md", "```").filter {
      $0.hasPrefix("terrarium: ")
    }
    #expect(said.count == scripts.count)
    for (script, said) in zip(scripts, said) {
      try saved(script, as: "own.swift") { folder in
        let outcome = try Terrarium.run("trace", "own.swift", in: folder)
        #expect(outcome.errors == said)
      }
    }
  }

  @Test func `with a lesson is valid, and can be printed`() throws {
    let lesson = try #require(
      try PageBlocks.of("Documentation/WritingLessons.md", "````text").first)
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
  @Test func `with a lesson is invalid if a claim is false`() throws {
    let lesson = try #require(
      try PageBlocks.of("Documentation/WritingLessons.md", "````text").first)
    try saved(lesson.replacing("tree is box(guest)", with: "tree is guest(box)"), as: "my.md") {
      folder in
      let outcome = try Terrarium.run("check", "my.md", in: folder)
      #expect(outcome.status == 1 && outcome.output.contains("box(guest)"))
    }
  }

  /// The blocks that are shown alone are in the lesson they are taken from.
  @Test func `in parts equals the course's lesson`() throws {
    let lesson = try String(
      contentsOf: ExportedPage.house.appendingPathComponent(
        "Resources/Lessons/06-adding-a-child/en.md"), encoding: .utf8)
    let parts = try PageBlocks.of("Documentation/WritingLessons.md", "```text")
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
