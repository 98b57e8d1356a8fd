import Foundation
import Testing

/// The documentation's pictures are what its commands make, byte by byte.
///
/// `TERRARIUM_RECORD=all` rewrites them. A picture that has changed is kept in the folder for
/// temporary files, `terrarium-pictures`, with a picture of the difference.
@Suite struct `The page about exporting` {
  private static let page = ExportedPage(page: "Exporting.md")
  private static let documents = ExportedPage.house.appendingPathComponent("Documentation")

  @Test func `shows the results of its commands`() throws {
    let calls = try Self.page.calls
    #expect(calls.count >= 12)
    try Terrarium.withFolder { folder in
      let pictures = folder.appendingPathComponent("pictures")
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      // The page's resources are next to it.
      for name in try FileManager.default.contentsOfDirectory(atPath: Self.documents.path)
      where name.hasSuffix(".txt") {
        try FileManager.default.copyItem(
          at: Self.documents.appendingPathComponent(name),
          to: folder.appendingPathComponent(name))
      }
      try Data(calls.joined(separator: "\n").utf8).write(
        to: folder.appendingPathComponent("page.txt"))
      let outcome = try Terrarium.shell("$T export --batch '\(folder.path)/page.txt'")
      #expect(outcome.verdict == "0 ")
      for call in calls {
        let name = ExportedPage.output(of: call)
        try ExportedPage.hold(
          folder.appendingPathComponent(name),
          against: Self.documents.appendingPathComponent(name))
      }
    }
  }

  @Test func `names every file it shows, and shows every file it creates`() throws {
    let text = try String(
      contentsOf: Self.documents.appendingPathComponent("Exporting.md"), encoding: .utf8)
    let shown = Set(text.matches(of: /\]\((pictures\/[^)]+)\)/).map { String($0.1) })
    let made = Set(try Self.page.calls.map(ExportedPage.output))
    #expect(shown.subtracting(made) == [])
    #expect(made.subtracting(shown) == [])
  }
}
