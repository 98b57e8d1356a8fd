import Foundation
import TestSupport
import Testing

/// What SECURITY.md promises of files of unknown origin.
@Suite struct `An untrusted file` {
  /// Ways out of the interpreter's world, as a program in Swift would try them.
  private static let escapes = [
    "import Glibc", "import Foundation\nlet a = FileManager.default", "let a = Process()",
    "let a = URLSession.shared", "let a = String(contentsOfFile: \"/etc/passwd\")",
    "let a = fopen(\"stolen\", \"w\")", "let a = open(\"stolen\", 577)", "system(\"touch stolen\")",
    "let a = socket(2, 1, 0)", "let a = getenv(\"HOME\")", "let a = CommandLine.arguments",
    "let a = readLine()", "exit(0)", "let a = unsafeBitCast(1, to: String.self)",
    "let a = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)",
    "let a = #filePath", "let a = dlopen(nil, 1)",
    "@_silgen_name(\"system\") func run(_ words: String)",
  ]

  @Test(arguments: escapes)
  func `reaches no files, no network and no processes by a script`(line: String) throws {
    let script = "import Containers\n\nlet root = ViewController(\"root\")\n\(line)\n"
    try ScriptFolder.with(["own.swift": script]) { place in
      let outcome = try place.shell("$T trace own.swift; echo status $?; ls")
      #expect(outcome.output.hasSuffix("status 2\nown.swift\n"), "\(outcome.output)")
      // Where, what, and nothing of what it asked for.
      #expect(outcome.errors.contains("own.swift:"), "\(outcome.errors)")
      #expect(!outcome.errors.contains("root:x:"))
    }
  }

  @Test(arguments: ["../Lessons/14-push/en", "../../README", "/etc/passwd", "..", "a/../../push"])
  func `names only shipped documents`(name: String) throws {
    let lesson = """
      ---
      title: T
      goal: G
      scenario: \(name)
      ---

      # One

      Text.
      """
    try ScriptFolder.with(["own.md": lesson]) { place in
      let outcome = try place.shell("$T check own.md")
      #expect(outcome.status != 0 && !outcome.crashed)
      #expect(!outcome.errors.contains("root:x:") && !outcome.output.contains("root:x:"))
    }
    let outcome = try Terrarium.shell("$T trace 'push/../\(name)'")
    #expect(outcome.status == 2)
  }

  @Test func `is read within the memory limit of a command`() throws {
    let deep = String(repeating: "(", count: 200_000)
    let files = [
      "growing.swift": "import Containers\nvar text = \"a\"\nwhile true { text += text }\n",
      "endless.swift": "import Containers\nfunc f() { f() }\nf()\n",
      "deep.swift": "import Containers\nlet a = \(deep)\n",
      "deep.json": String(repeating: "[", count: 500_000),
      "deep.txt": String(repeating: "  | <View: 0x1>\n", count: 100_000),
      "short.terrarium": "TERRARIUM",
    ]
    // The thread sanitizer's own notes take more than a command may have.
    let limits =
      Sanitizer.kind == "thread" ? "ulimit -t 600;" : "ulimit -v 3000000; ulimit -t 60;"
    try ScriptFolder.with(files) { place in
      for name in files.keys.sorted() {
        let command = name.hasSuffix("swift") || name.hasSuffix("terrarium") ? "trace" : "import"
        let outcome = try place.shell("\(limits) $T \(command) \(name)")
        #expect((0...3).contains(outcome.status), "\(command) \(name): \(outcome.status)")
        #expect(!outcome.complaints.isEmpty || outcome.status == 0, "\(name)")
      }
    }
  }

  @Test func `exports no address of a link`() throws {
    let lesson = """
      ---
      title: Links
      goal: Click.
      part: Mine
      ---

      [One](evil:payload) and [two](file:///etc/passwd) and [three](javascript:alert(1)).

      ```swift
      import Containers
      ```
      """
    try ScriptFolder.with(["own.md": lesson]) { place in
      for format in ["svg", "pdf", "png"] {
        let outcome = try place.shell("$T export own.md --figure lesson --format \(format) -o x")
        #expect(outcome.verdict == "0 ")
        let bytes = try Data(contentsOf: place.folder.appendingPathComponent("x"))
        for address in ["evil:", "file:", "javascript:", "/URI", "href"] {
          #expect(bytes.range(of: Data(address.utf8)) == nil, "\(format): \(address)")
        }
      }
    }
  }

  @Test func `becomes an argument of ffmpeg, never a line of shell`() throws {
    try Terrarium.withFolder { folder in
      let name = "a;touch stolen;$(touch stolen).mp4"
      _ = try Terrarium.run("export", "push", "-o", name, in: folder)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!names.contains("stolen"), "\(names)")
    }
  }
}
