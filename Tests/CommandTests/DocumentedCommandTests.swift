import Foundation
import Testing

/// A command that the documentation shows, in a block of commands.
struct DocumentedCommand: CustomTestStringConvertible, Sendable {
  let page: String
  let line: Int
  /// Without the remark behind it.
  let call: String

  var testDescription: String { "\(page):\(line): \(call)" }

  /// Whether it waits for a program that runs, or for a display.
  var needsDesktop: Bool {
    call.contains(/^terrarium (apps|tunnel|my-lesson.md|attach .*|focus.*|[0-9][^ ]*)$/)
  }

  /// Whether it makes a picture of the first page, which has a test of its own.
  var isPictureOfReadme: Bool { page == "README.md" && call.contains(#/^terrarium export .* -o /#) }

  /// What the pages' commands read, under the names they have there.
  private static let files = [
    "own.swift": "Examples/Scripts/drawer.swift",
    "my-lesson.md": "Resources/Lessons/06-adding-a-child/en.md",
    "dump.txt": "Tests/ImportTests/Samples/01_printhierarchy_pspdf_presented.txt",
    "big-dump.txt": "Tests/ImportTests/Samples/03_printhierarchy_wechat_tabs.txt",
    "before.txt": "Tests/ImportTests/Samples/01_printhierarchy_pspdf_presented.txt",
    "after.txt": "Tests/ImportTests/Samples/03_printhierarchy_wechat_tabs.txt",
    "session.txt": "Tests/ImportTests/Samples/09_printhierarchy_lockscreen_two_states.txt",
    "demo.terrarium": "Examples/Dumps/demo.terrarium",
  ]

  /// Puts into a folder what a reader has there.
  static func prepare(_ folder: URL) throws {
    for (name, source) in files {
      try FileManager.default.copyItem(
        at: ExportedPage.house.appendingPathComponent(source),
        to: folder.appendingPathComponent(name))
    }
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Examples"),
      withDestinationURL: ExportedPage.house.appendingPathComponent("Examples"))
    try Data("tunnel --figure tree --at 100 -o tree.svg\n".utf8).write(
      to: folder.appendingPathComponent("figures.txt"))
  }

  /// The pages whose commands have a test of their own, which also looks at what comes of them.
  private static let testedElsewhere = ["Exporting.md", "Films.md"]

  /// Those of every page, in order.
  static let all: [DocumentedCommand] = {
    let documents = ExportedPage.house.appendingPathComponent("Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: documents.path)) ?? []
    let pages = names.filter { $0.hasSuffix(".md") && !testedElsewhere.contains($0) }.sorted()
      .map { "Documentation/\($0)" }
    return (["README.md", "CONTRIBUTING.md", "Examples/README.md"] + pages).flatMap(commands)
  }()

  private static func commands(of page: String) -> [DocumentedCommand] {
    let file = ExportedPage.house.appendingPathComponent(page)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let known = ["terrarium ", "scripts/"]
    var isCommands = false
    var isBlock = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        if line.hasPrefix("```") {
          isBlock.toggle()
          isCommands = isBlock && ["```", "```sh"].contains(line)
          return nil
        }
        guard isCommands, known.contains(where: line.hasPrefix) else { return nil }
        let call = line.replacing(/\s+#.*/, with: "")
        return DocumentedCommand(page: page, line: index + 1, call: String(call))
      }
  }
}

/// What a reader copies from a page does what it is there for.
@Suite struct `A documented command` {
  private static let calls = DocumentedCommand.all.filter { $0.call.hasPrefix("terrarium ") }
  private static let hasFFmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

  @Test(arguments: calls.filter { !$0.needsDesktop && !$0.isPictureOfReadme })
  func `is answered`(command: DocumentedCommand) throws {
    let isFilm = command.call.contains(/\.(gif|webm|mp4)$/)
    guard Self.hasFFmpeg || !isFilm else { return }
    try Terrarium.withFolder { folder in
      try DocumentedCommand.prepare(folder)
      let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
      let size = isFilm ? " --size 120x160" : ""
      let call = command.call.replacing(/\bterrarium (?=[a-z])/, with: "$T ")
      let outcome = try Terrarium.shell("cd '\(folder.path)' && \(call)\(size)")
      #expect(!outcome.crashed && outcome.status < 2, "\(outcome.errors)")
      let after = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
      // A check that finds nothing is silent.
      let isSilent = command.call.hasPrefix("terrarium check ") && outcome.status == 0
      #expect(isSilent || !outcome.output.isEmpty || after > before, "nothing comes of it")
    }
  }

  /// Status 3: the machine lacks a display or a bus, the words are understood.
  @Test(arguments: calls.filter { $0.needsDesktop })
  func `for a desktop is understood without one`(command: DocumentedCommand) throws {
    try Terrarium.withFolder { folder in
      try DocumentedCommand.prepare(folder)
      let outcome = try Terrarium.shell(
        "unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS; cd '\(folder.path)'; rm demo.terrarium; "
          + "XDG_RUNTIME_DIR=/nonexistent $T \(command.call.dropFirst("terrarium ".count))")
      #expect(outcome.status == 3, "\(outcome.errors)")
    }
  }

  @Test func `of the house is there`() throws {
    let scripts = DocumentedCommand.all.filter { $0.call.hasPrefix("scripts/") }
    #expect(scripts.count > 8 && Self.calls.count > 30)
    for command in scripts {
      let script = String(command.call.prefix { $0 != " " })
      #expect(
        FileManager.default.isExecutableFile(
          atPath: ExportedPage.house.appendingPathComponent(script).path),
        "\(command.page):\(command.line): there is no \(script)")
    }
  }
}
