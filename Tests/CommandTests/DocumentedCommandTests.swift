import Foundation
import TestSupport
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

  /// The pages that show commands.
  private static let pages: [String] = {
    let documents = ExportedPage.house.appendingPathComponent("Documentation")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: documents.path)) ?? []
    return ["README.md", "CONTRIBUTING.md", "SECURITY.md", "Examples/README.md"]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { "Documentation/\($0)" }
  }()

  /// Those of every page, in order.
  static let all = pages.filter { page in !testedElsewhere.contains { page.hasSuffix("/\($0)") } }
    .flatMap(commands)

  /// The blocks of every page that are plain or a shell's.
  static var blocks: [String] {
    get throws { try pages.flatMap { try PageBlocks.of($0, "```", "```sh") } }
  }

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

  @Test(arguments: calls.filter { !$0.needsDesktop && !$0.isPictureOfReadme })
  func `succeeds`(command: DocumentedCommand) throws {
    let isFilm = command.call.contains(/\.(gif|webm|mp4)$/)
    guard FFmpegProgram.isInstalled || !isFilm else { return }
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
  func `for a desktop is parsed without one`(command: DocumentedCommand) throws {
    try Terrarium.withFolder { folder in
      try DocumentedCommand.prepare(folder)
      let outcome = try Terrarium.shell(
        "unset DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS; cd '\(folder.path)'; rm demo.terrarium; "
          + "XDG_RUNTIME_DIR=/nonexistent $T \(command.call.dropFirst("terrarium ".count))")
      #expect(outcome.status == 3, "\(outcome.errors)")
    }
  }

  @Test func `of the repository exists`() throws {
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

  /// The commands of other programs that pages show, each with the file of the tests that runs it, and
  /// words that stand there.
  private static let runElsewhere = [
    (
      "alias terrarium=\"$PWD/.build/release/terrarium\"", in: "scripts/run",
      ".build/release/terrarium"
    ),
    ("swift run --package-path Examples", in: "scripts/test", "swift run --package-path Examples"),
    (
      "swift test --package-path Examples", in: "scripts/test", "swift test --package-path Examples"
    ),
    ("meson setup build/meson --prefix /usr/local", in: "scripts/test-packages", "meson setup "),
    ("meson compile -C build/meson", in: "scripts/test-packages", "meson compile -C"),
    ("meson test -C build/meson", in: "scripts/test-packages", "meson test -C"),
    ("sudo meson install -C build/meson", in: "scripts/test-packages", "meson install -C"),
    ("sudo ninja -C build/meson uninstall", in: "scripts/test-packages", "ninja -C"),
    ("sudo scripts/after-install /usr/local/share", in: "scripts/test-packages", "after-install"),
    ("sudo apt install ./", in: "scripts/test-packages", "install --yes"),
    ("tar -xf build/package/", in: "scripts/test-packages", "tar -xf"),
    ("~/terrarium-", in: "scripts/test-packages", "/bin/terrarium"),
    (
      "source <(terrarium completions bash)", in: "Tests/CommandTests/CompletionTests.swift",
      "source <("
    ),
    ("gtk4-broadwayd --port", in: "Tests/WindowTests/test_broadway.py", "\"gtk4-broadwayd\""),
    (
      "GDK_BACKEND=broadway BROADWAY_DISPLAY=", in: "Tests/WindowTests/test_broadway.py",
      "BROADWAY_DISPLAY="
    ),
    (
      "TERRARIUM_SESSION_RUNS=1000 swift test", in: "Tests/SessionTests/SessionLawTests.swift",
      "TERRARIUM_SESSION_RUNS"
    ),
    (
      "TERRARIUM_FUZZ_RUNS=100000 swift test", in: "Tests/InterpreterTests/FuzzTests.swift",
      "TERRARIUM_FUZZ_RUNS"
    ),
    (
      "TERRARIUM_RANDOM_SCRIPTS=20000 swift test",
      in: "Tests/InterpreterTests/RandomScriptTests.swift", "TERRARIUM_RANDOM_SCRIPTS"
    ),
    ("wl-paste | terrarium import -", in: "Tests/CommandTests/ImportTests.swift", "import -"),
  ]
  /// Measuring by hand; what it needs is no package of Terrarium's.
  private static let byHand = ["valgrind ", "perf record "]
  /// The first words of blocks that are no commands, or that a test saves and runs as a whole.
  private static let noCommands = [
    "   a tap", "# figures.txt", "0 ? D05", "terrarium: own.swift:", "swift build --product",
  ]

  @Test func `of another program runs in a test`() throws {
    var unknown: [String] = []
    for block in try DocumentedCommand.blocks
    where !Self.noCommands.contains(where: block.hasPrefix) {
      for line in block.split(separator: "\n") {
        let own = ["terrarium ", "scripts/"] + Self.byHand
        if line == "terrarium" || own.contains(where: line.hasPrefix) { continue }
        guard let test = Self.runElsewhere.first(where: { line.hasPrefix($0.0) }) else {
          unknown.append(String(line))
          continue
        }
        let file = ExportedPage.house.appendingPathComponent(test.in)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains(test.2), "\(test.in) does not run \(line)")
      }
    }
    #expect(unknown == [], "have a test run these, and name it in runElsewhere")
  }

  /// What CONTRIBUTING says makes a check of every commit: the script finds the house from there.
  @Test func `that installs a hook installs it`() throws {
    let page = try String(
      contentsOf: ExportedPage.house.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
    let link = try #require(page.firstMatch(of: /`(ln -s [^`]+)`/)).1.replacing("\n", with: " ")
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        "set -e; cd '\(folder.path)'; mkdir -p .git/hooks; "
          + "ln -s '\(ExportedPage.house.path)/scripts' scripts; \(link); "
          + ".git/hooks/pre-commit --all")
      #expect(
        outcome.verdict
          == "2 terrarium: check takes --sanitize [KIND [TARGET…]] or nothing, not '--all'\n")
    }
  }
}
