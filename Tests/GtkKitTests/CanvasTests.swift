import Drawing
import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// The canvas draws, hosts nodes and tells what is done to them.
final class CanvasTests: GtkTestCase {
  func testACanvasPlacesItsNodesAndDrawsThemOnlyWhenTheyChange() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      canvas.setSize(minimum: CGSize(width: 50, height: 40), natural: CGSize(width: 90, height: 80))
      var sizes: [CGSize] = []
      var drawn: [String] = []
      canvas.onResize { sizes.append($0) }
      canvas.paint = { _, size, _ in drawn.append("canvas \(Int(size.width))") }
      let node = NodeWidget(role: .treeItem, label: "tunnel")
      node.paint = { _, size, _ in drawn.append("node \(Int(size.width))") }
      canvas.add(node, at: CGRect(x: 10, y: 20, width: 110, height: 48))
      let window = shownWindow(canvas, of: testApplication)
      XCTAssertTrue(MainLoop.run(atMost: 5) { drawn.count == 2 })
      XCTAssertEqual(sizes, [canvas.size])
      XCTAssertEqual(drawn, ["canvas \(Int(canvas.size.width))", "node 110"])
      XCTAssertEqual(node.convert(.zero, to: canvas), CGPoint(x: 10, y: 20))

      canvas.nodeSpace = (CGPoint(x: 5, y: 5), 2)
      XCTAssertTrue(
        MainLoop.run(atMost: 5) { node.convert(.zero, to: canvas) == CGPoint(x: 25, y: 45) })
      window.destroy()
    }
  }

  func testACanvasIsDrawnInAFrameThatGTKDidNotLayOut() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let window = shownWindow(canvas, of: testApplication)
      expectInEveryPicture(canvas, of: window)
      window.destroy()
    }
  }

  func testACanvasIsDrawnInSuchAFrameOfASideWindow() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let window = SideWindow(title: "Export", size: CGSize(width: 300, height: 200), canvas)
      window.present()
      expectInEveryPicture(canvas, of: window)
      window.close()
    }
  }

  func testANodeThatIsOnlyMovedIsPaintedOnceMore() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      var (frames, scales): (Int, [Double]) = (0, [])
      canvas.paint = { _, _, _ in frames += 1 }
      let node = NodeWidget(role: .treeItem, label: "tunnel")
      node.paint = { _, _, scale in scales.append(scale) }
      canvas.add(node, at: CGRect(x: 10, y: 20, width: 60, height: 40))
      let window = shownWindow(canvas, of: testApplication)
      /// Changes something, and waits until it was seen.
      @MainActor func see(_ change: () -> Void) {
        let before = frames
        change()
        canvas.queueDraw()
        XCTAssertTrue(MainLoop.run(atMost: 5) { frames > before })
      }
      see {}
      for step in 1...4 {
        see { canvas.move(node, to: CGRect(x: 10 + step, y: 20, width: 60, height: 40)) }
      }
      // As lines and letters, then as pixels.
      XCTAssertEqual(scales, [1, 1])
      for step in 1...4 { see { canvas.nodeSpace = (CGPoint(x: step, y: 0), 2) } }
      XCTAssertEqual(scales, [1, 1, 2])
      // A little closer, the pixels are stretched until all is at rest.
      for step in 1...3 { see { canvas.nodeSpace = (.zero, 2 + Double(step) / 10) } }
      XCTAssertEqual(Set(scales.dropFirst(3)), [2])
      XCTAssertTrue(MainLoop.run(atMost: 5) { scales.last == 2.3 })
      let count = scales.count
      // Out of sight nothing is kept; back again it is as at first.
      see { canvas.nodeSpace = (CGPoint(x: -500, y: 0), 2.3) }
      see { canvas.nodeSpace = (CGPoint(x: 0, y: 0), 2.3) }
      XCTAssertEqual(scales.dropFirst(count).last, 2.3)
      window.destroy()
    }
  }

  func testPicturesAreCentered() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      var asked: [CGSize] = []
      let node = NodeWidget(role: .image, label: "card")
      node.overflow = 10
      node.draw { size in
        asked.append(size)
        return DisplayList(
          size: CGSize(width: 120, height: 68), background: .red,
          items: [.text(TextRun("card", size: 12), at: .zero)])
      }
      canvas.draw { DisplayList(size: $0, background: .white) }
      canvas.add(node, at: CGRect(x: 20, y: 20, width: 100, height: 48))
      let window = shownWindow(canvas, of: testApplication)
      XCTAssertTrue(MainLoop.run(atMost: 5) { !asked.isEmpty })
      XCTAssertEqual(asked, [CGSize(width: 100, height: 48)])
      window.destroy()
    }
  }

  func testHundredsOfNodesAreAddedMovedAndRemoved() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let window = shownWindow(canvas, of: testApplication)
      let nodes = (0..<300).map { NodeWidget(role: .treeItem, label: "node \($0)") }
      let references = nodes.map { WeakObject($0) }
      let begin = ContinuousClock.now
      for (index, node) in nodes.enumerated() {
        canvas.add(node, at: CGRect(x: index, y: index, width: 20, height: 10))
      }
      for (index, node) in nodes.enumerated() {
        canvas.move(node, to: CGRect(x: 2 * index, y: index, width: 20, height: 10))
      }
      MainLoop.run(atMost: 5) { nodes[299].convert(.zero, to: canvas)?.x == 598 }
      XCTAssertLessThan(ContinuousClock.now - begin, .seconds(1))
      canvas.raise(nodes[0])
      XCTAssertTrue(canvas.nodes.last === nodes[0])
      canvas.remove(nodes[7])
      canvas.remove(nodes[7])
      XCTAssertEqual(canvas.nodes.count, 299)
      canvas.nodes.forEach(canvas.remove)
      XCTAssertEqual(canvas.nodes.count, 0)
      XCTAssertTrue(references.allSatisfy(\.isAlive))
      window.destroy()
    }
  }

  func testTheFocusMovesThroughTheNodes() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      var log: [String] = []
      let nodes = ["window", "tunnel"].map { NodeWidget(role: .treeItem, label: $0) }
      for (index, node) in nodes.enumerated() {
        canvas.add(node, at: CGRect(x: 50 * index, y: 0, width: 40, height: 20))
        node.onFocus { [label = node.label] in log.append("\(label) \($0)") }
        node.onActivate { [label = node.label] in log.append("\(label)!") }
      }
      let window = shownWindow(canvas, of: testApplication)
      window.clearFocus()
      MainLoop.run(atMost: 0.1) { false }
      log = []
      XCTAssertTrue(nodes[0].grabFocus())
      XCTAssertTrue(nodes[1].grabFocus())
      XCTAssertTrue(nodes[1].activateAction("node.activate"))
      XCTAssertEqual(log.last, "tunnel!")
      XCTAssertTrue(nodes[1].isFocused)
      XCTAssertTrue(canvas.input.focusedNode === nodes[1])
      XCTAssertTrue(canvas.moveFocus(.backward))
      XCTAssertTrue(nodes[0].isFocused)
      XCTAssertTrue(canvas.moveFocus(.right))
      XCTAssertTrue(nodes[1].isFocused)
      XCTAssertTrue(canvas.moveFocus(.left))
      XCTAssertTrue(nodes[0].isFocused)
      XCTAssertFalse(canvas.moveFocus(.left))
      XCTAssertTrue(canvas.moveFocus(.forward))
      XCTAssertFalse(canvas.moveFocus(.forward))
      XCTAssertTrue(nodes[1].isFocused)
      XCTAssertTrue(canvas.input.node(at: CGPoint(x: 10, y: 10)) === nodes[0])
      XCTAssertNil(canvas.input.node(at: CGPoint(x: 45, y: 10)))
      window.destroy()
    }
  }

  func testAClockTicksUntilNothingMoves() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let window = shownWindow(canvas, of: testApplication)
      let clock = FrameClock(of: canvas)
      var times: [Int64] = []
      clock.start {
        times.append($0)
        return times.count < 5
      }
      XCTAssertTrue(MainLoop.run(atMost: 5) { !clock.isRunning })
      XCTAssertEqual(times.count, 5)
      XCTAssertEqual(times, times.sorted())
      MainLoop.run(atMost: 0.1) { false }
      XCTAssertEqual(times.count, 5)
      window.destroy()
    }
  }
}

/// Draws some frames in which GTK gives up laying out, of which none may be without the canvas.
@MainActor
private func expectInEveryPicture(_ canvas: Canvas, of window: Widget) {
  var frames = 0
  canvas.paint = { _, _, _ in frames += 1 }
  canvas.queueDraw()
  XCTAssertTrue(MainLoop.run(atMost: 5) { frames > 0 })
  canvas.asksForItsPlace(inLayouts: 40)
  for _ in 0..<3 {
    let before = frames
    canvas.queueDraw()
    window.queueDraw()
    XCTAssertTrue(MainLoop.run(atMost: 0.05) { frames > before }, "a picture without the canvas")
  }
}
