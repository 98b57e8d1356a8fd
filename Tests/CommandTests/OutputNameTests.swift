import Foundation
import Testing

/// Results whose names are those of other files, which are to stay.
@Suite struct `An output name` {
  @Test(arguments: ["own.swift -o own.swift --format png", "own.swift -o link.png"])
  func `of a picture never replaces its input`(words: String) throws {
    let script = "import Containers\n"
    let lines =
      "own.swift -o a.png\nown.swift -o LIST --format svg\npush -o own.swift --format svg\n"
    try ScriptFolder.with(["own.swift": script, "LIST": lines]) { place in
      let outcome = try place.shell(
        "ln -s own.swift link.png; $T export \(words); echo $?; $T export --batch LIST; echo $?; ls"
      )
      let output = words.contains("link") ? "link.png" : "own.swift"
      func refusal(_ path: String) -> String {
        "\(path) is the input and would be overwritten; choose another output\n"
      }
      #expect(
        outcome.errors == "terrarium: " + refusal(output)
          + "terrarium: LIST:2: " + refusal("LIST") + "terrarium: LIST:3: " + refusal("own.swift"))
      #expect(outcome.output == "2\n2\nLIST\nlink.png\nown.swift\n")
      #expect(try place.shell("cat own.swift LIST").output == script + lines)
    }
  }

  @Test func `in a manifest may be read again, each time`() throws {
    let lines = "push --figure tree -o push.dot\npush.dot --figure tree -o again.svg\n"
    try ScriptFolder.with(["LIST": lines]) { place in
      let outcome = try place.shell("$T export --batch LIST && $T export --batch LIST; echo $?; ls")
      let notes = """
        terrarium: push.dot:1: the name of the graph, set aside: Controllers
        terrarium: push.dot:2: set aside: label=Controllers, labelloc=t, bgcolor=#fbfbf9, \
        fontname=Inter, ordering=out, nodesep=0.25, ranksep=0.4
        terrarium: push.dot:3: set aside: fontcolor=#22272b
        terrarium: push.dot:5: set aside: fontname=Inter, fontsize=10, fontcolor=#22272b, arrowhead=none

        """
      #expect(outcome.verdict == "0 " + notes + notes)
      #expect(outcome.output == "0\nLIST\nagain.svg\npush.dot\n")
    }
  }

  @Test func `of a comparison never replaces its inputs`() throws {
    try ScriptFolder.with(["a.swift": "import Containers\n"]) { place in
      let outcome = try place.shell(
        "$T export a.swift@0 push --figure difference -o a.swift --format svg; cat a.swift")
      #expect(outcome.errors.contains("a.swift is the input and would be overwritten"))
      #expect(outcome.output == "import Containers\n")
    }
  }

  @Test func `that is not UTF-8 never means another file`() throws {
    try Terrarium.withFolder { folder in
      let outcome = try Terrarium.shell(
        """
        cd '\(folder.path)'; echo mine >$'x\\xef\\xbf\\xbd.svg'
        $T export tunnel -o $'x\\xff.svg'; echo $?; cat x*; ls | wc -l
        """)
      #expect(outcome.output == "2\nmine\n1\n")
      #expect(
        outcome.errors
          == "terrarium: the argument \"x\u{FFFD}.svg\" is not UTF-8; rename the file\n"
      )
    }
  }
}
