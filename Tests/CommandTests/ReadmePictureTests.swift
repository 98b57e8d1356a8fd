import Foundation
import TestSupport
import Testing

/// The pictures of README.md are the output of the commands next to them, byte by byte.
@Suite struct `The readme` {
  private static let text =
    (try? String(
      contentsOf: ExportedPage.house.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  /// The commands that make a picture, and the picture each shows, in the order of the page.
  private static let calls = DocumentedCommand.all.filter(\.isPictureOfReadme).map(\.call)
  private static let shown = text.matches(of: /\]\(Documentation\/pictures\/([^)]+)\)/)
    .map { String($0.1) }

  @Test func `shows each use with a picture made by its command`() throws {
    // The animation is at the top of the page, above the picture of the window.
    #expect(Self.shown.first == "flip.gif" && Self.calls.last?.hasSuffix("-o flip.gif") == true)
    #expect(Self.shown.dropFirst(2) == Self.calls.dropLast().map(ExportedPage.output)[...])
    #expect(Self.calls.count == 5)
    let uses =
      Self.text.components(separatedBy: "\n## ")
      .first { $0.hasPrefix("What you can do") } ?? ""
    let parts = uses.components(separatedBy: "\n### ").dropFirst()
    #expect(parts.allSatisfy { $0.contains("\nterrarium export ") } && parts.count == 5)
  }

  @Test(arguments: calls)
  func `shows the result of a command`(call: String) throws {
    guard FFmpegProgram.isInstalled || !call.hasSuffix(".gif") else { return }
    try Terrarium.withFolder { folder in
      let name = ExportedPage.output(of: call)
      try DocumentedCommand.prepare(folder)
      let line = call.replacing(#/^terrarium /#, with: "$T ")
      let outcome = try Terrarium.shell("cd '\(folder.path)' && \(line)")
      // The prompts of the dumps are named as set aside.
      #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.verdict)")
      try ExportedPage.hold(
        folder.appendingPathComponent(name),
        against: ExportedPage.house.appendingPathComponent("Documentation/pictures/\(name)"))
    }
  }

  @Test func `loads fast: its exported pictures are small`() throws {
    for name in Self.shown where name != "window.png" {
      let file = ExportedPage.house.appendingPathComponent("Documentation/pictures/\(name)")
      let bytes = try Data(contentsOf: file).count
      #expect(bytes < 400_000, "\(name) has \(bytes) bytes; make it smaller")
    }
  }
}
