import Geometry
import Hierarchy
@testable import Session
import Testing

/// The device in the hand: turned, pulled larger and smaller, laid down, short of memory.
@Suite struct `The device` {
  @Test func `follows a dragged edge, and undo restores the size in one step`() throws {
    var session = session()
    session.open(system: "tunnel")
    session.beginResize()
    for width in stride(from: 330.0, through: 400, by: 10) {
      session.continueResize(to: CGSize(width: width, height: 460 + width / 10))
    }
    session.endResize(cancelled: false)
    #expect(session.deviceSize == CGSize(width: 400, height: 500))
    #expect(gestures(session) == "400x500@0")
    session.undo()
    #expect(session.deviceSize == CGSize(width: 320, height: 460))
    #expect(!session.canUndo)
    session.redo()
    #expect(session.deviceSize == CGSize(width: 400, height: 500))
  }

  @Test func `is unchanged if the drag is canceled or ends where it began`() {
    for isGivenUp in [true, false] {
      var session = session()
      let before = session.recording
      session.beginResize()
      session.continueResize(to: CGSize(width: 500, height: 300))
      if !isGivenUp { session.continueResize(to: CGSize(width: 320, height: 460)) }
      session.endResize(cancelled: isGivenUp)
      #expect(session.recording == before)
      #expect(!session.canUndo)
    }
  }

  @Test(arguments: [
    CGSize(width: -5, height: 0), CGSize(width: Double.nan, height: .infinity),
    CGSize(width: 1e9, height: 1e9),
  ])
  func `is limited to sizes that can be shown`(size: CGSize) throws {
    var session = session()
    session.resize(to: size)
    session.opened.goToEnd()
    let shown = try #require(session.deviceSize)
    #expect((120...1600).contains(shown.width) && (120...1600).contains(shown.height))
  }

  @Test func `sends memory warnings, but no callbacks when laid flat`() {
    var session = session()
    session.open(system: "busted-tabs")
    session.sendMemoryWarning()
    #expect(session.recording.traceText().contains("didReceiveMemoryWarning"))
    let before = session.recording.traceText()
    session.layFlat()
    #expect(session.recording.traceText() == before)
  }

  @Test func `has each size of the list`() {
    for device in DeviceSize.all {
      var session = session()
      session.resize(to: device.size)
      session.opened.goToEnd()
      #expect(session.deviceSize == device.size)
    }
  }

  @Test func `is released when another action interrupts the drag`() throws {
    for meanwhile in [
      { $0.undo() }, { $0.redo() }, { $0.open(system: "card") }, { $0.rotate() },
      { $0.choose(variant: "original") }, { $0.beginResize() },
    ] as [(inout Session) -> Void] {
      for isEdge in [true, false] {
        var session = session()
        let view = try id("infoButton", in: session)
        isEdge ? session.beginResize() : session.beginPan(on: view)
        session.continueResize(to: CGSize(width: 500, height: 300))
        session.continuePan(by: CGSize(width: 9, height: 9))
        meanwhile(&session)
        let (place, size) = (session.opened.slug, session.deviceSize)
        session.continuePan(by: CGSize(width: 90, height: 9))
        session.endPan(rested: false, cancelled: true)
        session.endResize(cancelled: true)
        session.undo()
        session.undo()
        #expect(session.opened.slug == place)
        if place == "card" { #expect(session.deviceSize == size) }
        #expect(!session.isHolding)
      }
    }
  }
}
