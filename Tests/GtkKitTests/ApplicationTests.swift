import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// The application: settings, style sheets and the main loop.
final class ApplicationTests: GtkTestCase {
  func testAnApplicationStartsOpensAndEnds() {
    MainActor.assumeIsolated {
      let application = Application(id: "org.example.Running", .many)
      var log: [String] = []
      application.onStartup { log.append("startup") }
      application.onActivate { log.append("activate") }
      application.onShutdown { log.append("shutdown") }
      application.onOpen { paths in
        log.append("open \(paths)")
        let window = ApplicationWindow(of: application)
        window.present()
        Task {
          try? await Task.sleep(for: .milliseconds(5))
          log.append("job")
          window.activateAction("app.quit")
        }
      }
      application.add(Action("quit") { [unowned application] in application.quit() })
      application.setShortcuts(["<Control>q"], for: "app.quit")
      XCTAssertEqual(application.run(["test", "/a b.terrarium"]), 0)
      XCTAssertEqual(log, ["startup", "open [\"/a b.terrarium\"]", "job", "shutdown"])
    }
  }

  func testMenusKeepTheirShape() {
    MainActor.assumeIsolated {
      let menu = Menu([
        .init([.action("Export…", "win.export"), .submenu("More", Menu(items: []))]),
        .init("Speed", [.action("½×", "win.speed", target: "0.5", key: "h")]),
      ])
      XCTAssertEqual(menu.model.menuItemCount, 2)
      let button = MenuButton(.icon("open-menu-symbolic", label: "Menu"), menu)
      XCTAssertEqual(button.tooltip, "Menu")
    }
  }

  func testDarknessIsToldToThoseWhoAsk() {
    MainActor.assumeIsolated {
      let before = DesktopSettings.prefersDark
      var changes = 0
      DesktopSettings.onChange { changes += 1 }
      DesktopSettings.prefersDark = !before
      XCTAssertEqual(DesktopSettings.prefersDark, !before)
      DesktopSettings.prefersDark = before
      XCTAssertGreaterThanOrEqual(changes, 2)
    }
  }
}
