import Hierarchy
import Scenarios
import Testing

@testable import Session

/// A text from elsewhere takes the place of what is open, and gives it back.
@Suite struct `A pasted text` {
  private let dump = """
    <UITabBarController 0x1>, state: <appeared>, view: <UILayoutContainerView 0x2>
       | <UIViewController 0x3>, state: <appeared>, view: <UIView 0x4>
    """

  private func session() -> Session {
    var session = Session(worlds: WorldStore())
    session.open(system: "vertical")
    session.perform(action: "push")
    session.opened.seek(toEvent: 20)
    return session
  }

  private func dumped() throws -> ReadDump {
    try ReadDump(Array(dump.utf8))
  }

  @Test func `restores the previous document and its position by undo`() throws {
    var session = session()
    let before = (session.opened.slug, session.player.eventCount, session.recording)
    session.openPasted(try dumped(), named: "Pasted")
    #expect(session.opened.slug == "Pasted")
    session.undo()
    #expect(session.opened.slug == before.0)
    #expect(session.player.eventCount == before.1)
    #expect(session.recording == before.2)
    session.redo()
    #expect(session.opened.slug == "Pasted")
  }

  @Test func `allows undo of earlier actions, too`() throws {
    var session = session()
    session.openPasted(try dumped(), named: "Pasted")
    session.undo()
    session.undo()
    #expect(!session.canUndo)
    #expect(session.run.gestures.isEmpty)
    session.redo()
    session.redo()
    #expect(session.opened.slug == "Pasted")
    #expect(!session.canRedo)
  }

  @Test func `restores the microscope, too`() throws {
    var session = session()
    session.opened.lookAtTransition()
    session.opened.seek(toFraction: 0.37)
    session.openPasted(try dumped(), named: "Pasted")
    #expect(session.microscope == nil)
    session.undo()
    #expect(session.fraction?.percent == "37 %")
    session.opened.leaveMicroscope()
    session.redo()
    session.undo()
    #expect(session.microscope == nil)
  }

  @Test func `is the same document, not another one`() throws {
    var session = session()
    let before = session.opened
    session.openPasted(try dumped(), named: "Pasted")
    let pasted = session.opened
    #expect(pasted.id != before.id && pasted.revision != before.revision)
    session.undo()
    #expect(session.id == before.id && session.revision == before.revision)
    session.redo()
    #expect(session.id == pasted.id && session.revision == pasted.revision)
  }

  @Test func `is not restored after another action`() throws {
    var session = session()
    session.openPasted(try dumped(), named: "Pasted")
    session.undo()
    session.opened.goToEnd()
    session.perform(action: "pop")
    let canRedo = session.canRedo
    #expect(!canRedo)
  }

  @Test func `is forgotten once something else is opened`() throws {
    var session = session()
    session.openPasted(try dumped(), named: "Pasted")
    session.open(named: "tunnel")
    #expect(!session.canUndo)
  }

  @Test func `that is a script is not restored after edits`() throws {
    var session = session()
    let text = "import UIKit\nlet root = UIViewController(\"root\")\n"
    #expect(session.openScript(fromUIKit: text) == ["UIViewController"])
    session.undo()
    #expect(session.document == nil)
    session.redo()
    #expect(
      session.document?.text == "import Containers\nlet root = ViewController(\"root\")\n")
    session.undo()
    session.redo()
    session.editScript("import Containers\n")
    session.undo()
    #expect(session.opened.slug == "vertical")
    #expect(session.canRedo)
  }

  @Test func `can be undone ten times`() throws {
    var session = session()
    for number in 0..<12 { session.openPasted(try dumped(), named: "Pasted \(number)") }
    for _ in 0..<20 { session.undo() }
    #expect(session.opened.slug == "Pasted 1")
  }

  /// What was watched is in a file since something else was pasted.
  @Test func `restores a recording without watching its program`() throws {
    var session = Session(worlds: WorldStore())
    session.watch(try dumped().recording, named: "program")
    session.openPasted(try dumped(), named: "Pasted")
    #expect(session.takeLeftRecording() != nil)
    session.undo()
    #expect(session.opened.slug == "program")
    #expect(!session.isFollowing)
    #expect(session.unsavedRecording == nil)
  }
}
