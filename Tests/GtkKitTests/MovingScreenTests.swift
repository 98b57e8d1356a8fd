import Drawing
import Geometry
import GioKit
import Hierarchy
import XCTest

@testable import GtkKit

/// What moves is shown beside the toolkit, and looks as it does when the toolkit draws it.
final class MovingScreenTests: GtkTestCase {
  /// A page that turns, on a ground that does not.
  private nonisolated static func picture(of size: CGSize, degrees: Double) -> DisplayList {
    let page = CGRect(x: 0, y: 0, width: 300, height: 200)
    let turn = ProjectiveTransform.rotation(
      of: page, about: .vertical, by: degrees * .pi / 180, eyeDistance: 600)
    let place = CGAffineTransform(translationX: 100, y: 80)
    return DisplayList(
      size: size, background: Color(hex: 0xE8EBE8),
      items: [
        .fill(.rectangle(CGRect(x: 90, y: 70, width: 320, height: 220)), .black),
        .group(
          Group(
            node: NodeID(1), bounds: page,
            transform: turn.concatenating(ProjectiveTransform(place)),
            items: [
              .fill(.rectangle(page), .white),
              .fill(
                .rectangle(CGRect(x: 20, y: 60, width: 260, height: 120)), Color(hex: 0x2A7AB0)),
              .text(TextRun("Lemvig", size: 24), at: CGPoint(x: 20, y: 16)),
            ])),
      ])
  }

  @MainActor private final class Stage {
    var degrees = 0.0
    var drawn = 0
    let canvas = Canvas()
    let cover = Label("covered")
    let window: ApplicationWindow

    init() {
      canvas.setSize(
        minimum: CGSize(width: 500, height: 380), natural: CGSize(width: 500, height: 380))
      cover.isVisible = false
      window = shownWindow(Overlay(canvas, above: [cover]), of: testApplication)
      canvas.drawInLayers { [unowned self] size in
        drawn += 1
        return MovingScreenTests.picture(of: size, degrees: degrees)
      }
      rest()
    }

    /// Waits until the toolkit has drawn everything.
    func rest() {
      let before = drawn
      canvas.queueDraw()
      MainLoop.run(atMost: 5) { drawn > before }
      MainLoop.run(atMost: 0.2) { false }
    }
  }

  /// How many of 1,000 pixels are apart by more than a tenth in a channel.
  private static func apart(_ one: [UInt32], _ other: [UInt32]) -> Double {
    let count = zip(one, other).count { a, b in
      [16, 8, 0].contains { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) > 26 }
    }
    return 1000 * Double(count) / Double(max(one.count, 1))
  }

  func testWhatMovesLooksAsItDoesAtRest() {
    MainActor.assumeIsolated {
      let stage = Stage()
      let flat = screenPixels(of: stage.canvas)
      XCTAssertGreaterThan(flat.count, 100_000)
      for degrees in [12.0, 40, 75, 0] {
        stage.degrees = degrees
        stage.canvas.queueDraw(isMoving: true)
        XCTAssertTrue(stage.canvas.isShowingMotion)
        let moving = screenPixels(of: stage.canvas)
        if degrees != 0 { XCTAssertGreaterThan(Self.apart(moving, flat), 20) }
        // What the toolkit would draw below it is never seen.
        stage.canvas.queueDraw()
        MainLoop.run(atMost: 0.1) { false }
        XCTAssertEqual(Self.apart(screenPixels(of: stage.canvas), moving), 0)
        stage.canvas.queueDraw(isMoving: false)
        XCTAssertFalse(stage.canvas.isShowingMotion)
        // Until the toolkit draws, the last picture stays.
        XCTAssertEqual(Self.apart(screenPixels(of: stage.canvas), moving), 0)
        stage.rest()
        let still = screenPixels(of: stage.canvas)
        XCTAssertLessThan(Self.apart(moving, still), 8, "at \(degrees)°")
      }
      stage.window.destroy()
    }
  }

  func testNothingMovesBesideTheToolkitWhereSomethingLiesAboveOrIsFocused() {
    MainActor.assumeIsolated {
      let stage = Stage()
      @MainActor func shows() -> Bool {
        stage.degrees += 5
        stage.canvas.queueDraw(isMoving: true)
        return stage.canvas.isShowingMotion
      }
      XCTAssertTrue(shows())
      stage.cover.isVisible = true
      XCTAssertTrue(MainLoop.run(atMost: 5) { stage.cover.size.width > 0 })
      XCTAssertFalse(shows())
      stage.cover.isVisible = false
      XCTAssertTrue(shows())
      let node = NodeWidget(role: .button, label: "radar")
      stage.canvas.add(node, at: CGRect(x: 10, y: 10, width: 40, height: 40))
      stage.rest()
      XCTAssertTrue(node.grabFocus())
      stage.window.showsFocus = true
      XCTAssertFalse(shows())
      stage.window.showsFocus = false
      XCTAssertTrue(shows())
      stage.canvas.isVisible = false
      XCTAssertFalse(stage.canvas.isShowingMotion)
      stage.window.destroy()
    }
  }

  func testAWindowThatWasHiddenShowsAllOfWhatMoves() {
    MainActor.assumeIsolated {
      let stage = Stage()
      stage.degrees = 30
      stage.canvas.queueDraw(isMoving: true)
      XCTAssertTrue(stage.canvas.isShowingMotion)
      setHidden(true, windowOf: stage.canvas)
      setHidden(false, windowOf: stage.canvas)
      MainLoop.run(atMost: 0.2) { false }
      stage.degrees = 32
      stage.canvas.queueDraw(isMoving: true)
      XCTAssertTrue(stage.canvas.isShowingMotion)
      let moving = screenPixels(of: stage.canvas)
      stage.canvas.queueDraw(isMoving: false)
      stage.rest()
      XCTAssertGreaterThan(moving.count, 100_000)
      XCTAssertLessThan(Self.apart(moving, screenPixels(of: stage.canvas)), 8)
      stage.window.destroy()
    }
  }

  func testAWindowThatGoesTakesWhatMovesAlong() {
    MainActor.assumeIsolated {
      let stage = Stage()
      stage.canvas.queueDraw(isMoving: true)
      XCTAssertTrue(stage.canvas.isShowingMotion)
      stage.window.destroy()
      XCTAssertFalse(stage.canvas.isShowingMotion)
    }
  }
}
