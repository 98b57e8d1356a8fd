import Containment
import Foundation
import Hierarchy
import Testing

/// The law of the terminal: whatever foreign names hold, every command writes text without a control
/// character but the line ends and tabs of its own layout, and without a line that a name made up.
@Suite struct `A terminal` {
  /// C0, DEL, C1, the separators and the bidirectional controls.
  private static let controls: [Unicode.Scalar] =
    [0..<0x20, 0x7F..<0xA0, 0x2028..<0x202F, 0x2066..<0x206A].joined().compactMap {
      Unicode.Scalar($0)
    }

  /// What would be a line of its own if a line end in a name were one.
  private static let madeUp = "MADE UP"

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "n\(scalar.value)" + String(Character(scalar)) + madeUp
  }

  /// A name with every control that a file's name may have.
  private static let fileName = "f" + controls.dropFirst().map { String(Character($0)) }.joined()

  /// A script in which controllers, titles and printed lines have each control, and mistakes are made.
  private static let script: String = {
    let children = controls.map { scalar in
      let literal = "n\(scalar.value)\\u{\(String(scalar.value, radix: 16))}\(madeUp)"
      return """
        add(ViewController("\(literal)"), "\(literal)")
        print("\(literal)")

        """
    }
    return """
      import Containers

      let root = ViewController("root")
      window.rootViewController = root
      simulation.turn()
      func add(_ child: ViewController, _ title: String) {
        child.title = title
        root.addChild(child)
        root.view.addSubview(child.view)
      }

      """ + children.joined()
  }()

  /// One with errors that repeat what is written.
  private static let wrong =
    "import Containers\n" + controls.map { "let a = \"\\(b\(Character($0)))\"\n" }.joined()

  private static let tree = JSON.object([
    ("class", .string("root")),
    (
      "children",
      .array(
        controls.map { .object([("class", .string(name($0))), ("name", .string(name($0)))]) })
    ),
  ]).text

  private static let markup =
    "<?xml version=\"1.0\"?><hierarchy>"
    + controls.dropFirst().map {
      "<node class=\"a&#\($0.value);\(madeUp)\" text=\"&#\($0.value);\(madeUp)\"/>"
    }.joined() + "</hierarchy>"

  private static let printed =
    "<UIViewController 0x1>, state: appeared, view: <UIView 0x2>\n"
    + controls.filter { !"\n\r\u{0}".unicodeScalars.contains($0) }.map {
      "   | <A\(Character($0))\(madeUp) 0x\(String($0.value + 16, radix: 16))>, "
        + "state: appeared, view: <UIView>\n"
    }.joined()

  private static let lesson = """
    ---
    title: T\u{1B}]0;x\u{7}
    goal: G\u{9B}2J
    scenario: nosuch\u{1B}[2J
    ---

    # One\u{202E}

    Text.
    """

  private static let recording: [UInt8] = {
    let simulation = Simulation()
    let window = simulation.make {
      let window = Window()
      window.rootViewController = ViewController("root")
      simulation.turn()
      for scalar in controls {
        let child = ViewController(name(scalar))
        child.title = name(scalar)
        window.rootViewController?.addChild(child)
        simulation.log(name(scalar))
      }
      return window
    }
    return withExtendedLifetime(window) { RecordingFile.bytes(of: simulation.recording) }
  }()

  private func with(_ body: (URL) throws -> Void) throws {
    try Terrarium.withFolder { folder in
      let files: [(String, [UInt8])] = [
        ("own.swift", Array(Self.script.utf8)), ("wrong.swift", Array(Self.wrong.utf8)),
        ("tree.json", Array(Self.tree.utf8)), ("tree.xml", Array(Self.markup.utf8)),
        ("tree.txt", Array(Self.printed.utf8)), ("own.terrarium", Self.recording),
        ("own.md", Array(Self.lesson.utf8)),
        ("LIST", Array("own.swift -o 'a\u{1B}[2J'\nno\u{1B}\u{9B}.swift -o x.png\n\u{1B}\n".utf8)),
        (Self.fileName + ".swift", Array(Self.script.utf8)),
        (Self.fileName + "2.swift", Array(Self.wrong.utf8)),
        (Self.fileName + ".json", Array(Self.tree.utf8)),
        (Self.fileName + ".md", Array(Self.lesson.utf8)),
        (Self.fileName + ".bin", [0, 1, 2]), (Self.fileName + ".terrarium", [0, 1, 2]),
      ]
      for (name, bytes) in files {
        try Data(bytes).write(to: folder.appendingPathComponent(name))
      }
      try body(folder)
    }
  }

  private func check(_ outcome: Terrarium.Outcome, _ words: [String]) {
    let label = words.map { $0.visible() }.joined(separator: " ")
    #expect(!outcome.crashed && (0...3).contains(outcome.status), "\(label)")
    for text in [outcome.output, outcome.errors] {
      let raw = text.unicodeScalars.filter { $0.isControl && $0 != "\n" && $0 != "\t" }
      #expect(raw.isEmpty, "\(label): \(Set(raw.map { String($0.value, radix: 16) }))")
      let lines = text.split(separator: "\n")
      #expect(!lines.contains { $0.hasPrefix(Self.madeUp) }, "\(label)")
    }
  }

  @Test(arguments: [
    "own.swift", "wrong.swift", "tree.json", "tree.xml", "tree.txt", "own.terrarium", "own.md",
  ])
  func `receives no control characters from names in a file`(file: String) throws {
    try with { folder in
      var calls = ["trace --all", "check", "state"].flatMap { command in
        [[command, file], [command, file, "--json"]]
      }
      calls += ["", "--json", "--as script", "--as printHierarchy"].map { ["import \($0)", file] }
      calls += ["tree.json"].flatMap { other in
        [["diff", file, other], ["diff", file, other, "--json"]]
      }
      calls += [
        ("tree", "txt"), ("views", "txt"), ("inspector", "txt"), ("hierarchy", "dot"),
        ("tree", "svg"), ("timeline", "svg"), ("tree", "json"),
      ].map { ["export --figure \($0) --format \($1)", file] }
      calls += [
        ["export --format html --to 0", file],
        ["export --format txt --figure tree --as printHierarchy", file],
        ["export --select n27", file], ["check", file, "nosuch\u{1B}", file],
      ]
      for call in calls {
        let words = call[0].split(separator: " ").map(String.init) + call.dropFirst()
        check(try Terrarium.run(words, in: folder), words)
      }
    }
  }

  @Test func `receives them escaped`() throws {
    try with { folder in
      for file in ["own.swift", "own.terrarium"] {
        let state = try Terrarium.run("state", file, in: folder).output
        let trace = try Terrarium.run("trace", file, in: folder).output
        for scalar in Self.controls {
          let visible = Self.name(scalar).visible()
          #expect(state.contains(visible), "\(file) \(visible)")
          #expect(trace.contains("\(visible) "), "\(file) \(visible)")
        }
      }
      let dump = try Terrarium.run("import", "tree.json", in: folder).output
      // What JSON writes as \\0, \\b and \\f is read as something else.
      for scalar in Self.controls where ![0, 8, 12].contains(scalar.value) {
        #expect(dump.contains(Self.name(scalar).visible()))
      }
    }
  }

  @Test func `receives no control characters from file names`() throws {
    try with { folder in
      for ending in [".swift", "2.swift", ".json", ".md", ".bin", ".terrarium", ".none"] {
        let file = Self.fileName + ending
        let calls = [
          ["trace", file], ["check", file], ["check", file, "own.swift"], ["state", file],
          ["import", file], ["diff", file, file], ["check", file, "--json"],
          ["export", file, "-o", file], ["export", file, "-o", Self.fileName + "/x.png"],
          ["export", "--batch", file],
          ["export", file, "--figure", "inspector", "--format", "txt"],
          ["export", file, "--format", "svg"], ["attach", "x", "-o", file],
        ]
        for words in calls { check(try Terrarium.run(words, in: folder), words) }
      }
      check(try Terrarium.run("export", "--batch", "LIST", in: folder), ["export", "--batch"])
    }
  }

  @Test func `receives no control characters from arguments`() throws {
    let word = "a\u{1B}]0;x\u{7}\n\(Self.madeUp)\u{9B}\u{202E}"
    for words in [
      [word], ["trace", word], ["trace", "push", "--" + word],
      ["trace", "push", "--profile", word],
      ["state", "push", "--at", word], ["where", word], ["where", "1", word], ["export", word],
      ["export", "push", "--figure", word], ["export", "push", "-o", word], ["import", word],
      ["export", "push", "--select", word], ["diff", "push@" + word, "push"], ["attach", word],
      ["export", "push", "--figure", "tree", "--caption", word, "--format", "svg"],
      ["where", "1 2", "--language", word], ["completions", word], ["list", word],
    ] {
      check(try Terrarium.run(words), words)
    }
  }

  @Test func `receives no control characters from a user's lessons`() throws {
    try Terrarium.withFolder { folder in
      let place = folder.appendingPathComponent("terrarium/Lessons/99-\(Self.fileName)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(Self.lesson.utf8).write(to: place.appendingPathComponent("en.md"))
      for words in [["list"], ["list", "--json"], ["check", "99-\(Self.fileName)"]] {
        let outcome = try Terrarium.run(words, environment: ["XDG_DATA_HOME": folder.path])
        check(outcome, words)
        #expect(outcome.output.contains("99-f") || outcome.errors.contains("99-f"))
      }
    }
  }
}
