import Figures
import Hierarchy
import Testing

@testable import Session

/// A recording that grows while one looks at it.
@Suite struct `A watched program` {
  /// A window with so many views in it, one an event.
  private func recording(of count: Int) -> Recording {
    var recording = Recording()
    recording.append(.viewMade(NodeID(1), name: "demo", className: "application"))
    recording.append(.rootViewController(window: NodeID(1), nil))
    recording.append(log: "demo", at: .zero, turn: 1)
    for place in 1...count {
      let id = NodeID(Int32(place + 1))
      let instant = Instant(nanoseconds: Int64(place) * 1_000_000)
      recording.append(.viewMade(id, name: "button \(place)", className: "button"))
      recording.append(.superview(id, NodeID(1), index: .max))
      recording.append(log: "button \(place) is new", at: instant, turn: Int32(place + 1))
    }
    return recording
  }

  private func session(watching recording: Recording) -> Session {
    var session = Session(worlds: WorldStore())
    session.open(recording, named: "demo")
    session.opened.goToEnd()
    return session
  }

  @Test func `is followed at the end`() {
    var session = session(watching: recording(of: 3))
    session.opened.select(NodeID(2))
    session.follow(recording(of: 5))
    #expect(session.isLive)
    #expect(session.state.views.values.count == 6)
    #expect(session.selection == NodeID(2))
  }

  @Test func `is live until it ends or something else is opened`() {
    var session = Session(worlds: WorldStore())
    session.watch(recording(of: 3), named: "demo")
    #expect(session.upcoming == .live)
    session.follow(recording(of: 5))
    #expect(session.upcoming == .live)
    session.opened.stepBack()
    #expect(session.upcoming != .live)
    session.opened.goToEnd()
    session.endFollowing()
    #expect(session.upcoming == .nothingRecorded)
    session.watch(recording(of: 3), named: "demo")
    session.open(recording(of: 3), named: "demo")
    #expect(session.upcoming == .nothingRecorded)
  }

  @Test func `is one sequence of runs until something else is opened`() {
    var session = session(watching: recording(of: 3))
    let first = session.revision
    session.follow(recording(of: 5))
    let second = session.revision
    session.follow(recording(of: 6))
    #expect(second != first && session.revision != second)
    #expect(second.extends(first) && session.revision.extends(first))
    session.open(recording(of: 3), named: "other")
    #expect(!session.revision.extends(first))
  }

  @Test func `is paused at an earlier moment`() {
    var session = session(watching: recording(of: 3))
    session.opened.stepBack()
    let before = session.state
    session.follow(recording(of: 5))
    #expect(!session.isLive)
    #expect(session.state == before)
    session.opened.goToEnd()
    #expect(session.state.views.values.count == 6)
  }

  @Test func `continues in another recording and keeps the view`() throws {
    var session = Session(worlds: WorldStore())
    session.watch(recording(of: 5), named: "demo")
    session.opened.stepBack()
    session.opened.select(NodeID(4))
    func key(_ node: Int32) -> Card.Key { Card.Key(kind: .view, node: NodeID(node)) }
    session.opened.browsing.folds.byHand = [key(3): false, key(4): true]
    session.opened.browsing.folds.openChains = [key(3), key(6)]
    session.opened.browsing.foldsBefore = session.opened.browsing.folds
    session.opened.browsing.isolated = key(4)
    session.opened.browsing.search = TreeSearch(text: "button")
    session.opened.browsing.search?.hit = key(5)
    session.opened.browsing.veils = [NodeID(4): .hidden, NodeID(6): .hidden]
    let before = session.recording
    // Three are there by now, in another order.
    let newIDs = [1: 1, 3: 4, 4: 2, 5: 3].map { (NodeID($0), NodeID($1)) }
    session.continueFollowing(
      in: recording(of: 3), newIDs: Dictionary(uniqueKeysWithValues: newIDs))
    #expect(session.isLive && session.isFollowing && session.upcoming == .live)
    #expect(session.recording == recording(of: 3) && session.opened.title == "demo")
    let taken = session.takeLeftRecording()
    let left = try #require(taken)
    #expect(left.name == "demo" && left.recording == before)
    #expect(session.unsavedRecording?.recording == recording(of: 3))
    #expect(session.selection == NodeID(2))
    let browsing = session.browsing
    #expect(browsing.folds.byHand == [key(4): false, key(2): true])
    #expect(browsing.folds.openChains == [key(4)] && browsing.foldsBefore == browsing.folds)
    #expect(browsing.isolated == key(2) && browsing.veils == [NodeID(2): .hidden])
    #expect(browsing.search?.text == "button" && browsing.search?.hit == key(3))
    session.follow(recording(of: 4))
    #expect(session.isLive && session.leftRecording == nil)
    // A node that no longer exists is no longer selected.
    session.continueFollowing(in: recording(of: 2), newIDs: [:])
    #expect(session.selection == nil && session.browsing.isolated == nil)
  }

