import CGtk
import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// The editor's interface for completion.
final class CodeTypingTests: GtkTestCase {
  func testPlacesAreCountedInUTF8() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "é\u{1F468}a"
      view.stepTo(scalar: 2)
      XCTAssertEqual(view.caret, 6)
      view.stepTo(scalar: 3)
      XCTAssertEqual(view.caret, 7)
    }
  }

  func testAPieceIsReplacedInOneStepOfTheHistory() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "é.addC\nb"
      var edits: [String] = []
      view.onEdit { edits.append(view.text) }
      view.replace(3..<7, with: "addChild()", caret: 9)
      XCTAssertEqual(view.text, "é.addChild()\nb")
      XCTAssertEqual(view.caret, 12)
      XCTAssertEqual(edits.last, "é.addChild()\nb")
      view.undo()
      XCTAssertEqual(view.text, "é.addC\nb")
      view.isEditable = false
      view.replace(0..<2, with: "", caret: 0)
      XCTAssertEqual(view.text, "é.addC\nb")
    }
  }

  func testFoundPlacesAreReplaced() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      let search = CodeSearch(in: view)
      let text = "aé aé\nb aé"
      view.text = text
      view.stepTo(scalar: 0)
      search.look(for: places(of: "é"))
      search.replace(with: "ee")
      XCTAssertEqual(view.text, "aee aé\nb aé")
      search.replace(with: "")
      XCTAssertEqual(view.text, "aee a\nb aé")
      view.undo()
      XCTAssertEqual(search.replaceAll(with: "éé"), 2)
      XCTAssertEqual(view.text, "aee aéé\nb aéé")
      view.undo()
      // No row is selected now, so the first press only goes there.
      search.replace(with: "x")
      XCTAssertEqual(view.text, "aee aé\nb aé")
      search.replace(with: "x")
      XCTAssertNotEqual(view.text, "aee aé\nb aé")
      view.undo()
      view.undo()
      XCTAssertEqual(view.text, text)
      search.look(for: places(of: "none"))
      search.replace(with: "some")
      XCTAssertEqual(search.replaceAll(with: "some"), 0)
      view.isEditable = false
      search.look(for: places(of: "a"))
      XCTAssertEqual(search.replaceAll(with: "b"), 0)
      XCTAssertEqual(view.text, text)
    }
  }

  func testAnInsertionThatMakesALineTooLongIsRefused() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.refuses(linesLongerThan: 10) {}
      view.text = "abc def"
      XCTAssertTrue(view.replace(0..<7, with: "0123456789", caret: 0))
      XCTAssertFalse(view.replace(4..<5, with: "45", caret: 0))
      XCTAssertEqual(view.text, "0123456789")
      XCTAssertTrue(view.replace(4..<5, with: "4\n5", caret: 0))
      XCTAssertEqual(view.text, "01234\n556789")
    }
  }

  func testBracesIndent() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      /// What becomes of a text in which `|` is the cursor when a key is pressed there.
      @MainActor func press(_ key: Key, in text: String) -> String {
        let parts = text.split(separator: "|", omittingEmptySubsequences: false)
        view.text = parts.joined()
        view.stepTo(scalar: parts[0].unicodeScalars.count)
        guard view.handleBraces(KeyEvent(key: key, modifiers: [], node: nil)) else { return "-" }
        var bytes = Array(view.text.utf8)
        bytes.insert(UInt8(ascii: "|"), at: view.caret)
        return String(decoding: bytes, as: UTF8.self)
      }
      let looks = [
        "if é {|", "  if a { |}", "class A {|\n}", "a.map { x in|", "a|", "for x in|", "|}",
      ].map { press(.return, in: $0) }
      XCTAssertEqual(
        looks,
        [
          "if é {\n    |", "  if a { \n      |\n  }", "class A {\n    |\n}",
          "a.map { x in\n    |", "-", "-", "-",
        ])
      let closed = ["a {\n    |", "a {\n        |\n", "a|", "|"].map {
        press(.character("}"), in: $0)
      }
      XCTAssertEqual(closed, ["a {\n}|", "a {\n    }|\n", "-", "-"])
    }
  }

  func testCursorMovesAreReported() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      view.text = "ab"
      var places: [Int] = []
      view.onCaret { places.append(view.caret) }
      view.stepTo(scalar: 2)
      XCTAssertEqual(places, [2])
    }
  }

  func testRowSelectionWrapsAround() {
    MainActor.assumeIsolated {
      let list = ProposalList(label: "Completions")
      let rows = (0..<20).map {
        ProposalList.Row(mark: "m", style: "method", title: "row \($0)", details: "about \($0)")
      }
      list.show(rows)
      XCTAssertEqual(list.index, 0)
      list.move(by: -1)
      XCTAssertEqual(list.index, 19)
      list.move(by: 1)
      XCTAssertEqual(list.index, 0)
      list.move(by: 7)
      list.move(by: -8)
      XCTAssertEqual(list.index, 0)
      list.move(by: 3)
      list.show(Array(rows.prefix(2)))
      XCTAssertEqual(list.index, 0)
      list.show([])
      list.move(by: 1)
      XCTAssertEqual(list.index, 0)
    }
  }

  func testAPopoverLeavesTheFocusInTheText() {
    MainActor.assumeIsolated {
      let view = CodeView(label: "Script")
      let room = Box(.vertical, [ScrolledWindow(view)])
      let list = ProposalList(label: "Completions")
      let popover = CodePopover(for: view, in: room, list)
      let window = shownWindow(room, of: testApplication)
      view.text = "root.addC"
      view.grabFocus()
      list.show([.init(mark: "m", style: "method", title: "addChild", details: "Takes it in.")])
      popover.open(at: 5)
      XCTAssertTrue(MainLoop.run(atMost: 10) { popover.isOpen && list.size.width > 0 })
      XCTAssertTrue(view.isFocused)
      XCTAssertLessThan(list.size.height, 100, "one row is no higher than it must be")
      popover.close()
      XCTAssertTrue(MainLoop.run(atMost: 10) { !popover.isOpen })
      XCTAssertTrue(view.isFocused)
      window.destroy()
    }
  }
}

/// Finds words byte by byte.
private func places(of words: String) -> CodeSearch.Finder {
  { text in
    text.utf8.ranges(of: words.utf8).map { range in
      let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + words.utf8.count
    }
  }
}
