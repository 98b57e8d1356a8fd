import Geometry
import Hierarchy
@testable import Session
import Testing

/// A finger that moves over the screen.
@Suite struct `A pan` {
  @Test func `pulls a card open, step by step, as one action`() throws {
    var session = session()
    session.open(system: "card")
    let handle = try id("card.handle", in: session)
    let closed = session.state.views.values.first { $0.name == "card.view" }?.frame.minY
    session.beginPan(on: handle)
    for y in stride(from: -50.0, through: -300, by: -50) {
      session.continuePan(by: CGSize(width: 0, height: y))
      let top = session.state.views.values.first { $0.name == "card.view" }?.frame.minY
      #expect(top?.rounded() == CGFloat(588 + y))
    }
    session.endPan(rested: true)
    session.opened.goToEnd()
    #expect(session.state.views.values.first { $0.name == "card.view" }?.frame.minY == 67)
    session.undo()
    #expect(!session.canUndo)
    #expect(session.state.views.values.first { $0.name == "card.view" }?.frame.minY == closed)
  }

  @Test func `scrolls a list`() throws {
    var session = session()
    session.open(system: "sk-navigation")
    let list = try id("rows", in: session)
    session.beginPan(on: list)
    session.continuePan(by: CGSize(width: 0, height: -100))
    session.endPan(rested: false)
    #expect(session.state.views[list]?.bounds.minY == 100)
    #expect(session.canUndo)
  }

  @Test func `leaves no trace if nothing can move or it is canceled`() throws {
    for (system, view, isGivenUp) in [
      ("busted-tabs", "window", false), ("sk-navigation", "rows", true),
    ] {
      var session = session()
      session.open(system: system)
      let before = session.recording
      session.beginPan(on: try id(view, in: session))
      session.continuePan(by: CGSize(width: 30, height: -80))
      session.endPan(rested: false, cancelled: isGivenUp)
      #expect(session.recording == before)
      #expect(!session.canUndo)
    }
  }
}
