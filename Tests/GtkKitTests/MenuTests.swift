import CGtk
import XCTest

@testable import GtkKit

/// Menus are made when they are wished, and say what their items are.
final class MenuTests: GtkTestCase {
  func testWhatIsForLaterIsMadeOnceAndAnswersBefore() {
    MainActor.assumeIsolated {
      var log: [String] = []
      @MainActor func button(_ name: String) -> MenuButton {
        MenuButton(
          .text(name),
          making: {
            log.append(name)
            return Label(name)
          })
      }
      LateMenu.wait()
      let (pressed, waiting) = (button("pressed"), button("waiting"))
      let window = shownWindow(Box(.horizontal, [pressed, waiting]), of: testApplication)
      XCTAssertEqual(log, [])
      XCTAssertTrue(pressed.answers)
      pressed.open()
      XCTAssertEqual(log, ["pressed"])
      LateMenu.makeAll()
      LateMenu.makeAll()
      pressed.close()
      pressed.open()
      XCTAssertEqual(log, ["pressed", "waiting"])
      _ = button("at once")
      XCTAssertEqual(log, ["pressed", "waiting", "at once"])
      window.destroy()
    }
  }

  func testAMenuThatIsSetTakesThePlaceOfALateOne() {
    MainActor.assumeIsolated {
      let (first, second) = (Menu(items: [.action("First", "win.first")]), Menu(items: []))
      LateMenu.wait()
      let button = MenuButton(.text("Menu"), first)
      button.setMenu(second)
      let shown = gtk_menu_button_get_menu_model(button.opaque)
      LateMenu.makeAll()
      XCTAssertEqual(gtk_menu_button_get_menu_model(button.opaque), shown)
    }
  }

  func testItemsSayWhatTheyAreWheneverTheirMenuIsMade() {
    MainActor.assumeIsolated {
      let menu = Menu(items: [
        .action("Fold", "win.fold"), .action("Night", "win.night"),
        .action("Half", "win.speed", target: "0.5"),
      ])
      let button = MenuButton(.text("Menu"), Menu(items: []))
      let window = shownWindow(button, of: testApplication)
      window.add(Action("fold") {})
      window.add(Action("night", isOn: true) { _ in })
      window.add(Action("speed", choice: "1") { _ in })
      button.setMenu(menu)
      XCTAssertEqual(
        button.rolesOfItems, ["menu-item", "menu-item-checkbox", "menu-item-radio"])
      window.destroy()
    }
  }
}

extension MenuButton {
  /// Whether the button within can be pressed.
  fileprivate var answers: Bool {
    gtk_widget_get_first_child(pointer).map { gtk_widget_get_sensitive($0) != 0 } ?? false
  }

  /// What assistive technology is told of each item, in their order.
  fileprivate var rolesOfItems: [String] {
    @MainActor func roles(in widget: Widget) -> [String] {
      children(of: widget.pointer).map { Widget($0) }.flatMap { item in
        item.caseName("role") == nil
          ? roles(in: item) : [item.caseName("accessible-role") ?? ""]
      }
    }
    return roles(in: self)
  }
}
