import Geometry
import Hierarchy
import Session
import Testing

/// The device in the hand: turned, pulled larger and smaller, laid down, short of memory.
@Suite struct `The device` {
  @Test func `follows a dragged edge, and undo restores the size in one step`() throws {
    var opened = session()
    opened.open(system: "tunnel")
    opened.beginResize()
    for width in stride(from: 330.0, through: 400, by: 10) {
      opened.continueResize(to: CGSize(width: width, height: 460 + width / 10))
    }
    opened.endResize(cancelled: false)
    #expect(opened.deviceSize == CGSize(width: 400, height: 500))
    #expect(gestures(opened) == "400x500@0")
    opened.undo()
    #expect(opened.deviceSize == CGSize(width: 320, height: 460))
    #expect(!opened.canUndo)
    opened.redo()
    #expect(opened.deviceSize == CGSize(width: 400, height: 500))
  }

  @Test func `is unchanged if the drag is canceled or ends where it began`() {
    for isGivenUp in [true, false] {
      var opened = session()
      let before = opened.recording
      opened.beginResize()
      opened.continueResize(to: CGSize(width: 500, height: 300))
      if !isGivenUp { opened.continueResize(to: CGSize(width: 320, height: 460)) }
      opened.endResize(cancelled: isGivenUp)
      #expect(opened.recording == before)
      #expect(!opened.canUndo)
    }
  }

  @Test(arguments: [
    CGSize(width: -5, height: 0), CGSize(width: Double.nan, height: .infinity),
    CGSize(width: 1e9, height: 1e9),
  ])
  func `is limited to sizes that can be shown`(size: CGSize) throws {
    var opened = session()
    opened.resize(to: size)
    opened.goToEnd()
    let shown = try #require(opened.deviceSize)
    #expect((120...1600).contains(shown.width) && (120...1600).contains(shown.height))
  }

  @Test func `sends memory warnings, but no callbacks when laid flat`() {
    var opened = session()
    opened.open(system: "busted-tabs")
    opened.sendMemoryWarning()
    #expect(opened.recording.traceText().contains("didReceiveMemoryWarning"))
    let before = opened.recording.traceText()
    opened.layFlat()
    #expect(opened.recording.traceText() == before)
  }

  @Test func `has each size of the list`() {
    for device in Session.deviceSizes {
      var opened = session()
      opened.resize(to: device.size)
      opened.goToEnd()
      #expect(opened.deviceSize == device.size)
    }
  }

  @Test func `is released when another action interrupts the drag`() throws {
    for meanwhile in [
      { $0.undo() }, { $0.redo() }, { $0.open(system: "card") }, { $0.rotate() },
      { $0.choose(variant: "original") }, { $0.beginResize() },
    ] as [(inout Session) -> Void] {
      for isEdge in [true, false] {
        var opened = session()
        let view = try id("infoButton", in: opened)
        isEdge ? opened.beginResize() : opened.beginPan(on: view)
        opened.continueResize(to: CGSize(width: 500, height: 300))
        opened.continuePan(by: CGSize(width: 9, height: 9))
        meanwhile(&opened)
        let (place, size) = (opened.opened.slug, opened.deviceSize)
        opened.continuePan(by: CGSize(width: 90, height: 9))
        opened.endPan(rested: false, cancelled: true)
        opened.endResize(cancelled: true)
        opened.undo()
        opened.undo()
        #expect(opened.opened.slug == place)
        if place == "card" { #expect(opened.deviceSize == size) }
        #expect(!opened.isHolding)
      }
    }
  }
}
