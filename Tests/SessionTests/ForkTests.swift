import Figures
import Hierarchy
import Scenarios
@testable import Session
import Testing

/// Acting in the middle of a script: the script ends there, and a person goes on.
@Suite struct `A script with gestures` {
  /// Two controllers that come one after the other, and a button that counts its taps.
  private let script = """
    import Containers

    let root = ViewController("root")
    let button = Button("button", title: "Tap")
    var taps = 0
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.onTap = {
        taps += 1
        print("tap \\(taps)")
    }
    window.rootViewController = root
    root.view.addSubview(button)
    let locked = Button("locked", title: "No")
    locked.isEnabled = false
    root.view.addSubview(locked)
    simulation.turn()

    print("first")
    simulation.advance(by: 0.5)
    print("second")
    simulation.advance(by: 0.5)
    print("third")
    """

  private func session() -> Session {
    Session(worlds: worlds, opening: Scenario(script: script, named: "own"))
  }

  /// What was printed, with the time.
  private func log(_ session: Session) -> [String] {
    session.recording.traceText().split(separator: "\n").filter { $0.contains(" > ") }
      .map(String.init)
  }

  private let whole = ["0 > first", "500 > second", "1000 > third"]

  /// Is at the point where this line has just been written.
  private func stand(_ session: inout Session, after line: String) throws {
    let index = session.recording.events.firstIndex { session.recording.traceLine(of: $0) == line }
    session.opened.seek(toEvent: try #require(index))
  }

  @Test func `rests after its first turn, before its other statements`() {
    let session = session()
    #expect(session.system == nil && session.versions.isEmpty && session.actions.isEmpty)
    #expect(session.progress.done == 5 && session.progress.of == 8)
    #expect(log(session) == whole)
  }

  @Test func `ends where its button is tapped in the past`() throws {
    var session = session()
    try stand(&session, after: "500 > second")
    session.tap(try id("button", in: session))
    #expect(log(session) == ["0 > first", "500 > second", "500 > tap 1"])
    #expect(gestures(session) == "tap@500")
    #expect(session.run.cut != nil)
    session.opened.goToEnd()
    session.tap(try id("button", in: session))
    #expect(log(session).suffix(2) == ["500 > tap 1", "500 > tap 2"])
  }

  @Test func `is whole again after undo, and forked again after redo`() throws {
    var session = session()
    let recording = session.recording
    try stand(&session, after: "0 > first")
    session.tap(try id("button", in: session))
    session.rotate()
    let forked = session.recording
    #expect(log(session) == ["0 > first", "0 > tap 1"])
    #expect(gestures(session) == "tap@0 rotate@0")
    session.undo()
    #expect(gestures(session) == "tap@0")
    session.undo()
    #expect(session.recording == recording && session.run.cut == nil && !session.canUndo)
    session.redo()
    session.redo()
    #expect(session.recording == forked && !session.canRedo)
  }

  @Test func `is forked earlier by an action before the first fork`() throws {
    var session = session()
    try stand(&session, after: "500 > second")
    session.tap(try id("button", in: session))
    try stand(&session, after: "0 > first")
    session.rotate()
    #expect(log(session) == ["0 > first"] && gestures(session) == "rotate@0")
    session.undo()
    #expect(log(session) == ["0 > first", "500 > second", "500 > tap 1"])
  }

  @Test func `continues after an action at its end`() throws {
    var session = session()
    session.opened.goToEnd()
    session.rotate()
    #expect(log(session) == whole && session.run.cut == nil)
    #expect(gestures(session) == "rotate@1000")
    #expect(session.recording.traceText().contains("1000 root viewWillTransition(to: 844x390)"))
  }

  @Test func `is not forked by a gesture without effect`() throws {
    var session = session()
    try stand(&session, after: "500 > second")
    session.tap(try id("locked", in: session))
    #expect(log(session) == whole && gestures(session) == "" && !session.canUndo)
  }
}
