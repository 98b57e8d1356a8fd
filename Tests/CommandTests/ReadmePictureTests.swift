import Foundation
import TestSupport
import Testing

/// The pictures of the first page are what the commands above them make, byte by byte.
@Suite struct `The readme` {
  private static let text =
    (try? String(
      contentsOf: ExportedPage.house.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  /// The commands that make a picture, and the picture each shows, in the order of the page.
  private static let calls = DocumentedCommand.all.filter(\.isPictureOfReadme).map(\.call)
  private static let shown = text.matches(of: /\]\(Documentation\/pictures\/([^)]+)\)/)
    .map { String($0.1) }

  @Test func `shows five uses, each with a picture that its commands make`() throws {
    // The first picture is the window's.
    #expect(Self.shown.dropFirst() == Self.calls.map(ExportedPage.output)[...])
    #expect(Self.calls.count == 5)
    let uses = Self.text.components(separatedBy: "\n## ").first { $0.hasPrefix("Five uses") } ?? ""
    let parts = uses.components(separatedBy: "\n### ").dropFirst()
    #expect(
      parts.allSatisfy { $0.contains("\nterrarium export ") && $0.contains("\n![") }
        && parts.count == 5)
  }

  @Test(arguments: calls)
  func `shows what a command makes`(call: String) throws {
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

  @Test func `is quickly there: its pictures are small`() throws {
    for name in Self.shown.dropFirst() {
      let file = ExportedPage.house.appendingPathComponent("Documentation/pictures/\(name)")
      let bytes = try Data(contentsOf: file).count
      #expect(bytes < 200_000, "\(name) has \(bytes) bytes; make it smaller")
    }
  }
}
