import Hierarchy
import Scenarios
@testable import Session
import Testing

@Suite struct `Acting in the past` {
  private func flipped() -> Session {
    var session = Session(worlds: WorldStore(file: nil))
    session.preferences.playback.reducesMotion = true
    session.perform(action: "radar")
    return session
  }

  @Test func `makes a branch and overwrites nothing`() {
    var session = flipped()
    let whole = session.recording
    #expect(session.branchNames == [])
    for _ in 0..<5 { session.opened.stepBack() }
    session.rotate()
    #expect(session.branchNames == ["Main", "Fork 1"])
    #expect(session.shownBranch == 1)
    let forked = session.recording
    #expect(forked != whole)
    session.choose(branch: 0)
    #expect(session.recording == whole)
    session.choose(branch: 1)
    #expect(session.recording == forked)
  }

  @Test func `does not branch at the end`() {
    var session = flipped()
    session.rotate()
    session.rotate()
    #expect(session.branchNames == [])
  }

  @Test func `is undone step by step, from branch to branch`() {
    var session = flipped()
    let whole = session.recording
    session.opened.goToStart()
    session.rotate()
    let forked = session.recording
    session.rotate()
    session.undo()
    #expect(session.recording == forked)
    session.undo()
    #expect(session.recording == whole && session.shownBranch == 0)
    session.redo()
    #expect(session.recording == forked && session.shownBranch == 1)
  }

  @Test func `forks a script at the current event`() {
    var session = Session(worlds: WorldStore(file: nil), opening: "add")
    session.opened.goToStart()
    session.opened.stepForward()
    session.rotate()
    #expect(session.branchNames == ["Main", "Fork 1"])
    session.choose(branch: 0)
    #expect(session.recording == Session(worlds: WorldStore(file: nil), opening: "add").recording)
  }

  @Test func `is forgotten when another demo is opened`() {
    var session = flipped()
    session.opened.goToStart()
    session.rotate()
    session.open(system: "vertical")
    #expect(session.branchNames == [])
  }

  @Test func `compares both branches line by line`() {
    var session = Session(worlds: WorldStore(file: nil), opening: "add")
    session.opened.goToEnd()
    session.sendMemoryWarning()
    for _ in 0..<2 { session.opened.stepBack() }
    session.rotate()
    let lines = session.opened.comparedLines(ofBranch: 0, and: 1)
    let (first, second) = (lines.filter { $0.side == .first }, lines.filter { $0.side == .second })
    #expect(first.contains { $0.text.hasSuffix("didReceiveMemoryWarning") })
    #expect(second.contains { $0.text.contains("viewWillTransition") })
    #expect(lines.first?.side == .both)
    #expect(session.opened.comparedLines(ofBranch: 1, and: 1).allSatisfy { $0.side == .both })
    #expect(session.opened.comparedLines(ofBranch: 0, and: 7) == [])
  }

  @Test func `shows the difference from another branch as one tree`() throws {
    var session = Session(worlds: WorldStore(file: nil), opening: "add")
    session.opened.goToEnd()
    for _ in 0..<2 { session.opened.stepBack() }
    session.rotate()
    session.opened.goToEnd()
    let difference = try #require(HierarchyDifference(of: session.opened, fromBranch: 0))
    #expect(!difference.isEmpty)
    // Turning changes sizes, and takes nothing away.
    #expect(difference.changes.allSatisfy { $0.kind == .changed })
    #expect(HierarchyDifference(of: session.opened, fromBranch: 1)?.isEmpty == true)
    #expect(HierarchyDifference(of: session.opened, fromBranch: 7) == nil)
  }
}

@Suite struct `Skipping an action` {
  @Test func `omits a gesture in a new branch`() {
    var session = Session(worlds: WorldStore(file: nil))
    session.preferences.playback.reducesMotion = true
    let untouched = session.recording
    session.perform(action: "radar")
    let flipped = session.recording
    #expect(session.canSkip)
    session.switchOff()
    #expect(session.recording == untouched)
    #expect(session.branchNames == ["Main", "Fork 1"])
    session.undo()
    #expect(session.recording == flipped)
  }

  @Test func `comments out a line, and undo restores it`() throws {
    var session = Session(worlds: WorldStore(file: nil), opening: "add")
    let text = try #require(session.document?.text)
    session.opened.goToEnd()
    while session.currentLine?.hasSuffix("willMove(toParent: root)") == false {
      session.opened.stepBack()
    }
    let place = session.player.playhead
    #expect(session.lineToSwitchOff == "root.addChild(child)")
    session.switchOff()
    #expect(session.document?.text.contains("// off: root.addChild(child)") == true)
    session.runDue()
    #expect(!session.recording.traceText().contains("willMove"))
    session.undo()
    #expect(session.document?.text == text)
    session.runDue()
    #expect(session.recording.traceText().contains("willMove"))
    #expect(session.player.playhead == place)
    session.redo()
    #expect(session.document?.text.contains("// off: root.addChild(child)") == true)
  }

  @Test func `is offered only where an action caused the event`() {
    var session = Session(worlds: WorldStore(file: nil), opening: "add")
    session.opened.goToStart()
    #expect(!session.canSkip)
    session.opened.stepForward()
    #expect(session.canSkip)
  }
}
