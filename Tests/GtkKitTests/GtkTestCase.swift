import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// A test that needs a display and is skipped without one.
///
/// XCTest, because GTK wants one thread, the main one, for everything; synchronous, because a loop
/// inside a main-actor job would run no other job.
class GtkTestCase: XCTestCase {
  override func setUpWithError() throws {
    let hasDisplay = MainActor.assumeIsolated {
      Renderer.choose()
      return Toolkit.start()
    }
    try XCTSkipUnless(hasDisplay, "needs a display: scripts/test makes one")
  }
}

/// A window on the screen that shows `child`, big enough for what the tests place in it.
@MainActor
func shownWindow(_ child: Widget, of application: Application) -> ApplicationWindow {
  let window = ApplicationWindow(of: application)
  window.defaultSize = CGSize(width: 600, height: 400)
  window.setChild(child)
  window.present()
  MainLoop.run(atMost: 5) { child.size.width > 0 }
  return window
}

/// An application that is registered but not running, the same for all tests.
@MainActor
let testApplication: Application = {
  let application = Application(id: "org.example.Tests", .many)
  application.register()
  return application
}()

/// Something to be counted by its absence.
final class Canary {}
