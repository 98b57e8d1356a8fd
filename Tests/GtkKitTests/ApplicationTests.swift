import CGtk
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
        MainLoop.async(after: 0.005) {
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

  func testASideWindowInitiallyFitsTheScreen() throws {
    try MainActor.assumeIsolated {
      let child = Box(.vertical)
      (child.expandsHorizontally, child.expandsVertically) = (true, true)
      let side = SideWindow(title: "Side", size: CGSize(width: 9_000, height: 300), child)
      side.present()
      MainLoop.run(atMost: 5) { child.size.width > 0 }
      XCTAssertEqual(child.size.width, try XCTUnwrap(DesktopSettings.screenSize).width)
      XCTAssertLessThanOrEqual(child.size.height, 300)
      side.close()
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

  func testWidgetsUseTheAppsSchemeAndKeepTheDesktopsPreference() {
    MainActor.assumeIsolated {
      typealias Appearance = DesktopSettings.Appearance
      let wish = DesktopSettings.appearance
      var changes = 0
      DesktopSettings.onChange { changes += 1 }
      let label = Label("x")
      let window = shownWindow(label, of: testApplication)
      var grounds: Set<[Double]> = []
      for isDark in [false, true] {
        for isHighContrast in [false, true] {
          DesktopSettings.show(Appearance(isDark: isDark, isHighContrast: isHighContrast))
          XCTAssertEqual(DesktopSettings.appearance, wish)
          let ground = label.themeColor("theme_bg_color") ?? .clear
          XCTAssertEqual(ground.red < 0.5, isDark)
          grounds.insert([ground.red, label.themeColor("borders")?.red ?? 0])
        }
      }
      XCTAssertEqual(grounds.count, 4)
      DesktopSettings.show(wish)
      XCTAssertFalse(DesktopSettings.show(wish))
      XCTAssertEqual(changes, 0)
      window.destroy()
    }
  }

  func testAThemesNameTellsItsScheme() {
    MainActor.assumeIsolated {
      @MainActor func looks(_ name: String, prefersDark: Bool = false) -> String {
        let appearance = DesktopSettings.Appearance(themeName: name, prefersDark: prefersDark)
        return (appearance.isDark ? "dark" : "light") + (appearance.isHighContrast ? ", high" : "")
      }
      XCTAssertEqual(looks("Default"), "light")
      XCTAssertEqual(looks("Default", prefersDark: true), "dark")
      XCTAssertEqual(looks("Adwaita-dark"), "dark")
      XCTAssertEqual(looks("HighContrast"), "light, high")
      XCTAssertEqual(looks("HighContrastInverse"), "dark, high")
      XCTAssertEqual(looks("Default-hc-dark"), "dark, high")
    }
  }
}

extension Widget {
  /// A color the theme has a name for, as `theme_bg_color` or `theme_selected_bg_color`.
  fileprivate func themeColor(_ name: String) -> Color? {
    var color = GdkRGBA()
    let context = gtk_widget_get_style_context(pointer)
    guard gtk_style_context_lookup_color(context, name, &color) != 0 else { return nil }
    return Color(color)
  }
}
