import CGtk
import Foundation
import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// Widgets show the values set on them and report user actions.
final class WidgetTests: GtkTestCase {
  func testASidebarReportsUserChoicesOnly() {
    MainActor.assumeIsolated {
      let list = SidebarList(label: "Containers")
      var log: [String] = []
      list.onSelect { log.append($0) }
      let tunnel = SidebarList.Item(id: "tunnel", title: "Tunnel")
      let tabs = SidebarList.Item(id: "tabs", title: "Tab bar")
      list.setSections([.init("Course", []), .init("Containers", [tunnel, tabs])])
      list.selection = "tabs"
      list.setSections([.init("Containers", [tabs, tunnel])])
      XCTAssertEqual(list.selection, "tabs")
      list.setSections([.init("Containers", [tunnel])])
      XCTAssertNil(list.selection)
      XCTAssertEqual(log, [])
      // Nothing of it is open: the keyboard on its way past chooses nothing.
      let window = shownWindow(list, of: testApplication)
      list.giveKeyboard(toRow: 0)
      XCTAssertEqual(list.selection, "tunnel")
      XCTAssertEqual(log, [])
      list.activateRow(0)
      XCTAssertEqual(log, ["tunnel"])
      list.setSections([.init("Containers", [tunnel, tabs])])
      list.chooseRow(1)
      XCTAssertEqual(log, ["tunnel", "tabs"])
      // What is open is in no row, as a script that was edited.
      list.selection = "tabs, edited"
      XCTAssertNil(list.selection)
      list.giveKeyboard(toRow: 1)
      XCTAssertEqual(log, ["tunnel", "tabs"])
      // Assistive technology means what it chooses.
      list.chooseRow(0)
      XCTAssertEqual(log, ["tunnel", "tabs", "tunnel"])
      window.destroy()
    }
  }

  func testUnchangedSidebarRowsStay() {
    MainActor.assumeIsolated {
      let list = SidebarList(label: "Containers")
      @MainActor func item(_ name: Character) -> SidebarList.Item {
        SidebarList.Item(id: "\(name)", title: "Row \(name)")
      }
      // What is shown one after the other, and how many rows are made for it.
      let steps = [
        ("abcdef", 6), ("abxdef", 1), ("abdef", 0), ("abyzdef", 2), ("f", 0), ("", 0), ("ff", 2),
        ("fff", 1), ("fabc", 3),
      ]
      for (names, made) in steps {
        // Held, or a new one could be where one was that is gone.
        let before = list.rows.map { Object(holding: UnsafeMutableRawPointer($0)) }
        let (half, rest) = (names.prefix(names.count / 2), names.dropFirst(names.count / 2))
        list.setSections([
          .init("First", half.map(item)), .init("Second", rest.map(item)),
        ])
        XCTAssertEqual(list.titles, names.map { "Row \($0)" })
        let new = list.rows.filter { row in
          !before.contains { $0.raw == UnsafeMutableRawPointer(row) }
        }
        XCTAssertEqual(new.count, made, names)
      }
    }
  }

  func testChoicesReportTheirValues() {
    MainActor.assumeIsolated {
      let speed = DropDown(["1×", "½×"], label: "Speed")
      let scale = Scale(0...10, step: 1, label: "Time")
      var log: [String] = []
      speed.onChange { log.append("speed \($0)") }
      scale.onChange { log.append("time \($0)") }
      speed.selection = 1
      scale.value = 4
      XCTAssertEqual(log, ["speed 1", "time 4.0"])
      let toggle = ToggleButton(.text("Dark"))
      toggle.onChange { log.append("dark \($0)") }
      toggle.isOn = true
      XCTAssertEqual(log.last, "dark true")
    }
  }

  func testASearchIsDebounced() {
    MainActor.assumeIsolated {
      let entry = SearchEntry(label: "Filter events")
      var log: [String] = []
      entry.onSearch { log.append($0) }
      entry.text = "didMove"
      XCTAssertEqual(log, [])
      XCTAssertTrue(MainLoop.run(atMost: 5) { !log.isEmpty })
      XCTAssertEqual(log, ["didMove"])
    }
  }

