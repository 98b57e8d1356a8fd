import Geometry
import Hierarchy
@testable import Session
import Testing

/// Two apps on one screen: what the app gets, and the divider that is dragged.
@Suite struct `A shared screen` {
  @Test(arguments: zip(SharedScreen.Part.allCases, [320.0, 507, 694, 1024]))
  func `gives the app its part of a tablet`(part: SharedScreen.Part, width: Double) {
    var session = session()
    session.share(.third)
    session.share(part)
    session.opened.goToEnd()
    #expect(session.deviceSize == CGSize(width: width, height: 768))
    #expect(session.sharedScreen?.part == (part == .whole ? nil : part))
  }

  @Test func `is undone and redone like other actions`() {
    var session = session()
    session.share(.half)
    #expect(session.sharedScreen?.size == CGSize(width: 1024, height: 768))
    session.undo()
    #expect(session.sharedScreen == nil && session.deviceSize == CGSize(width: 320, height: 460))
    session.redo()
    #expect(session.sharedScreen?.part == .half)
    session.opened.goToStart()
    #expect(session.sharedScreen == nil)
    session.opened.goToEnd()
    session.resize(to: CGSize(width: 375, height: 667))
    session.opened.goToEnd()
    #expect(session.sharedScreen == nil)
  }

  @Test func `keeps its parts when rotated, and sends the new size once`() {
    var session = session("adaptive")
    session.share(.half)
    session.opened.goToEnd()
    session.rotate()
    session.opened.goToEnd()
    #expect(session.sharedScreen?.size == CGSize(width: 768, height: 1024))
    #expect(session.deviceSize == CGSize(width: 379, height: 1024))
    let told = session.recording.events.filter {
      session.recording.traceLine(of: $0)?.contains("viewWillTransition(to: 379x1024)") == true
    }
    let root = session.state.windows.first?.rootViewController
    #expect(told.count { $0.subject == root } == 1)
    session.undo()
    #expect(session.deviceSize == CGSize(width: 507, height: 768))
  }

  @Test func `follows its divider, which stays at usual places`() {
    for (place, width) in [(600.0, 600.0), (500, 507), (688, 694), (330, 320), (10, 120)] {
      var session = session()
      session.share(.half)
      session.opened.goToEnd()
      session.beginResize()
      session.continueResize(to: CGSize(width: 550, height: 5))
      session.continueResize(to: CGSize(width: place, height: 900))
      session.endResize()
      #expect(session.deviceSize == CGSize(width: width, height: 768), "at \(place)")
      // A drag back to its start has changed nothing.
      if width != 507 { session.undo() }
      #expect(session.deviceSize?.width == 507)
    }
  }

  @Test func `ends at the edge, and the device can be resized again`() {
    var session = session()
    session.share(.twoThirds)
    session.opened.goToEnd()
    session.beginResize()
    session.continueResize(to: CGSize(width: 990, height: 768))
    session.endResize()
    #expect(session.sharedScreen == nil && session.deviceSize == CGSize(width: 1024, height: 768))
    session.beginResize()
    session.continueResize(to: CGSize(width: 900, height: 700))
    session.endResize()
    #expect(session.deviceSize == CGSize(width: 900, height: 700))
  }

  @Test func `does not change an app that has the whole screen`() {
    var session = session()
    session.share(.whole)
    #expect(!session.canUndo)
  }
}
