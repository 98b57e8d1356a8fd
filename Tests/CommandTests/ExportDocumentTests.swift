import Foundation
import Testing

/// Figures as text: for Graphviz, for terminals, for programs.
@Suite struct `An export as text` {
  private func text(_ words: String) throws -> String {
    let outcome = try Terrarium.shell("$T export \(words)")
    #expect(outcome.verdict == "0 ")
    return outcome.output
  }

  @Test func `is a tree of controllers or of views, in our form or UIKit's`() throws {
    #expect(
      try text("tunnel --figure tree --at 100 --format txt")
        == Terrarium.shell("$T state tunnel --at 100").output)
    let views = try text("tunnel --figure views --at 100 --format txt")
    #expect(views.hasPrefix("Window window, frame: 0 0 320 460\n   | View "), "\(views)")
    #expect(
      try text("tunnel --figure hierarchy --at 100 --format txt").hasSuffix("\n" + views))
    let printed = try text("tunnel --figure tree --at 100 --format txt --as printHierarchy")
    #expect(printed.hasPrefix("<TunnelController 0x"))
    #expect(
      try text("tunnel --figure views --at 100 --format txt --as printHierarchy")
        .hasPrefix("<Window: 0x"))
  }

  @Test func `is the state, as the command for states prints it`() throws {
    #expect(
      try text("tunnel --figure tree --at 100 --format json")
        == Terrarium.shell("$T state tunnel --at 100 --json").output)
    #expect(
      try text("tunnel --figure tree --at e7 --format json")
        == Terrarium.shell("$T state tunnel --at e7 --json").output)
  }

  @Test func `is a graph that reads back as the same tree`() throws {
    let graph = try text("tunnel --figure tree --at 100 --format dot")
    #expect(graph.hasPrefix("digraph \"Controllers\" {\n"))
    try Terrarium.withFolder { folder in
      let file = folder.appendingPathComponent("tree.gv")
      try Data(graph.utf8).write(to: file)
      let back = try Terrarium.shell("$T import '\(file.path)' --json")
      #expect(back.status == 0)
      let cards = graph.matches(of: /\n  [cw]\d+ \[/).count
      #expect(back.output.matches(of: /"parentLine":/).count == cards && cards > 4)
      let known = ["window", "tunnel"].allSatisfy { back.output.contains($0) }
      #expect(known, "\(back.output)")
    }
  }

  @Test(
    .enabled("dot is missing: install the package graphviz") {
      FileManager.default.isExecutableFile(atPath: "/usr/bin/dot")
    }, arguments: ["tree", "views", "hierarchy"])
  func `is a graph that Graphviz draws without a warning`(figure: String) throws {
    // Quotes, backslashes and other scripts are in the names.
    let outcome = try Terrarium.shell(
      "$T export japanese-names --figure \(figure) --theme dark --format dot | dot -Tsvg")
    #expect(outcome.verdict == "0 ")
    #expect(outcome.output.contains("</svg>"))
  }

  @Test func `is a graph that Graphviz reads, even with long and odd names`() throws {
    let name = String(repeating: "ab\\\"&amp;é", count: 4_000)
    let plain = String(repeating: "x", count: 40_000)
    let script = """
      import Containers

      let root = ViewController("\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))")
      window.rootViewController = root
      let long = ViewController("\(plain)")
      root.addChild(long)
      let odd = ViewController("o\\u{FFFE}\\u{FFFF}\\u{FDD0}\\u{1FFFE}\\u{202E}d &#27; & d")
      root.addChild(odd)
      simulation.turn()
      """
    try ScriptFolder.with(["own.swift": script]) { place in
      let graph = try place.shell("$T export own.swift --figure tree -o own.dot && cat own.dot")
      #expect(graph.status == 0)
      // Graphviz 2.42 reads no more than 16,384 bytes of a text in one go.
      let runs = graph.output.utf8.split { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }
      #expect((runs.map(\.count).max() ?? 0) < 16_384)
      #expect(graph.output.contains("o����&#x202e;d &amp;#27; & d"))
      #expect(!graph.output.unicodeScalars.contains { $0.properties.isNoncharacterCodePoint })
      let back = try place.shell("$T import own.dot --json").output
      let nodes = try JSONDecoder().decode(Read.self, from: Data(back.utf8)).nodes
      let names = nodes.compactMap(\.name).map { $0.split(separator: " ").first ?? "" }
      #expect(names.contains { $0 == plain })
      #expect(nodes.contains { $0.name?.contains("o����\u{202E}d &#27; & d") == true })
    }
  }

  private struct Read: Decodable {
    struct Node: Decodable { let name: String? }
    let nodes: [Node]
  }

  @Test func `shows one view by itself`() throws {
    let name = try Terrarium.shell("$T export tunnel --only startGeo --format svg --no-credit")
    #expect(name.status == 0)
    #expect(name.output.contains("width=\"320\" height=\"193.2\""), "\(name.output.prefix(300))")
    #expect(name.output.contains("Lemvig") && !name.output.contains("South Pacific"))
  }

  @Test func `reports which figure has which format`() throws {
    let outcome = try Terrarium.shell("$T export tunnel --figure stage -o \"$HOME/x.dot\"")
    #expect(
      outcome.verdict == """
        2 terrarium: The figure stage cannot be written as dot: choose png, svg or pdf, or for \
        dot the figure tree, views or hierarchy.

        """)
  }

  @Test(
    arguments: [
      ("--page A4", "--page is for the format pdf; leave it out"),
      ("--page A9 --format pdf", "invalid value \"A9\" for --page; use one of A5, A4"),
      ("--as outline", "--as is for the format txt; leave it out"),
      ("--part 1", "--part is for the figure lesson; leave it out"),
      ("--part 0 --figure lesson", "invalid value \"0\" for --part; use the number of a page"),
      ("--only tunnel --figure tree", "--only is for pictures of the figure stage; leave it out"),
      (
        "--only tunel",
        "tunnel has no controller or view \"tunel\" at that time; did you mean \"tunnel\""
      ),
      ("--only startMap", "startMap has no stage at that time; choose another --figure or --at"),
      (
        "--select nobody",
        "tunnel has no controller or view \"nobody\" at that time; terrarium state"
      ),
      (
        "--select tunel",
        "tunnel has no controller or view \"tunel\" at that time; did you mean \"tunnel\""
      ),
      ("--frame --no-frame", "--frame and --no-frame contradict each other; choose one"),
      ("--background pink", "unknown background \"pink\"; use one of: theme, white, transparent"),
      ("--figure lesson", "tunnel has no lesson at that time; choose another --figure or --at"),
    ])
  func `rejects meaningless options`(words: String, complaint: String) throws {
    let outcome = try Terrarium.shell("$T export tunnel \(words) >/dev/null")
    #expect(outcome.status == 2 && outcome.complaints.count == 1)
    #expect(outcome.errors.hasPrefix("terrarium: \(complaint)"), "\(outcome.errors)")
  }
}
