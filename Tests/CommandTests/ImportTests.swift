import Foundation
import Testing

/// `terrarium import` and `terrarium diff`, on dumps as people paste them.
@Suite struct `A dump on the command line` {
  static let controllers = """
    (lldb) po [UIViewController _printHierarchy]
    <Tabs 0x7a10>, state: appeared, view: <UILayoutContainerView 0x7a11>
       | <Home 0x7a20>, state: appeared, view: <UIView 0x7a21>
       | <More 0x7a30>, state: disappeared, view:  (view not loaded)
       + <Sheet 0x7a40>, state: appearing, view: <UIView 0x7a41> not in the window, presented with: <UISheetPresentationController 0x7a42>

    """

  private func withFiles<Result>(
    _ files: [String: String], _ body: (URL) throws -> Result
  ) throws -> Result {
    try Terrarium.withFolder { folder in
      for (name, text) in files {
        try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
      }
      return try body(folder)
    }
  }

  @Test func `is read and written as an outline, in UIKit's form, and as JSON`() throws {
    try withFiles(["a.txt": Self.controllers]) { folder in
      let outline = try Terrarium.run("import", "a.txt", in: folder)
      #expect(
        outline.output == """
          Tabs, 0x7a10, state: appeared, view: UILayoutContainerView
             | Home, 0x7a20, state: appeared, view: UIView
             | More, 0x7a30, state: disappeared, view not loaded
             | Sheet, presented, 0x7a40, state: appearing, view: UIView, not in the window, \
          presented with: UISheetPresentationController

          """)
      #expect(
        outline.verdict
          == """
          0 terrarium: a.txt: read as UIKit's _printHierarchy (sure)
          terrarium: a.txt:1: outside the dump, set aside: (lldb) po [UIViewController _printHierarchy]

          """)
      let form = try Terrarium.run("import", "a.txt", "--as", "printHierarchy", in: folder)
      #expect(
        form.output == Self.controllers.split(separator: "\n").dropFirst().joined(separator: "\n")
          + "\n")
      let json = try Terrarium.run("import", "a.txt", "--json", in: folder)
      #expect(
        json.output.hasPrefix(
          """
          {"format":"printHierarchy","certainty":"sure","next":null,"nodes":[{"id":"0x7a10","line":2,"parentLine":null,\
          "class":"Tabs","state":"appeared","inWindow":true,"presented":false,"name":null,\
          "frame":null,
          """))
    }
  }

  @Test func `can come from standard input, too`() throws {
    let outcome = try Terrarium.shell("printf 'a\\n  b\\n  c\\n' | \"$T\" import -")
    #expect(outcome.output == "a\n   | b\n   | c\n")
  }

  @Test func `is distinguished from a script on standard input`() throws {
    let dump =
      "printf '<A 0x1>, state: appeared, view: <UIView 0x2> not in the window\\n' | \"$T\" "
    let checked = try Terrarium.shell(dump + "check -")
    #expect(checked.status == 1)
    #expect(checked.output.contains("I1"))
    let state = try Terrarium.shell(dump + "state -")
    #expect(state.output == "A A#0x1, state: appeared, view: UIView#0x2 not in the window\n")
    let script = try Terrarium.shell(
      "printf 'import Containers\\nlet a = ViewController()' | \"$T\" state -")
    #expect(script.verdict == "0 ")
    let neither = try Terrarium.shell("printf '\\xff\\xfe\\x00' | \"$T\" state -")
    #expect(neither.status == 2)
  }

  @Test func `that is inconsistent says so as a script, too`() throws {
    let dump = """
      <A 0x1>, state: appeared, view: <UIView 0x2>
         | <B 0x3>, state: appeared, view: <UIView 0x4> not in the window

      """
    try withFiles(["a.txt": dump]) { folder in
      let script = try Terrarium.run("import", "a.txt", "--as", "script", in: folder)
      #expect(
        script.output.hasPrefix(
          """
          import Containers

          // The dump is at odds with itself, and so is what this script builds:
          // I1, line 2: B 0x3 has appeared, but its view isn't in a window.

          """))
    }
  }

  @Test func `prints its notes on standard error with their lines, and succeeds`() throws {
    try withFiles(["a.txt": Self.controllers + "** what? **\n"]) { folder in
      let outcome = try Terrarium.run("import", "a.txt", in: folder)
      #expect(
        outcome.verdict.hasSuffix(
          "terrarium: a.txt:6: outside the dump, set aside: ** what? **\n"))
      let json = try Terrarium.run("import", "--json", "a.txt", in: folder)
      #expect(
        json.output.hasSuffix(
          "{\"line\":6,\"lastLine\":6,"
            + "\"message\":\"outside the dump, set aside: ** what? **\"}]}\n"))
    }
  }

  @Test(arguments: [
    ("prose.txt", "prose.txt:1: no known form of a hierarchy matches; the nearest is an"),
    ("empty.txt", "empty.txt: there is nothing in it; copy the dump again"),
    ("zero.txt", "zero.txt:2: it holds a zero byte, so it is no text; save the dump as UTF-8"),
    ("bomb.xml", "bomb.xml:2: it declares entities of its own, which are not expanded; remove"),
    ("gone.txt", "gone.txt: no such file"),
    (".", ".: it is a folder"),
  ])
  func `that is invalid causes one line and status 2`(file: String, message: String) throws {
    let files = [
      "prose.txt": "This is only a sentence.\n", "empty.txt": " \n\n", "zero.txt": "a\n\u{0}b\n",
      "bomb.xml": "<?xml version='1.0'?>\n<!DOCTYPE x [<!ENTITY a \"aa\">]>\n<x>&a;</x>\n",
    ]
    try withFiles(files) { folder in
      let outcome = try Terrarium.run("import", file, in: folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors.hasPrefix("terrarium: \(message)"), "\(outcome.errors)")
      #expect(outcome.output.isEmpty)
    }
  }

  @Test func `of views is not written in the form of controllers`() throws {
    try withFiles(["a.txt": "<UIView: 0x1; frame = (0 0; 1 1)>\n"]) { folder in
      let outcome = try Terrarium.run("import", "a.txt", "--as", "printHierarchy", in: folder)
      #expect(outcome.verdict.contains("terrarium: a.txt: it contains more than controllers"))
      #expect(outcome.status == 2)
    }
  }

  @Test func `of views alone has a state, and no trace`() throws {
    try withFiles(["a.txt": "<UIView: 0x1; frame = (0 0; 1 1)>\n"]) { folder in
      let state = try Terrarium.run("state", "a.txt", in: folder)
      #expect(state.output.hasPrefix("UIView UIView#0x1, frame: 0 0 1 1"))
      let trace = try Terrarium.run("trace", "a.txt", in: folder)
      #expect(
        trace.verdict
          == "0 terrarium: a.txt: it has no callbacks; see its hierarchy with terrarium state a.txt\n"
      )
      let tree = try Terrarium.run(
        "export", "a.txt", "--figure", "tree", "--format", "txt", in: folder)
      #expect(tree.output.contains("UIView"))
      #expect(tree.verdict == "0 ")
    }
  }

  @Test func `is compared with another, with status 1 if they differ`() throws {
    let later = Self.controllers.replacing(
      "More 0x7a30>, state: disappeared", with: "More 0x7a30>, state: appearing")
    try withFiles(["a.txt": Self.controllers, "b.txt": later]) { folder in
      #expect(try Terrarium.run("diff", "a.txt", "a.txt", in: folder).status == 0)
      let text = try Terrarium.run("diff", "a.txt", "b.txt", in: folder)
      #expect(text.status == 1)
      #expect(
        text.output == """
            Tabs 0x7a10
          ~    | More 0x7a30, state: disappeared → appearing
          0 added, 0 removed, 0 moved, 1 changed

          """)
      let json = try Terrarium.run("diff", "a.txt", "b.txt", "--json", in: folder)
      #expect(
        json.output == """
          {"equal":false,"changes":[{"kind":"changed","node":"Tabs/More",\
          "from":{"state":"disappeared"},"to":{"state":"appearing"},"id":"0x7a30"}]}

          """)
    }
  }

  @Test func `of two moments can be stepped through and compared with itself`() throws {
    let later = Self.controllers.replacing(
      "0x7a20>, state: appeared", with: "0x7a20>, state: disappearing")
    try withFiles(["a.txt": Self.controllers + later]) { folder in
      let outcome = try Terrarium.run("diff", "a.txt@0", "a.txt@1000", in: folder)
      #expect(outcome.output.contains("~    | Home 0x7a20, state: appeared → disappearing"))
      let state = try Terrarium.run("state", "a.txt", "--at", "1000", in: folder)
      #expect(state.output.contains("Home Home#0x7a20, state: disappearing"))
    }
  }

  @Test func `is checked for inconsistencies`() throws {
    let odd = "<A 0x1>, state: appeared, view: <UIView 0x2> not in the window\n"
    try withFiles(["a.txt": odd]) { folder in
      let outcome = try Terrarium.run("check", "a.txt", in: folder)
      #expect(
        outcome.output == """
          0 ? I1 A#0x1 line 1: A 0x1 has appeared, but its view isn't in a window.
            Remove its view within a transition, or call beginAppearanceTransition(false, \
          animated:) and endAppearanceTransition() around it.

          """)
      #expect(outcome.status == 1)
    }
  }

  @Test func `without controllers is reported as unchecked`() throws {
    let views = "<UIView: 0x1; frame = (0 0; 10 10)>\n   | <UILabel: 0x2; frame = (0 0; 5 5)>\n"
    try withFiles(["a.txt": views]) { folder in
      let outcome = try Terrarium.run("check", "a.txt", in: folder)
      #expect(outcome.output == "" && outcome.status == 0)
      #expect(
        outcome.errors
          == "terrarium: a.txt: checked 2 nodes and their hierarchy; without controllers, appearance, presentation and the places of views can't be checked\n"
      )
    }
  }

  @Test func `ends silently when its output is closed`() throws {
    let outcome = try Terrarium.shell(
      "awk 'BEGIN { print \"r\"; for (i = 0; i < 20000; i++) print \"  n\" i }' | \"$T\" import - 2>/dev/null | head -1; exit ${PIPESTATUS[1]}"
    )
    #expect(outcome.status == 1)
    #expect(outcome.errors.isEmpty)
  }

  @Test func `and two runs of one scenario are compared by instants`() throws {
    #expect(try Terrarium.run("diff", "push@0", "push@0").status == 0)
    let outcome = try Terrarium.run("diff", "push@e0", "push")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(" added, 0 removed"))
  }
}
