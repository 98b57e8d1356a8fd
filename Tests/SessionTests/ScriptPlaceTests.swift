import Figures
import Foundation
import Hierarchy
import Scenarios
@testable import Session
import Testing

/// Where a person is in a script: a line with its variables, kept while the script is edited.
@Suite struct `The place in a script` {
  private static let lines = [
    "import Containers",
    "let root = ViewController(\"root\")",
    "window.rootViewController = root",
    "simulation.turn()",
    "var n = 1",
    "n += 1",
    "let name = \"a\"",
    "func twice(_ m: Int) -> Int {",
    "    let result = m * 2",
    "    return result",
    "}",
    "let more = twice(n)",
    "print(more)",
    "n = 100",
  ]

  @Test func `is where it first rests, or its end if no call follows`() {
    func session(_ rest: String) -> Session {
      let start = Self.lines.prefix(4).joined(separator: "\n")
      return Session(
        worlds: worlds, opening: Scenario(script: "\(start)\n\(rest)\n", named: "own"))
    }
    let views = session("root.view.addSubview(View(\"red\"))")
    #expect(views.state.views.values.contains { $0.name == "red" })
    let more = session("let next = ViewController(\"next\")\nroot.addChild(next)")
    #expect(more.state.controllers.values.map(\.name) == ["root"])
    #expect(session("").player.eventCount == session("").recording.events.count)
  }

  private func session() -> Session {
    Session(
      worlds: worlds,
      opening: Scenario(script: Self.lines.joined(separator: "\n") + "\n", named: "own"))
  }

