import Hierarchy
import TestSupport
import Testing

@testable import Import

/// Input that is made to take memory, time or the stack.
@Suite struct `Hostile input` {
  private func error(_ bytes: [UInt8], limits: ImportLimits = ImportLimits()) -> String {
    do throws(ImportError) {
      let dump = try Importer.read(bytes, limits: limits)
      return "\(dump.nodes.count) nodes"
    } catch {
      return "\(error)"
    }
  }

  private func error(_ text: String, limits: ImportLimits = ImportLimits()) -> String {
    error(Array(text.utf8), limits: limits)
  }

  @Test func `causes one clear message`() {
    var small = ImportLimits()
    (small.bytes, small.lines, small.depth) = (1000, 100, 50)
    #expect(error("") == "there is nothing in it; copy the dump again")
    #expect(
      error(String(repeating: "a", count: 1001), limits: small)
        == "it has more than 0 MB; cut the dump into parts")
    #expect(
      error(String(repeating: "a\n", count: 101), limits: small)
        == "it has more than 100 lines; cut the dump into parts")
    #expect(
      error("a\nb\u{0}") == "line 2: it holds a zero byte, so it is no text; save the dump as UTF-8"
    )
    #expect(
      error(String(repeating: "[", count: 60) + "{\"class\":1}", limits: small)
        == "line 1: it is nested deeper than 50 levels; cut the dump into parts")
    #expect(
      error(
        String(repeating: "<a>", count: 60) + String(repeating: "</a>", count: 60), limits: small)
        == "line 1: it is nested deeper than 50 levels; cut the dump into parts")
  }

  @Test func `that would grow without bound is refused`() {
    let laughs = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [
      <!ENTITY lol "lol">
      <!ENTITY lol2 "&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;&lol;">
      ]>
      <hierarchy><node class="&lol2;" bounds="[0,0][1,1]"/></hierarchy>
      """
    #expect(
      error(laughs)
        == "line 2: it declares entities of its own, which are not expanded; remove the DOCTYPE")
  }

  /// Some of the numbers of a line in Arabic digits, which regular expressions take for digits.
  private func withArabicNumbers(_ text: String, _ random: inout SeededGenerator) -> String {
    var (result, isArabic, wasDigit) = ("", false, false)
    for sign in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(sign)
      if isDigit, !wasDigit { isArabic = random.number(below: 4) == 0 }
      let arabic = Unicode.Scalar(0x660 + sign.value - (isDigit ? 0x30 : sign.value))
      result.unicodeScalars.append(isDigit && isArabic ? arabic ?? sign : sign)
      wasDigit = isDigit
    }
    return result
  }

  @Test(arguments: [UInt64](1...3))
  func `with digits of another script gives a tree or an error`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for (_, text) in `No line of a dump`.texts {
      guard let dump = try? Importer.read(withArabicNumbers(text, &random)) else { continue }
      for node in dump.nodes { count += dump.facts(of: node).frame == nil ? 0 : 1 }
    }
    #expect(count > 100)
  }

  /// A hundred thousand levels, in the forms that can say so.
  @Test(arguments: [
    DumpFormat.json, .uiautomator, .outline, .gskNodes, .recursiveDescription, .dot,
  ])
  func `of a hundred thousand levels is read without recursion`(format: DumpFormat) throws {
    let depth = 100_000
    var text = ""
    switch format {
    case .json:
      text =
        String(repeating: "{\"class\":\"A\",\"children\":[", count: depth)
        + String(repeating: "]}", count: depth)
    case .uiautomator:
      text =
        "<hierarchy>" + String(repeating: "<node class=\"A\" bounds=\"[0,0][1,1]\">", count: depth)
        + String(repeating: "</node>", count: depth) + "</hierarchy>"
    case .gskNodes:
      text =
        String(repeating: "container {\n", count: depth) + String(repeating: "}\n", count: depth)
    case .dot:
      text = "digraph { " + (0...depth).map { "n\($0)" }.joined(separator: " -> ") + " }"
    default:
      // The text of these grows with the square of the depth, so they go less far down.
      let levels = 800
      for level in 0..<levels {
        text +=
          String(repeating: format == .outline ? " " : "   | ", count: level)
          + (format == .outline ? "A\n" : "<A: 0x1; frame = (0 0; 1 1)>\n")
      }
      let dump = try Importer.read(text)
      #expect(dump.depths.max() == levels - 1)
      return
    }
    let dump = try Importer.read(text)
    #expect(dump.nodes.count == (format == .dot ? depth + 1 : depth))
    #expect(dump.depths.max() == dump.nodes.count - 1)
    #expect(dump.compared().nodes.count == dump.nodes.count)
    #expect(!dump.isPrintable)
    let outline = dump.outline
    #expect(outline.utf8.count < dump.nodes.count * 400, "it grows with the nodes")
    let head = String(decoding: outline.utf8.prefix(30_000), as: UTF8.self)
    #expect(head.contains("| [level 61] ") && !head.contains("[level 60] "))
  }

  @Test func `on one line of many megabytes is read`() throws {
    let nodes = String(
      repeating: "<node class=\"android.view.View\" bounds=\"[0,0][1,1]\"/>", count: 50_000)
    #expect(try Importer.read("<hierarchy>" + nodes + "</hierarchy>").nodes.count == 50_000)
    #expect(
      error(String(repeating: "x", count: 5_000_000)).hasPrefix("line 1: no known form"))
  }

  /// Lines whose closing token never comes, or comes again and again: a search for it from every position
  /// would take minutes.
  @Test(
    .enabled(if: Nightly.isOn),
    arguments: [
      "[ A ] h=--- v=--- NSView 0x1 f=(0,0,1,1) " + String(repeating: "[", count: 1_000_000),
      "Application, 0x1, pid: 1, {{0, 0}, {1, 1}}" + String(repeating: "), 0x1,", count: 100_000),
      "Dialog - 'a' (L1, T1, R1, B1) child_window(" + String(repeating: " [\"", count: 200_000),
      "Dialog - 'a' (L1, T1, R1, B1) child_window(" + String(repeating: ") ['", count: 200_000),
      "+>A{id=1, visibility=VISIBLE" + String(repeating: " | +-", count: 200_000),
      "UIWindow:0x1" + String(repeating: " | a:0x", count: 100_000),
      "Node #1 at (l=1.0" + String(repeating: " |-Node #", count: 100_000),
      "x" + String(repeating: "\n", count: 1_000_000) + "y",
      "children:" + String(repeating: "\n", count: 1_000_000) + "- a: b",
      String(repeating: "[1] a\n", count: 100_000),
      String(repeating: ">\n", count: 500_000) + "a",
      "<pre>" + String(repeating: "</pre", count: 200_000) + ">",
    ])
  func `is read in linear time`(text: String) {
    var words = ""
    let time = ContinuousClock().measure { words = error(text) }
    #expect(!words.isEmpty)
    #expect(time < Patience.seconds(30))
  }

  @Test func `with line ends of every kind keeps its lines`() throws {
    let dump = try Importer.read(
      "<A 0x1>, state: appeared, view: <V 0x2>\r   | <B 0x3>, state: appeared, view: <V 0x4>\r\n   | <C 0x5>, state: appeared, view: <V 0x6>\r\r\n\n   | <D 0x7>, state: appeared, view: <V 0x8>"
    )
    #expect(dump.parentLines == ["1 below 0", "2 below 1", "3 below 1", "5 below 1"])
  }

  @Test func `can be canceled halfway`() {
    let text = Array(String(repeating: "<A: 0x1; frame = (0 0; 1 1)>\n", count: 50_000).utf8)
    var heard: [Int] = []
    #expect(throws: ImportError.cancelled) {
      try Importer.read(text) { progress in
        heard.append(progress.line)
        return heard.count < 3
      }
    }
    #expect(heard == [8192, 16384, 24576])
  }

  @Test func `full of garbage has a limited number of notes`() throws {
    var limits = ImportLimits()
    limits.notes = 10
    let text =
      "<A 0x1>, state: appeared, view: <V 0x2>\n"
      + String(repeating: "rubbish\n<A 0x1>, state: odd, view: <V 0x2>\n", count: 500)
    let dump = try Importer.read(Array(text.utf8), limits: limits)
    #expect(dump.notes.count == 11)
    #expect(dump.notes.last?.message == "991 more notes are left out")
  }
}
