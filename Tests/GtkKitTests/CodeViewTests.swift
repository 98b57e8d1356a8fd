import CGtk
import Foundation
import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// The editor keeps its text, reports user actions, and shows what is set.
final class CodeViewTests: GtkTestCase {
  func testItKeepsAnyText() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      let texts = [
        "", "\n", "let a = 1\r\nlet b = 2\rlet c = 3\u{2029}d", "\u{FEFF}mark", "\u{FFFC}\u{FFFD}",
        "가족 👨‍👩‍👧‍👦 e\u{301}", "가족 👨‍👩‍👧‍👦 \u{E9}", String(repeating: "x", count: 100_000),
        String(repeating: "let a = ViewController(\"a\")\n", count: 20_000),
        String(decoding: [0x61, 0xFF, 0xC3, 0x28, 0xF0, 0x9F], as: UTF8.self),
      ]
      for text in texts {
        view.text = text
        XCTAssertEqual(Array(view.text.utf8), Array(text.utf8))
      }
      view.text = "a\0b\0"
      XCTAssertEqual(view.text, "a\u{FFFD}b\u{FFFD}")
      XCTAssertEqual(view.lineCount, 1)
    }
  }

  func testAHugeTextIsShown() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      let window = shownWindow(ScrolledWindow(view), of: testApplication)
      view.text =
        String(repeating: "x", count: 20_000) + "\n" + String(repeating: "a\n", count: 50_000)
      view.markExecuted(line: 40_000)
      XCTAssertTrue(MainLoop.run(atMost: 20) { view.scrolled > 0 })
      window.destroy()
    }
  }

  func testADropLeavesOneCaret() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "a\nb\n"
      view.dragOver(scalar: 2)
      XCTAssertTrue(view.showsDropCaret)
      view.type("dropped")
      XCTAssertFalse(view.showsDropCaret)
    }
  }

  func testOnlyUserEditsAreReported() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      var log: [String] = []
      view.onEdit { log.append("edit \(view.text)") }
      view.onCursorLine { log.append("line \($0)") }
      view.text = "a\nb\nc"
      view.setColors([.init(0..<1, .keyword)])
      view.setErrors([.init(2..<3, "b")])
      view.markExecuted(line: 2)
      view.go(toLine: 3)
      view.text = "a\nb\nd"
      XCTAssertEqual(log, [])
      XCTAssertEqual(view.cursor.line, 3)

      view.stepTo(scalar: 4)
      XCTAssertEqual(log, [], "the line is the one where the program put the cursor")
      view.stepTo(scalar: 0)
      view.stepTo(scalar: 1)
      XCTAssertEqual(log, ["line 1"])
      view.type("x\ny")
      XCTAssertEqual(log, ["line 1", "edit ax\ny\nb\nd"])
      view.stepTo(scalar: 3)
      XCTAssertEqual(log.count, 2, "the cursor came to this line by typing")
      view.extendSelection(toScalar: 7)
      XCTAssertEqual(log.count, 2, "a selection goes nowhere")
      view.stepTo(scalar: 7)
      XCTAssertEqual(log.last, "line 4")
    }
  }

  func testEveryTextHasItsOwnHistory() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      var log: [String] = []
      view.onEdit { log.append(view.text) }
      view.onCursorLine { log.append("line \($0)") }
      view.text = "a\nb"
      XCTAssertFalse(view.canUndo)
      view.go(toLine: 2)
      view.type("c")
      XCTAssertTrue(view.canUndo)
      view.undo()
      XCTAssertTrue(view.canRedo)
      view.redo()
      XCTAssertEqual(log, ["a\ncb", "a\nb", "a\ncb"])
      view.isEditable = false
      XCTAssertFalse(view.canUndo)
      view.undo()
      XCTAssertEqual(view.text, "a\ncb")
      view.isEditable = true
      view.text = "z"
      XCTAssertFalse(view.canUndo)
      XCTAssertFalse(view.canRedo)
    }
  }

  func testUndoScrollsToItsChange() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = String(repeating: "line\n", count: 400)
      let window = shownWindow(ScrolledWindow(view), of: testApplication)
      MainLoop.run(atMost: 0.6) { false }
      /// How far it is scrolled down when it has come to rest after a change.
      @MainActor func place(after change: () -> Void) -> Double {
        change()
        var (last, count) = (-1.0, 0)
        MainLoop.run(atMost: 5) {
          count = view.scrolled == last ? count + 1 : 0
          last = view.scrolled
          return count > 60
        }
        return last
      }
      let far = place { view.go(toLine: 300) }
      XCTAssertGreaterThan(far, 999)
      view.type("typed")
      for change in [view.undo, view.redo] {
        XCTAssertEqual(place { view.go(toLine: 1) }, 0)
        XCTAssertEqual(place(after: change), far, accuracy: 100)
        XCTAssertEqual(view.cursor.line, 300)
      }
      window.destroy()
    }
  }

  func testPlacesAreCountedFromOneAndEndWhereTheTextEnds() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "ab\n\nfünf"
      let places = [(1, 1), (1, 3), (1, 9), (2, 5), (3, 5), (9, 9), (-1, -1)].map { line, column in
        view.go(toLine: line, column: column)
        return "\(view.cursor.line):\(view.cursor.column)"
      }
      XCTAssertEqual(places, ["1:1", "1:3", "1:3", "2:1", "3:5", "3:5", "1:1"])
    }
  }

  func testTheExecutedLineIsHighlightedAndScrolledToOnlyIfHidden() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "a\nbb\n\nc"
      let looks = [1, 2, 3, 4, nil].map { line in
        view.markExecuted(line: line)
        return view.look()
      }
      XCTAssertEqual(
        looks,
        [
          "[executed-line a\n]bb\n\nc", "a\n[executed-line bb\n]\nc", "a\nbb\n[executed-line \n]c",
          "a\nbb\n\n[executed-line c]", "a\nbb\n\nc",
        ])

      let window = shownWindow(ScrolledWindow(view), of: testApplication)
      view.text = String(repeating: "line\n", count: 200)
      view.markExecuted(line: 2)
      MainLoop.run(atMost: 0.3) { view.scrolled > 0 }
      XCTAssertEqual(view.scrolled, 0)
      view.markExecuted(line: 150)
      XCTAssertTrue(MainLoop.run(atMost: 5) { view.scrolled > 0 })
      MainLoop.run(atMost: 0.3) { false }
      let place = view.scrolled
      // Nearer to the edge than where it scrolls to.
      view.markExecuted(line: 151)
      MainLoop.run(atMost: 0.3) { view.scrolled != place }
      XCTAssertEqual(view.scrolled, place)
      window.destroy()
    }
  }

  func testAFollowedLineIsVisibleFromItsStart() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = String(repeating: String(repeating: "wide ", count: 99) + "\n", count: 9)
      let window = shownWindow(ScrolledWindow(view), of: testApplication)
      let across = gtk_scrollable_get_hadjustment(view.opaque)
      XCTAssertTrue(
        MainLoop.run(atMost: 5) {
          gtk_adjustment_get_upper(across) > gtk_adjustment_get_page_size(across) + 100
        })
      gtk_adjustment_set_value(across, 8)
      view.markExecuted(line: 2)
      XCTAssertTrue(MainLoop.run(atMost: 5) { gtk_adjustment_get_value(across) == 0 })
      window.destroy()
    }
  }

  func testAVeryLongLineWraps() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      let window = shownWindow(ScrolledWindow(view), of: testApplication)
      let across = gtk_scrollable_get_hadjustment(view.opaque)
      @MainActor func exceeds() -> Bool {
        gtk_adjustment_get_upper(across) > gtk_adjustment_get_page_size(across)
      }
      view.text = "a\n" + String(repeating: "wide ", count: 99) + "\nb"
      XCTAssertTrue(MainLoop.run(atMost: 5) { exceeds() })
      view.text = "a\n" + String(repeating: "wide ", count: 101) + "\nb"
      XCTAssertTrue(MainLoop.run(atMost: 5) { !exceeds() })
      // Typed shorter, it is one piece again.
      view.replace(2..<12, with: "", caret: 0)
      XCTAssertTrue(MainLoop.run(atMost: 5) { exceeds() })
      window.destroy()
    }
  }

  /// GtkSourceView 5.6 itself keeps every view that has line numbers; what was hung on it goes.
  func testDroppingAnEditorDropsItsClosures() {
    MainActor.assumeIsolated {
      weak var canary: Canary?
      do {
        let held = Canary()
        canary = held
        let view = CodeView(label: "Script")
        view.onEdit { _ = held }
        view.onCursorLine { _ in _ = held }
      }
      XCTAssertNil(canary)
    }
  }
}
