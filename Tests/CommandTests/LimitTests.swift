import Figures
import Foundation
import TestSupport
import Testing

/// Commands where the system gives them less than usual, as `ulimit` does.
@Suite struct `Where little is allowed` {
  @Test(
    .disabled(if: Sanitizer.kind != nil, "its notes take more than a command may have"),
    arguments: [200_000, 300_000, 400_000], ["trace", "check", "export"])
  func `a script is refused that has no memory for its calls`(
    kilobytes: Int, command: String
  ) throws {
    try ScriptFolder.with(["own.swift": "import Containers\nprint(1)\n"]) { place in
      let output = command == "export" ? "-o own.png" : ""
      let outcome = try place.shell(
        "ulimit -v \(kilobytes) -t 60; $T \(command) own.swift \(output); echo $?; ls")
      #expect(
        outcome.errors == """
          terrarium: own.swift:1:1: the system gives no memory for the calls of a script, which need \
          256 MB; close other programs, or allow more (ulimit -v)

          """)
      #expect(outcome.output == "2\nown.swift\n")
    }
  }

  @Test(arguments: [4, 5, 6, 7]) func `a command that may open hardly any file says so`(
    files: Int
  ) throws {
    let outcome = try Terrarium.shell("ulimit -n \(files); $T list")
    #expect(
      outcome.verdict == """
        3 terrarium: a program may have \(files) files open at once here, and this needs 8; allow \
        more (ulimit -n 8)

        """)
  }

  @Test(.enabled(if: FFmpegProgram.isInstalled), arguments: 8...24)
  func `a film is made with few open files, or it is said why not`(files: Int) throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        "cd '\(folder.path)'; ulimit -n \(files); $T export push -o push.gif; echo $?; ls -A")
      if outcome.output == "0\npush.gif\n" {
        #expect(outcome.errors.isEmpty)
      } else {
        #expect(outcome.output == "2\n")
        #expect(outcome.errors.contains("Too many open files"))
      }
    }
  }

  @Test(
    .disabled(if: Sanitizer.kind == "thread", "it begins with a larger file itself"),
    .enabled(if: FFmpegProgram.isInstalled), arguments: ["gif", "webm", "mp4"])
  func `a film that may not grow leaves the old one`(format: String) throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'; echo old >push.\(format); ulimit -f 1
        TMPDIR=. $T export push -o push.\(format); echo $?; cat push.\(format); ls -A
        """)
      #expect(
        outcome.errors.hasSuffix("cannot be written: File too large; make room, or set TMPDIR.\n"))
      #expect(outcome.output == "2\nold\npush.\(format)\n")
    }
  }

  @Test func `streams that were closed before take nothing`() throws {
    try Terrarium.withFolder { folder in
      let place = "cd '\(folder.path)';"
      let picture = try Terrarium.shell(
        "\(place) $T export tunnel --figure tree -o tree.svg <&- >&- 2>&-; echo $?; head -c 4 *")
      #expect(picture.output == "0\n<svg")
      let list = try Terrarium.shell("\(place) $T list >&-")
      #expect(
        list.verdict
          == "2 terrarium: standard output: cannot be written: Bad file descriptor; choose another "
          + "place.\n")
      let silent = try Terrarium.shell("\(place) $T list nothing 2>&-; echo $?; ls")
      #expect(silent.output == "2\ntree.svg\n" && silent.errors.isEmpty)
    }
  }

  @Test(arguments: ["own.swift -o own.swift --format png", "own.swift -o link.png"])
  func `a picture never takes the place of what it shows`(words: String) throws {
    let script = "import Containers\n"
    let lines =
      "own.swift -o a.png\nown.swift -o LIST --format svg\npush -o own.swift --format svg\n"
    try ScriptFolder.with(["own.swift": script, "LIST": lines]) { place in
      let outcome = try place.shell(
        "ln -s own.swift link.png; $T export \(words); echo $?; $T export --batch LIST; echo $?; ls"
      )
      let output = words.contains("link") ? "link.png" : "own.swift"
      func refusal(_ path: String) -> String {
        "\(path) is what is read, and would be lost; choose another name for the result\n"
      }
      #expect(
        outcome.errors == "terrarium: " + refusal(output)
          + "terrarium: LIST:2: " + refusal("LIST") + "terrarium: LIST:3: " + refusal("own.swift"))
      #expect(outcome.output == "2\n2\nLIST\nlink.png\nown.swift\n")
      #expect(try place.shell("cat own.swift LIST").output == script + lines)
    }
  }

  @Test func `a comparison never takes the place of what it compares`() throws {
    try ScriptFolder.with(["a.swift": "import Containers\n"]) { place in
      let outcome = try place.shell(
        "$T export a.swift@0 push --figure difference -o a.swift --format svg; cat a.swift")
      #expect(outcome.errors.contains("a.swift is what is read"))
      #expect(outcome.output == "import Containers\n")
    }
  }

  @Test func `a name that is not UTF-8 never means another file`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'; echo mine >$'x\\xef\\xbf\\xbd.svg'
        $T export tunnel -o $'x\\xff.svg'; echo $?; cat x*; ls | wc -l
        """)
      #expect(outcome.output == "2\nmine\n1\n")
      #expect(
        outcome.errors
          == "terrarium: the argument \"x\u{FFFD}.svg\" is not UTF-8; give the file a name that is\n"
      )
    }
  }

  @Test(.enabled(if: FFmpegProgram.isInstalled))
  func `the key that ends a program with a core ends a film, too`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'; ulimit -c 0
        timeout --preserve-status -s QUIT 3 $T export tunnel --speed 0.01 --scale 2 -o x.mp4
        echo $?; ls | wc -l
        """)
      #expect(outcome.output == "131\n0\n", "\(outcome.errors)")
    }
  }

  /// Trees of thousands of levels, as a dump or a script may have them.
  private static let deepTrees = [
    "deep.xml": "<?xml version=\"1.0\"?><hierarchy>"
      + String(repeating: "<node class=\"a\" bounds=\"[0,0][10,10]\">", count: 3_000)
      + String(repeating: "</node>", count: 3_000) + "</hierarchy>",
    "views.swift": """
    import Containers
    let root = ViewController("root")
    window.rootViewController = root
    simulation.turn()
    var last = root.view
    for number in 0..<3000 {
      let view = View("v\\(number)")
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      last.addSubview(view)
      last = view
    }
    simulation.turn()
    """,
    "controllers.swift": """
    import Containers
    let root = ViewController("root")
    window.rootViewController = root
    simulation.turn()
    var last = root
    for number in 0..<1500 {
      let child = ViewController("c\\(number)")
      last.addChild(child)
      last.view.addSubview(child.view)
      child.didMove(toParent: last)
      last = child
    }
    simulation.turn()
    """,
  ]

  @Test(arguments: deepTrees.keys.sorted())
  func `a tree of thousands of levels is drawn in every figure`(name: String) throws {
    try ScriptFolder.with([name: Self.deepTrees[name] ?? ""]) { place in
      for figure in FigureKind.allCases.map(\.rawValue) {
        let outcome = try place.shell("$T export \(name) --figure \(figure) -o x.svg")
        #expect(
          !outcome.crashed && (0...2).contains(outcome.status), "\(figure): \(outcome.errors)")
      }
      for words in ["export -o x.png", "export -o x.pdf", "state", "state --json", "check"] {
        let outcome = try place.shell("$T \(words) \(name)")
        #expect((0...1).contains(outcome.status), "\(words): \(outcome.errors)")
      }
    }
  }

  @Test(arguments: ["check", "trace", "state", "export -o x.png", "diff push"])
  func `a recording of which nothing is left is none`(words: String) throws {
    let cuts = ["", "TERR", "TERRARIUM 1\n"]
    for cut in cuts {
      try ScriptFolder.with(["own.terrarium": cut]) { place in
        let outcome = try place.shell("$T \(words) own.terrarium; echo $?; ls")
        #expect(outcome.output == "2\nown.terrarium\n", "\(cut): \(outcome.errors)")
        #expect(outcome.errors.hasPrefix("terrarium: own.terrarium: "))
        #expect(outcome.complaints.count == 1)
      }
    }
  }
}