  func testIconsAreFoundByName() {
    MainActor.assumeIsolated {
      XCTAssertTrue(Icons.has("open-menu-symbolic"))
      XCTAssertFalse(Icons.has("no-such-icon"))
      XCTAssertTrue(Icon("open-menu-symbolic").isVisible)
    }
  }

  func testAFolderHasFurtherIcons() throws {
    try MainActor.assumeIsolated {
      let folder = FileManager.default.temporaryDirectory.appending(path: "icons-\(getpid())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appending(path: "of-our-own.svg")
      try Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8).write(to: file)
      XCTAssertNotEqual(fileOfIcon("of-our-own"), file.path)
      Icons.addFolder(folder.path)
      XCTAssertEqual(fileOfIcon("of-our-own"), file.path)
    }
  }

  func testAStyleSheetErrorHasItsLocation() {
    MainActor.assumeIsolated {
      XCTAssertEqual(StyleSheet("label { color: red; }").problems, [])
      XCTAssertEqual(
        StyleSheet("label {\n  colour: red;\n}").problems,
        ["2:3: No property named \"colour\""])
      XCTAssertEqual(StyleSheet(path: "/nonexistent.css").problems.count, 1)
    }
  }

  func testNodesHaveTheirAccessibleProperties() throws {
    try XCTSkipUnless(
      ProcessInfo.processInfo.environment["GTK_A11Y"] == "test", "needs GTK_A11Y=test")
    MainActor.assumeIsolated {
      let node = NodeWidget(role: .treeItem, label: "tunnel")
      node.details = "appeared"
      node.isSelected = true
      node.isExpanded = false
      node.setAccessibleLevel(2)
      node.setAccessibleValue("56.6 north")
      node.setAccessibleValue(3, in: 0...10)
      XCTAssertEqual(gtk_test_accessible_has_role(node.opaque, GTK_ACCESSIBLE_ROLE_TREE_ITEM), 1)
      for property in [
        GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
        GTK_ACCESSIBLE_PROPERTY_LEVEL, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
        GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
      ] {
        XCTAssertEqual(gtk_test_accessible_has_property(node.opaque, property), 1)
      }
      XCTAssertEqual(gtk_test_accessible_has_state(node.opaque, GTK_ACCESSIBLE_STATE_SELECTED), 1)
      XCTAssertEqual(gtk_test_accessible_has_state(node.opaque, GTK_ACCESSIBLE_STATE_EXPANDED), 1)
      node.isExpanded = nil
      XCTAssertEqual(gtk_test_accessible_has_state(node.opaque, GTK_ACCESSIBLE_STATE_EXPANDED), 0)
    }
  }

  func testKeysAreNamedByTheirMeaning() {
    MainActor.assumeIsolated {
      let keys = [
        GDK_KEY_Left, GDK_KEY_KP_Left, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_A, GDK_KEY_a,
        GDK_KEY_7, GDK_KEY_plus, GDK_KEY_KP_Add, GDK_KEY_minus, GDK_KEY_Home, GDK_KEY_F5,
      ].map { Key(value: UInt32($0)) }
      XCTAssertEqual(
        keys,
        [
          .left, .left, .return, .space, .character("a"), .character("a"), .character("7"),
          .character("+"), .character("+"), .character("-"), .home, .other(UInt32(GDK_KEY_F5)),
        ])
      XCTAssertEqual(
        Modifiers(GDK_SHIFT_MASK.rawValue | GDK_BUTTON1_MASK.rawValue | GDK_CONTROL_MASK.rawValue),
        [.shift, .control])
    }
  }
}

/// Which file the icon theme has for a name.
@MainActor private func fileOfIcon(_ name: String) -> String? {
  let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
  guard
    let icon = gtk_icon_theme_lookup_icon(
      theme, name, nil, 16, 1, GTK_TEXT_DIR_NONE, GtkIconLookupFlags(rawValue: 0))
  else { return nil }
  defer { g_object_unref(UnsafeMutableRawPointer(icon)) }
  guard let file = gtk_icon_paintable_get_file(icon) else { return nil }
  defer { g_object_unref(UnsafeMutableRawPointer(file)) }
  guard let path = g_file_get_path(file) else { return nil }
  defer { g_free(path) }
  return String(cString: path)
}
