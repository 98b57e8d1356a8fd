import CGtk
import GioKit
import XCTest

@testable import GtkKit

/// A list of 100,000 rows has widgets for a few of them, which show the right rows.
final class RowListTests: GtkTestCase {
  func testFewRowsAreWidgets() {
    MainActor.assumeIsolated {
      let (list, window) = shownList(of: 100_000)
      XCTAssertEqual(list.count, 100_000)
      XCTAssertGreaterThan(list.live.count, 5)
      XCTAssertLessThan(list.live.count, 500)
      list.append(5)
      XCTAssertEqual(list.count, 100_005)
      list.reload(count: 3)
      MainLoop.run(atMost: 5) { list.live.count == 3 }
      XCTAssertEqual(list.live.count, 3)
      window.destroy()
    }
  }

  func testScrollsToARowAndSelectsIt() {
    MainActor.assumeIsolated {
      let (list, window) = shownList(of: 50_000)
      list.go(to: 40_000)
      XCTAssertTrue(MainLoop.run(atMost: 5) { list.focusedRow == 40_000 })
      XCTAssertEqual(list.chosen, [40_000])
      list.chosen = [7, 3]
      XCTAssertEqual(list.chosen, [3, 7])
      list.reload(count: 10)
      XCTAssertEqual(list.chosen, [])
      list.go(to: 99)
      window.destroy()
    }
  }

  func testReturnOpensTheRow() {
    MainActor.assumeIsolated {
      let (list, window) = shownList(of: 20)
      var opened: [Int] = []
      list.onActivate { opened.append($0) }
      gtk_widget_activate_action_variant(
        list.pointer, "list.activate-item", g_variant_new_uint32(4))
      XCTAssertEqual(opened, [4])
      window.destroy()
    }
  }

  func testIsReleasedWithItsRows() {
    MainActor.assumeIsolated {
      weak var canary: Canary?
      do {
        let kept = Canary()
        canary = kept
        let list = ListView(label: "Events") {
          _ = kept
          return Row()
        }
        list.reload(count: 10)
      }
      XCTAssertNil(canary)
    }
  }

  func testABoxIsTicked() {
    MainActor.assumeIsolated {
      let box = CheckButton("Layout")
      var log: [Bool] = []
      box.onChange { log.append($0) }
      box.isOn = true
      XCTAssertEqual(log, [true])
      XCTAssertTrue(box.isOn)
    }
  }
}

@MainActor
private final class Row: ListRow {
  let label = Label("")
  var widget: Widget { label }
  func show(_ place: Int) -> String {
    label.text = "row \(place)"
    return label.text
  }
}

@MainActor
private func shownList(of count: Int) -> (ListView, ApplicationWindow) {
  let list = ListView(label: "Events") { Row() }
  list.reload(count: count)
  let scroller = ScrolledWindow(list)
  let window = shownWindow(scroller, of: testApplication)
  MainLoop.run(atMost: 5) { list.live.count > 0 }
  return (list, window)
}
