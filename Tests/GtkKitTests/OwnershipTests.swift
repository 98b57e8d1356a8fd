import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// Dropping a widget drops what was hung on it.
final class OwnershipTests: GtkTestCase {
  func testDroppingAButtonDropsItsClosure() {
    MainActor.assumeIsolated {
      weak var canary: Canary?
      var button: Button? = Button(.text("Step"))
      do {
        let held = Canary()
        canary = held
        button?.onClick { _ = held }
      }
      XCTAssertNotNil(canary)
      button = nil
      XCTAssertNil(canary)
    }
  }

  func testAParentKeepsAChildThatSwiftDropped() throws {
    try MainActor.assumeIsolated {
      var box: Box? = Box(.vertical)
      weak var canary: Canary?
      let reference: WeakObject
      do {
        let button = Button(.text("Step"))
        let held = Canary()
        canary = held
        button.onClick { _ = held }
        box?.append(button)
        reference = WeakObject(button)
      }
      XCTAssertTrue(reference.isAlive)
      XCTAssertNotNil(canary)
      _ = try XCTUnwrap(box)
      box = nil
      XCTAssertFalse(reference.isAlive)
      XCTAssertNil(canary)
    }
  }

  func testACanvasDropsItsNodesAndAllClosures() {
    MainActor.assumeIsolated {
      weak var canary: Canary?
      var references: [WeakObject] = []
      do {
        let held = Canary()
        canary = held
        let canvas = Canvas()
        canvas.paint = { _, _, _ in _ = held }
        canvas.onClick { _ in _ = held }
        canvas.onDrag { _ in _ = held }
        canvas.onHover { _ in _ = held }
        canvas.onKey { _ in held === held }
        canvas.onScroll { _ in held === held }
        canvas.onPinch { _ in _ = held }
        canvas.onTooltip { _ in
          _ = held; return nil
        }
        for index in 0..<10 {
          let node = NodeWidget(role: .treeItem, label: "\(index)")
          node.onActivate { _ = held }
          canvas.add(node, at: .zero)
          references.append(WeakObject(node))
        }
        references.append(WeakObject(canvas))
      }
      XCTAssertEqual(references.filter(\.isAlive).count, 0)
      XCTAssertNil(canary)
    }
  }

  func testARunningClockKeepsNothing() {
    MainActor.assumeIsolated {
      weak var canary: Canary?
      do {
        let held = Canary()
        canary = held
        let clock = FrameClock(of: Label(""))
        clock.start { _ in held === held }
        XCTAssertTrue(clock.isRunning)
      }
      XCTAssertNil(canary)
    }
  }
}
