import Geometry
import Hierarchy
import Session
import Testing

/// Two apps on one screen: what the app gets, and the divider that is dragged.
@Suite struct `A shared screen` {
  @Test(arguments: zip(SharedScreen.Part.allCases, [320.0, 507, 694, 1024]))
  func `gives the app its part of a tablet`(part: SharedScreen.Part, width: Double) {
    var opened = session()
    opened.share(.third)
    opened.share(part)
    opened.goToEnd()
    #expect(opened.deviceSize == CGSize(width: width, height: 768))
    #expect(opened.sharedScreen?.part == (part == .whole ? nil : part))
  }

  @Test func `is undone and redone like other actions`() {
    var opened = session()
    opened.share(.half)
    #expect(opened.sharedScreen?.size == CGSize(width: 1024, height: 768))
    opened.undo()
    #expect(opened.sharedScreen == nil && opened.deviceSize == CGSize(width: 320, height: 460))
    opened.redo()
    #expect(opened.sharedScreen?.part == .half)
    opened.goToStart()
    #expect(opened.sharedScreen == nil)
    opened.goToEnd()
    opened.resize(to: CGSize(width: 375, height: 667))
    opened.goToEnd()
    #expect(opened.sharedScreen == nil)
  }

  @Test func `keeps its parts when rotated, and sends the new size once`() {
    var opened = session("adaptive")
    opened.share(.half)
    opened.goToEnd()
    opened.rotate()
    opened.goToEnd()
    #expect(opened.sharedScreen?.size == CGSize(width: 768, height: 1024))
    #expect(opened.deviceSize == CGSize(width: 379, height: 1024))
    let told = opened.recording.events.filter {
      opened.recording.traceLine(of: $0)?.contains("viewWillTransition(to: 379x1024)") == true
    }
    let root = opened.state.windows.first?.rootViewController
    #expect(told.count { $0.subject == root } == 1)
    opened.undo()
    #expect(opened.deviceSize == CGSize(width: 507, height: 768))
  }

  @Test func `follows its divider, which stays at usual places`() {
    for (place, width) in [(600.0, 600.0), (500, 507), (688, 694), (330, 320), (10, 120)] {
      var opened = session()
      opened.share(.half)
      opened.goToEnd()
      opened.beginResize()
      opened.continueResize(to: CGSize(width: 550, height: 5))
      opened.continueResize(to: CGSize(width: place, height: 900))
      opened.endResize()
      #expect(opened.deviceSize == CGSize(width: width, height: 768), "at \(place)")
      // A drag back to its start has changed nothing.
      if width != 507 { opened.undo() }
      #expect(opened.deviceSize?.width == 507)
    }
  }

  @Test func `ends at the edge, and the device can be resized again`() {
    var opened = session()
    opened.share(.twoThirds)
    opened.goToEnd()
    opened.beginResize()
    opened.continueResize(to: CGSize(width: 990, height: 768))
    opened.endResize()
    #expect(opened.sharedScreen == nil && opened.deviceSize == CGSize(width: 1024, height: 768))
    opened.beginResize()
    opened.continueResize(to: CGSize(width: 900, height: 700))
    opened.endResize()
    #expect(opened.deviceSize == CGSize(width: 900, height: 700))
  }

  @Test func `does not change an app that has the whole screen`() {
    var opened = session()
    opened.share(.whole)
    #expect(!opened.canUndo)
  }
}
