import CGtk
import GioKit
import XCTest

@testable import GtkKit

/// Menus open, one at a time, and their items have names.
final class MenuTests: GtkTestCase {
  func testAButtonOpensWhatItWasMadeWith() {
    MainActor.assumeIsolated {
      let content = Label("Content")
      let button = MenuButton(.text("Button"), opening: content)
      let window = shownWindow(button, of: testApplication)
      XCTAssertTrue(button.answers)
      XCTAssertFalse(content.isMapped)
      button.open()
      XCTAssertTrue(content.isMapped)
      button.close()
      XCTAssertTrue(MainLoop.run(atMost: 5) { !content.isMapped })
      window.destroy()
    }
  }

  func testANewMenuReplacesTheOldOne() {
    MainActor.assumeIsolated {
      let menus = ["First", "Second", "Third"].map {
        Menu(items: [.action($0, "win.nothing"), .action("Another", "win.nothing")])
      }
      let button = MenuButton(.text("Menu"), menus[0])
      let window = shownWindow(button, of: testApplication)
      button.setMenu(menus[1])
      XCTAssertEqual(button.firstItem, "Second")
      button.open()
      XCTAssertEqual(button.firstItem, "Second")
      button.close()
      button.setMenu(menus[2])
      button.open()
      XCTAssertEqual(button.firstItem, "Third")
      window.destroy()
    }
  }

  func testAButtonReleasesItsContent() {
    MainActor.assumeIsolated {
      var content: Label? = Label("Content")
      let held = content.map(WeakObject.init)
      var button: MenuButton? = content.map { MenuButton(.text("Button"), opening: $0) }
      content = nil
      withExtendedLifetime(button) { XCTAssertNotNil(held?.object) }
      button = nil
      XCTAssertNil(held?.object)
    }
  }

  func testAMenuOfChoicesOpensWithFocusOnTheSelectedOne() {
    MainActor.assumeIsolated {
      let choices = ["quarter", "half", "whole", "double"].map { ($0.capitalized, $0) }
      let choice = ChoiceButton(choices, of: "win.speed", label: "Speed")
      let window = shownWindow(choice.widget, of: testApplication)
      let speed = Action("speed", choice: "whole") { _ in }
      window.add(speed)
      for state in ["whole", "half", "double", "quarter"] {
        speed.choice = state
        choice.widget.open()
        XCTAssertEqual(window.itemWithKeyboard, state.capitalized)
        choice.widget.close()
      }
      window.destroy()
    }
  }

  func testItemsHaveTheirRolesWheneverTheirMenuIsSet() {
    MainActor.assumeIsolated {
      let menu = Menu(items: [
        .action("Fold", "win.fold"), .action("Night", "win.night"),
        .action("Half", "win.speed", target: "0.5"),
      ])
      let (early, late) = (
        MenuButton(.text("Early"), menu), MenuButton(.text("Late"), Menu(items: []))
      )
      let window = shownWindow(Box(.horizontal, [early, late]), of: testApplication)
      window.add(Action("fold") {})
      window.add(Action("night", isOn: true) { _ in })
      window.add(Action("speed", choice: "1") { _ in })
      late.setMenu(menu)
      for button in [early, late] {
        button.open()
        XCTAssertEqual(
          button.rolesOfItems, ["menu-item", "menu-item-checkbox", "menu-item-radio"])
        button.close()
      }
      window.destroy()
    }
  }
}

extension MenuButton {
  /// What the first item of the menu that is shown is called.
  fileprivate var firstItem: String? {
    guard let menu = gtk_menu_button_get_menu_model(opaque),
      let model = g_menu_model_get_item_link(menu, 0, "section")
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(model)) }
    guard let label = g_menu_model_get_item_attribute_value(model, 0, "label", nil) else {
      return nil
    }
    defer { g_variant_unref(label) }
    return String(cString: g_variant_get_string(label, nil))
  }

  /// Whether the button within can be pressed.
  fileprivate var answers: Bool {
    gtk_widget_get_first_child(pointer).map { gtk_widget_get_sensitive($0) != 0 } ?? false
  }

  /// The accessible data of each item, in order.
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

extension ApplicationWindow {
  /// What the item of a menu is called that has the keyboard.
  fileprivate var itemWithKeyboard: String? {
    gtk_root_get_focus(opaque).flatMap { Widget($0).string("text") }
  }
}
