import Geometry
import Hierarchy
import Session
import Testing

/// A finger that moves over the screen.
@Suite struct `A pan` {
  @Test func `pulls a card open, step by step, as one action`() throws {
    var opened = session()
    opened.open(system: "card")
    let handle = try id("card.handle", in: opened)
    let closed = opened.state.views.values.first { $0.name == "card.view" }?.frame.minY
    opened.beginPan(on: handle)
    for y in stride(from: -50.0, through: -300, by: -50) {
      opened.continuePan(by: CGSize(width: 0, height: y))
      let top = opened.state.views.values.first { $0.name == "card.view" }?.frame.minY
      #expect(top?.rounded() == CGFloat(588 + y))
    }
    opened.endPan(rested: true)
    opened.goToEnd()
    #expect(opened.state.views.values.first { $0.name == "card.view" }?.frame.minY == 67)
    opened.undo()
    #expect(!opened.canUndo)
    #expect(opened.state.views.values.first { $0.name == "card.view" }?.frame.minY == closed)
  }

  @Test func `scrolls a list`() throws {
    var opened = session()
    opened.open(system: "sk-navigation")
    let list = try id("rows", in: opened)
    opened.beginPan(on: list)
    opened.continuePan(by: CGSize(width: 0, height: -100))
    opened.endPan(rested: false)
    #expect(opened.state.views[list]?.bounds.minY == 100)
    #expect(opened.canUndo)
  }

  @Test func `leaves no trace if nothing can move or it is canceled`() throws {
    for (system, view, isGivenUp) in [
      ("busted-tabs", "window", false), ("sk-navigation", "rows", true),
    ] {
      var opened = session()
      opened.open(system: system)
      let before = opened.recording
      opened.beginPan(on: try id(view, in: opened))
      opened.continuePan(by: CGSize(width: 30, height: -80))
      opened.endPan(rested: false, cancelled: isGivenUp)
      #expect(opened.recording == before)
      #expect(!opened.canUndo)
    }
  }
}
