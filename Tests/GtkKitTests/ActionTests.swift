import GioKit
import XCTest

@testable import GtkKit

/// Actions run, hold state and can be switched off.
final class ActionTests: GtkTestCase {
  func testAnActionReportsUserChoicesOnly() {
    MainActor.assumeIsolated {
      var log: [String] = []
      let export = Action("export") { log.append("export") }
      let play = Action("play", isOn: false) { log.append("play \($0)") }
      let speed = Action("speed", choice: "1") { log.append("speed \($0)") }

      export.activate()
      play.activate()
      speed.activate(target: "0.5")
      XCTAssertEqual(log, ["export", "play true", "speed 0.5"])
      XCTAssertTrue(play.isOn)
      XCTAssertEqual(speed.choice, "0.5")

      log = []
      play.isOn = false
      speed.choice = "0.1"
      export.isEnabled = false
      export.activate()
      XCTAssertEqual(log, [])
      XCTAssertFalse(play.isOn)
      XCTAssertEqual(speed.choice, "0.1")
    }
  }

  func testButtonsRunTheActionsOfTheirWindow() {
    MainActor.assumeIsolated {
      var log: [String] = []
      let button = Button(.text("Half"), action: "win.speed", target: "0.5")
      let window = shownWindow(button, of: testApplication)
      window.add(Action("speed", choice: "1") { log.append($0) })
      XCTAssertTrue(button.isEnabled)
      XCTAssertTrue(button.press())
      XCTAssertTrue(MainLoop.run(atMost: 5) { !log.isEmpty })
      XCTAssertEqual(log, ["0.5"])
      XCTAssertFalse(window.activateAction("win.nothing"))
      window.destroy()
    }
  }

  func testAWindowMayRefuseToClose() {
    MainActor.assumeIsolated {
      let window = shownWindow(Label("x"), of: testApplication)
      let reference = WeakObject(window)
      var asked = 0
      window.onCloseRequest {
        asked += 1
        return asked == 2
      }
      window.close()
      XCTAssertTrue(window.isVisible)
      window.close()
      XCTAssertEqual(asked, 2)
      XCTAssertFalse(window.isVisible)
      XCTAssertTrue(reference.isAlive)
    }
  }
}
