import Hierarchy
import Scenarios
import Session
import Testing

@Suite struct `Acting in the past` {
  private func flipped() -> Session {
    var session = Session(worlds: WorldStore(file: nil))
    session.reducesMotion = true
    session.perform(action: "radar")
    return session
  }

  @Test func `makes a branch and overwrites nothing`() {
    var session = flipped()
    let whole = session.recording
    #expect(session.branchNames == [])
    for _ in 0..<5 { session.stepBack() }
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
    session.goToStart()
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
    session.goToStart()
    session.stepForward()
    session.rotate()
    #expect(session.branchNames == ["Main", "Fork 1"])
    session.choose(branch: 0)
    #expect(session.recording == Session(worlds: WorldStore(file: nil), opening: "add").recording)
  }

  @Test func `is forgotten when another demo is opened`() {
    var session = flipped()
    session.goToStart()
    session.rotate()
    session.open(system: "vertical")
    #expect(session.branchNames == [])
  }

  @Test func `compares both branches line by line`() {
    var session = Session(worlds: WorldStore(file: nil), opening: "add")
    session.goToEnd()
    session.sendMemoryWarning()
    for _ in 0..<2 { session.stepBack() }
    session.rotate()
    let lines = session.compare(branch: 0, with: 1)
    let (first, second) = (lines.filter { $0.side == .first }, lines.filter { $0.side == .second })
    #expect(first.contains { $0.text.hasSuffix("didReceiveMemoryWarning") })
    #expect(second.contains { $0.text.contains("viewWillTransition") })
    #expect(lines.first?.side == .both)
    #expect(session.compare(branch: 1, with: 1).allSatisfy { $0.side == .both })
    #expect(session.compare(branch: 0, with: 7) == [])
  }

  @Test func `shows the difference from another branch as one tree`() throws {
    var session = Session(worlds: WorldStore(file: nil), opening: "add")
    session.goToEnd()
    for _ in 0..<2 { session.stepBack() }
    session.rotate()
    session.goToEnd()
    let difference = try #require(session.difference(fromBranch: 0))
    #expect(!difference.isEmpty)
    // Turning changes sizes, and takes nothing away.
    #expect(difference.changes.allSatisfy { $0.kind == .changed })
    #expect(session.difference(fromBranch: 1)?.isEmpty == true)
    #expect(session.difference(fromBranch: 7) == nil)
  }
}

@Suite struct `Skipping an action` {
  @Test func `omits a gesture in a new branch`() {
    var session = Session(worlds: WorldStore(file: nil))
    session.reducesMotion = true
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
    session.goToEnd()
    while session.currentLine?.hasSuffix("willMove(toParent: root)") == false { session.stepBack() }
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
    session.goToStart()
    #expect(!session.canSkip)
    session.stepForward()
    #expect(session.canSkip)
  }
}