  @Test func `does not replace a running demo`() {
    var session = Session(worlds: WorldStore())
    let before = session.recording.events.count
    session.follow(recording(of: 5))
    #expect(session.recording.events.count == before)
  }

  /// A window with rows of boxes, each with buttons in it.
  private func boxes(_ count: Int, buttons: Int) -> Recording {
    var recording = Recording()
    var last: Int32 = 0
    func view(_ name: String, in parent: Int32?) -> Int32 {
      last += 1
      recording.append(.viewMade(NodeID(last), name: name, className: "panel"))
      if let parent {
        recording.append(.superview(NodeID(last), NodeID(parent), index: .max))
      } else {
        recording.append(.rootViewController(window: NodeID(last), nil))
      }
      return last
    }
    let window = view("window", in: view("demo", in: nil))
    for box in 1...count {
      let box = view("box \(box)", in: window)
      for button in 1...buttons { _ = view("button \(button)", in: view("row", in: box)) }
    }
    recording.append(log: "demo", at: .zero, turn: 1)
    return recording
  }

  /// The names of the views that are folded.
  private func folded(_ session: Session) -> [String] {
    let scene = session.treeScene
    return scene.views.keys.filter { scene.look.folded.contains($0) && $0.kind == .view }
      .map(scene.name)
  }

  private func watching(_ recording: Recording) -> Session {
    var session = Session(worlds: WorldStore())
    session.watch(recording, named: "demo")
    return session
  }

  @Test func `is unfolded when it is small`() {
    #expect(folded(watching(boxes(2, buttons: 5))) == [])
  }

  @Test func `has its first levels unfolded when it is large`() {
    let session = watching(boxes(3, buttons: 30))
    #expect(folded(session) == ["box 1", "box 2", "box 3"])
  }

  @Test func `does not fold nodes when it changes`() {
    // Two levels more have room at first, one less later.
    var session = watching(boxes(4, buttons: 12))
    #expect(folded(session).count == 48)
    session.follow(boxes(4, buttons: 16))
    #expect(folded(session).count == 64)
    session.follow(boxes(4, buttons: 40))
    #expect(folded(session) == ["box 1", "box 2", "box 3", "box 4"])
  }

  @Test func `maps a folded node to its visible ancestor`() throws {
    let session = watching(boxes(3, buttons: 30))
    let scene = session.treeScene
    let names = Set(scene.views.keys.prefix(3))
    let button = try #require(scene.views.keys.first { scene.name(of: $0) == "button 1" })
    let box = try #require(scene.shown(button, where: names.contains))
    #expect(scene.name(of: box) == "box 1")
  }

  /// A window with a button of this name and these states.
  private func program(_ name: String, _ states: [String]) -> Recording {
    var recording = Recording()
    for (id, role, name, states) in [
      (NodeID(1), "application", "demo", []), (NodeID(2), "frame", "Main", ["showing"]),
      (NodeID(3), "button", name, states),
    ] {
      recording.append(.viewMade(id, name: "old", className: role))
      recording.append(
        .property(
          id,
          .content(
            .widget(Content.Widget(role: role, name: name, description: "", states: states)))))
      recording.append(.unknown(id, .frame))
      recording.append(
        id.rawValue > 1
          ? .superview(id, NodeID(id.rawValue - 1), index: .max)
          : .rootViewController(window: id, nil))
    }
    recording.append(log: "demo", at: .zero, turn: 1)
    return recording
  }

  @Test func `opens at the first event with a size`() {
    var recording = program("Open", ["showing"])
    for (turn, line) in ["names", "sizes", "later"].enumerated() {
      if line == "sizes" { recording.append(.unknown(NodeID(3), [])) }
      let instant = Instant(nanoseconds: Int64(turn) * 5_000_000)
      recording.append(log: line, at: instant, turn: Int32(turn + 2))
      recording.append(.settled, by: nil, at: instant, turn: Int32(turn + 2))
    }
    var session = Session(worlds: WorldStore())
    session.open(recording, named: "demo.terrarium")
    #expect(session.currentLine?.contains("sizes") == true)
    #expect(!session.isLive)
  }

  private func difference(_ session: Session, from before: Recording) -> HierarchyDifference {
    HierarchyDifference(ofUnrelated: before.latest, and: session.state)
  }

  @Test func `is compared by names and states`() {
    let before = program("Open", ["enabled", "showing"])
    #expect(watching(before).showsProgram)
    #expect(!Session(worlds: WorldStore()).showsProgram)
    #expect(difference(watching(before), from: before).isEmpty)
    #expect(
      difference(watching(program("Open", ["showing"])), from: before).text == """
          application demo
             | frame Main
        ~    |    | button Open, states: −enabled
        0 added, 0 removed, 0 moved, 1 changed

        """)
    #expect(
      difference(
        watching(program("Close", ["showing"])), from: program("Open", ["showing"])
      ).text
        == """
          application demo
             | frame Main
        ~    |    | button Close, name: Open → Close
        0 added, 0 removed, 0 moved, 1 changed

        """)
  }
}