  /// Types lines and runs them, as the window does.
  private func edit(_ session: inout Session, _ change: (inout [String]) -> Void) throws {
    var lines = Self.lines
    change(&lines)
    session.editScript(lines.joined(separator: "\n") + "\n")
    session.adopt(try #require(session.pendingRun).execute())
  }

  /// The line, and the variables that are numbers or words: "6: n=2*".
  private func place(_ session: Session) -> String {
    let words = session.variables.filter { $0.name != "root" }.map {
      "\($0.name)=\($0.value)\($0.hasChanged ? "*" : "")"
    }
    return ([session.executedLine.map { "\($0):" } ?? "-:"] + words).joined(separator: " ")
  }

  @Test func `is the start of a script that was opened while another one ran`() throws {
    var session = session()
    session.newScript()
    session.editScript(Self.lines.joined(separator: "\n"))
    let late = try #require(session.pendingRun)
    session.newScript()
    let next = try #require(session.pendingRun)
    session.adopt(late.execute())
    #expect(session.pendingRun != nil)
    #expect(session.executedLine == nil)
    session.adopt(next.execute())
    #expect(session.pendingRun == nil)
  }

  @Test func `is restored with the selection after the text was deleted`() throws {
    var session = session()
    session.opened.go(toLine: 6)
    let root = try #require(session.state.controllers.values.first?.id)
    session.opened.select(root)
    session.opened.isolate(Card.Key(kind: .controller, node: root))
    let (before, browsing) = (place(session), session.browsing)
    for text in ["", "import Containers\n", "// nothing yet\n"] {
      session.editScript(text)
      session.adopt(try #require(session.pendingRun).execute())
    }
    try edit(&session) { $0[12] = "print(n)" }
    #expect(place(session) == before)
    #expect(session.selection == root)
    #expect(session.browsing == browsing)
  }

  @Test func `survives an edit that changes only the encoding of a letter`() throws {
    var session = session()
    session.editScript("let letter = \"e\u{301}\"\n")
    session.adopt(try #require(session.pendingRun).execute())
    session.editScript("let letter = \"\u{E9}\"\n")
    session.adopt(try #require(session.pendingRun).execute())
    session.opened.go(toLine: 1)
    #expect(session.executedLine == 1)
  }

  @Test func `is after the target line, even if it has no events`() {
    var session = session()
    let places = [4, 5, 6, 7, 14].map { line in
      session.opened.go(toLine: line)
      return place(session)
    }
    #expect(
      places == [
        "4:", "5: n=1*", "6: n=2*", "7: n=2 name=\"a\"*", "14: n=100* name=\"a\" more=4",
      ])
  }

  @Test func `of a line without events is at the event before`() {
    var session = session()
    session.opened.go(toLine: 4)
    let playhead = session.player.playhead
    session.opened.go(toLine: 6)
    #expect(session.player.playhead == playhead)
  }

  @Test func `stays when something follows`() throws {
    for line in [4, 5, 6, 12, 14] {
      var session = session()
      session.opened.go(toLine: line)
      let (before, playhead) = (place(session), session.player.playhead)
      try edit(&session) { $0.append("print(n)") }
      #expect(place(session) == before)
      #expect(line == 14 || session.player.playhead == playhead)
    }
  }

  @Test func `moves with its line`() throws {
    var session = session()
    session.opened.go(toLine: 6)
    let playhead = session.player.playhead
    try edit(&session) { $0.insert(contentsOf: ["// A remark.", "let before = 0"], at: 1) }
    #expect(place(session) == "8: before=0 n=2*")
    #expect(session.player.playhead == playhead)
  }

  @Test func `is that of the event when its line is deleted`() throws {
    var session = session()
    session.opened.go(toLine: 6)
    let playhead = session.player.playhead
    try edit(&session) { $0.remove(at: 5) }
    #expect(session.executedLine == 4)
    #expect(session.player.playhead == playhead)
  }

  @Test func `stays at its event when an earlier print is added or removed`() throws {
    var session = session()
    try edit(&session) { $0.insert("print(\"kept\")", at: 1) }
    session.opened.seek(
      toEvent: try #require(session.recording.events.lastIndex { $0.isInDefaultTrace }))
    session.opened.stepBack()
    let line = session.currentLine
    for printed in [["print(\"new\")", "print(\"kept\")"], ["print(\"other\")"], []] {
      try edit(&session) { $0.insert(contentsOf: printed, at: 1) }
      #expect(session.currentLine == line)
      #expect(session.executedLine == 4 + printed.count)
    }
  }

  @Test func `stays at a printed line when an earlier one is added`() throws {
    var session = session()
    session.opened.goToEnd()
    session.opened.go(toLine: 13)
    let line = session.currentLine
    try edit(&session) { $0.insert("print(\"new\")", at: 1) }
    #expect(session.currentLine == line)
    #expect(place(session).hasPrefix("14:"))
  }

  @Test func `stays at its event when an earlier statement is added`() throws {
    for statement in ["root.title = \"title\"", "let other = View(\"other\")"] {
      var session = session()
      session.opened.stepBack()
      let line = session.currentLine
      try edit(&session) { $0.insert(statement, at: 2) }
      #expect(session.currentLine == line)
    }
  }

  @Test func `moves back to the first change in the recording`() throws {
    var session = session()
    session.opened.goToEnd()
    try edit(&session) { $0.insert("root.addChild(ViewController(\"child\"))", at: 2) }
    #expect(session.player.eventCount < session.recording.events.count)
    #expect(session.executedLine == nil || session.executedLine ?? 0 < 4)
  }

  @Test func `has the same variables forward and back`() throws {
    var session = session()
    try edit(&session) { $0.insert(contentsOf: ["print(n)", "n += 1", "print(n)"], at: 5) }
    session.opened.goToStart()
    var forth: [String] = []
    while session.progress.done < session.progress.of {
      session.opened.stepForward()
      forth.append(place(session))
    }
    var back = [place(session)]
    while session.progress.done > 1 {
      session.opened.stepBack()
      back.append(place(session))
    }
    #expect(forth == back.reversed())
    #expect(forth.suffix(3) == ["6: n=1*", "8: n=2*", "16: n=3* name=\"a\"* more=6*"])
  }

  @Test func `survives temporary errors in the text`() throws {
    var session = session()
    session.opened.go(toLine: 6)
    let before = place(session)
    try edit(&session) { $0.append("print(") }
    #expect(session.executedLine == nil)
    #expect(session.scriptMistakes.count == 1)
    try edit(&session) { $0.append("print(n)") }
    #expect(place(session) == before)
    #expect(session.scriptMistakes.isEmpty)
  }

  @Test func `where the run ended early is shown like an error`() throws {
    var session = session()
    try edit(&session) { $0 += ["let none: Int? = nil", "if true {", "  print(none!)", "}"] }
    let mistakes = session.scriptMistakes.map { mistake in
      let words = Array(session.document?.text.utf8 ?? "".utf8)[mistake.range]
      return "\(mistake.line):\(mistake.column) \(String(decoding: words, as: UTF8.self)): "
        + mistake.message
    }
    #expect(
      mistakes == [
        "17:3 print(none!): The run ended here: `!` found nil; unwrap with `if let` or `guard let`"
      ])
  }
}

@Suite struct `A file that is already open` {
  @Test func `keeps its changes under any of its names`() throws {
    let folder = try Folder()
    let file = try folder.write(Array("let a = 1\n".utf8), to: "a.swift")
    let link = folder.url.appendingPathComponent("link.swift")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    var session = session()
    try session.openScript(at: file)
    #expect(!session.opened.holdsChanges(ofFileAt: file), "nothing would be lost")
    session.editScript("let a = 2\n")
    let others = folder.url.appendingPathComponent("b.swift")
    #expect(
      [file, link, others].map { session.opened.holdsChanges(ofFileAt: $0) } == [true, true, false])
  }
}
