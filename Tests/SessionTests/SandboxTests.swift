import Hierarchy
import Scenarios
@testable import Session
import TestSupport
import Testing

@Suite struct `The sandbox of calls` {
  private func empty() -> Session {
    var session = Session(worlds: WorldStore(file: nil))
    session.newScript()
    session.runDue()
    return session
  }

  @Test func `offers every call as the line that it writes`() {
    var session = empty()
    session.opened.select(
      session.recording.latest.controllers.values.first { $0.name == "child" }?.id)
    let offered = Sandbox.Call.allCases.map {
      ($0.title, Sandbox(of: session.opened).lines(for: $0))
    }
    let text = offered.map { "\($0): \($1.joined(separator: "; "))" }.joined(separator: "\n")
    #expect(
      text == """
        New Controller: let a = ViewController("a"); let nav = NavigationController("nav"); \
        let tabs = TabBarController("tabs")
        addChild: root.addChild(child)
        removeFromParent: child.removeFromParent()
        willMove: child.willMove(toParent: nil); child.willMove(toParent: root)
        didMove: child.didMove(toParent: root); child.didMove(toParent: nil)
        transition: root.transition(from: child, to: root, duration: 0.3)
        addSubview: root.view.addSubview(child.view)
        removeFromSuperview: child.view.removeFromSuperview()
        rootViewController: window.rootViewController = child
        present: root.present(child, animated: true)
        dismiss: child.dismiss(animated: true)
        turn: simulation.turn(); simulation.finishAnimations()
        """)
  }

  @Test func `offers a card its own calls, and those that make it the root`() {
    var session = empty()
    for name in ["a", "b"] {
      session.write("let \(name) = ViewController(\"\(name)\")")
      session.runDue()
    }
    let window = session.state.windows.first?.view ?? NodeID(-1)
    let child = session.state.controllers.values.first { $0.name == "child" }?.id ?? NodeID(-1)
    let text = [window, child].flatMap(Sandbox(of: session.opened).calls(about:))
      .map { "\($0.title): \($0.lines.count), \($0.lines[0])" }.joined(separator: "\n")
    #expect(
      text == """
        rootViewController: 4, window.rootViewController = root
        addChild: 3, root.addChild(child)
        addSubview: 3, root.view.addSubview(child.view)
        didMove: 4, child.didMove(toParent: root)
        willMove: 4, child.willMove(toParent: nil)
        removeFromSuperview: 1, child.view.removeFromSuperview()
        removeFromParent: 1, child.removeFromParent()
        present: 3, root.present(child, animated: true)
        dismiss: 1, child.dismiss(animated: true)
        rootViewController: 1, window.rootViewController = child
        """)
  }

  @Test func `shows what a line does, and takes it back`() {
    var session = empty()
    let before = session.document?.text
    session.write("let a = ViewController(\"a\")")
    session.runDue()
    session.write("root.addChild(a)")
    session.runDue()
    #expect(session.state.outline.contains("ViewController a"))
    #expect(
      session.document?.text.hasSuffix("let a = ViewController(\"a\")\nroot.addChild(a)\n") == true)
    session.undo()
    session.undo()
    session.runDue()
    #expect(session.document?.text == before)
    session.redo()
    session.runDue()
    #expect(session.document?.text.hasSuffix("let a = ViewController(\"a\")\n") == true)
  }

  @Test func `never undoes typed text`() {
    var session = empty()
    session.write("let a = ViewController(\"a\")")
    session.runDue()
    let typed = "// Mine.\n" + (session.document?.text ?? "")
    session.editScript(typed)
    session.runDue()
    #expect(!session.canUndo)
    session.undo()
    #expect(session.document?.text == typed)
    session.write("root.addChild(a)")
    session.undo()
    #expect(session.document?.text == typed)
    session.editScript(typed + "\n")
    #expect(!session.canRedo)
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `is unchanged after 100 random calls and 100 undos, and writes valid Swift`(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    var session = empty()
    let (text, recording) = (session.document?.text, session.recording)
    for _ in 0..<100 {
      let ids = session.recording.latest.controllers.values.map(\.id)
      session.opened.select(Bool.random(using: &random) ? ids.randomElement(using: &random) : nil)
      let call = Sandbox.Call.allCases.randomElement(using: &random) ?? .turn
      guard let line = Sandbox(of: session.opened).lines(for: call).randomElement(using: &random)
      else {
        session.write("simulation.turn()")
        session.runDue()
        continue
      }
      session.write(line)
      session.runDue()
      #expect(session.scriptMistakes.isEmpty, "\(line)")
    }
    let written = try #require(session.document?.text)
    if seed <= Nightly.count(push: 1, nightly: 8) {
      let compiled = try CompiledScripts(written).run(written, all: true).output
      #expect(compiled == session.recording.traceText(all: true))
    }
    for _ in 0..<100 { session.undo() }
    session.runDue()
    #expect(session.document?.text == text)
    #expect(session.recording == recording)
  }

  @Test func `offers nothing without a valid script`() {
    var session = Session(worlds: WorldStore(file: nil))
    #expect(Sandbox.Call.allCases.allSatisfy { Sandbox(of: session.opened).lines(for: $0).isEmpty })
    session.newScript()
    session.runDue()
    session.editScript("let a = ")
    session.runDue()
    #expect(!session.isSandbox)
  }
}
