import Hierarchy
import Testing

/// Foreign names in text that a terminal may show.
@Suite struct `A name from outside` {
  private static let controls: [Unicode.Scalar] =
    [0..<0x20, 0x7F..<0xA0, 0x2028..<0x202F, 0x2066..<0x206A].joined().compactMap {
      Unicode.Scalar($0)
    }

  @Test func `is unchanged without control characters`() {
    for name in ["", "root", "a \"1\" \\u{1b} \\n", "地図 é £ ×", "👩‍👩‍👧‍👦", "a\u{200F}b\u{A0}c\u{2027}"] {
      for layout in [String.Layout.none, .line, .lines] { #expect(name.visible(layout) == name) }
    }
  }

  @Test func `shows every control character as Swift escapes it`() {
    for scalar in Self.controls {
      let name = "a\(Character(scalar))b"
      let escape =
        switch scalar {
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: "\\u{\(String(scalar.value, radix: 16))}"
        }
      #expect(name.visible() == "a\(escape)b")
      #expect(JSON.string(name).text.unicodeScalars.allSatisfy { !$0.isControl })
    }
  }

  @Test func `keeps line breaks and tabs where layout is allowed`() {
    let text = "a\tb\r\nc\nd\u{1B}[2J\re"
    #expect(text.visible(.line) == "a\tb c d\\u{1b}[2J\\re")
    #expect(text.visible(.lines) == "a\tb\\r\nc\nd\\u{1b}[2J\\re")
  }

  @Test func `is part of one line of a trace and of an outline`() {
    let name = "a\n0 made up\u{1B}]0;x\u{7}\u{202E}"
    let visible = "a\\n0 made up\\u{1b}]0;x\\u{7}\\u{202e}"
    var recording = Recording()
    let (window, root, view) = (NodeID(1), NodeID(2), NodeID(3))
    for change in [
      .viewMade(window, name: "window", className: "Window"),
      .controllerMade(root, name: name, className: name),
      .viewMade(view, name: name, className: name), .view(of: root, view),
      .rootViewController(window: window, root),
    ] as [Change] { recording.append(change) }
    recording.append(.callback(.viewDidLoad), by: root, at: .zero, turn: 1)
    recording.append(log: name, at: .zero, turn: 1)
    recording.append(.gone, by: root, at: .zero, turn: 1)
    #expect(
      recording.traceText(all: true) == """
        0 \(visible) viewDidLoad
        0 > a 0 made up\\u{1b}]0;x\\u{7}\\u{202e}
        0 gone \(visible)

        """)
    let state = recording.latest
    #expect(
      state.outline == """
        \(visible) \(visible), state: disappeared, view: \(visible) not in the window

        """)
    for text in [state.viewOutline, state.printHierarchy, state.recursiveDescription(of: view)] {
      #expect(text.contains(visible), "\(text)")
      #expect(!text.split(separator: "\n").contains { $0.hasPrefix("0 made up") }, "\(text)")
      #expect(text.unicodeScalars.allSatisfy { !$0.isControl || $0 == "\n" }, "\(text)")
    }
  }
}
