import Figures
import Hierarchy
import Scenarios
@testable import Session
import Testing

/// A script that is stopped by what a person does after it has ended: never in silence.
@Suite struct `A script stopped by hand` {
  /// A button with an action, in a window at rest.
  private func session(_ action: String, above: String = "") -> Session {
    let script = """
      import Containers
      \(above)
      let root = ViewController("root")
      let button = Button("button", title: "Tap")
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      button.onTap = {
          \(action)
      }
      window.rootViewController = root
      root.view.addSubview(button)
      print("ready")
      """
    var session = Session(worlds: worlds, opening: Scenario(script: script, named: "own"))
    session.opened.goToEnd()
    return session
  }

  /// Where the run ended early, and why.
  private func ends(_ session: Session) -> [String] {
    session.scriptMistakes.map { "\($0.line): \($0.message)" }
  }

  @Test func `reports the line and the misuse`() throws {
    var session = session("let none: Int? = nil; print(none!)")
    #expect(ends(session).isEmpty)
    session.tap(try id("button", in: session))
    #expect(
      ends(session) == [
        "7: The run ended here: `!` found nil; unwrap with `if let` or `guard let`"
      ])
    session.undo()
    #expect(ends(session).isEmpty)
  }

  @Test func `reports an endless loop, even without other events`() throws {
    var session = session("while true {}")
    session.tap(try id("button", in: session))
    #expect(
      ends(session) == [
        "7: The run ended here: more than 1000000 statements; is there a loop without an end?"
      ])
    #expect(session.canUndo)
  }

  @Test func `reports the line in an override that a container calls`() throws {
    var session = session(
      "root.addChild(Endless())",
      above: "class Endless: ViewController { override func willMove(toParent parent: "
        + "ViewController?) { while true {} } }")
    session.tap(try id("button", in: session))
    #expect(
      ends(session) == [
        "2: The run ended here: more than 1000000 statements; is there a loop without an end?"
      ])
  }

  @Test func `reports a refused call, and nothing follows`() throws {
    var session = session(
      "root.addChild(root); print(\"never\")", above: "simulation.stopsAtRefusals = true")
    session.tap(try id("button", in: session))
    #expect(
      ends(session) == [
        "7: The run ended here: the first refused call ends the run, as it would on the device"
      ])
    let end = session.recording
    session.opened.goToEnd()
    session.tap(try id("button", in: session))
    #expect(session.recording == end)
    #expect(!session.recording.traceText().contains("never"))
  }
}
