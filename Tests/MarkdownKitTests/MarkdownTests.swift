import MarkdownKit
import Testing

@Suite struct `A CommonMark text` {
  @Test func `has blocks with their lines`() {
    let text = """
      # Title

      One *two* **three** `four`
      [five](six)

      - a
      - b

      3. c

      > quoted

      ```swift name
      let x = 1
      ```

      ---
      """
    let blocks = Markdown(text).blocks
    #expect(blocks.map(\.line) == [1, 3, 6, 9, 11, 13, 17])
    #expect(
      blocks.map { "\($0.kind)".prefix { $0 != "(" } } == [
        "heading", "paragraph", "list", "list", "quote", "code", "rule",
      ])
    let words: [Markdown.Inline] = [
      .text("One "), .emphasis([.text("two")]), .text(" "), .strong([.text("three")]), .text(" "),
      .code("four"), .softBreak, .link([.text("five")], address: "six"),
    ]
    #expect(blocks[1].kind == .paragraph(words))
    #expect(blocks[5].kind == .code(info: "swift name", text: "let x = 1\n"))
    guard case .list(nil, let bullets) = blocks[2].kind,
      case .list(3, let numbered) = blocks[3].kind
    else {
      Issue.record("the lists are \(blocks[2]) and \(blocks[3])")
      return
    }
    #expect(bullets.map { $0.map(\.plainText) } == [["a"], ["b"]])
    #expect(numbered.map { $0.map(\.line) } == [[9]])
  }

  @Test func `has HTML as text, and pictures as their alternative text`() {
    #expect(Markdown("a <b>c</b> ![d](e)\n\n<p>f</p>\n").plainText == "a <b>c</b> d\n<p>f</p>\n")
  }

  @Test(arguments: [200, 5_000]) func `may be nested to any depth`(depth: Int) {
    let text = String(repeating: "> ", count: depth) + "deep"
    #expect(Markdown(text).blocks.count == 1)
    #expect(!Markdown(String(repeating: "*", count: depth) + "a").blocks.isEmpty)
  }

  @Test func `may be any bytes`() {
    #expect(Markdown("").blocks.isEmpty)
    #expect(Markdown("a\u{0}b").plainText == "a\u{FFFD}b")
  }

  @Test func `has tables with links, code and keys in their cells`() {
    let text = """
      | option | |
      |---|:--:|
      | `--theme light\\|dark` | the *colours* |
      | <kbd>Ctrl</kbd> <kbd>K</kbd> | [asks](Window.md) |
      """
    let rows = Markdown(text).blocks[0].table
    #expect(
      rows == [
        [[.text("option")], []],
        [[.code("--theme light|dark")], [.text("the "), .emphasis([.text("colours")])]],
        [
          ["<kbd>", "Ctrl", "</kbd>", " ", "<kbd>", "K", "</kbd>"].map { .text($0) },
          [.link([.text("asks")], address: "Window.md")],
        ],
      ])
    #expect(rows?[2][0].withKeys == [.code("Ctrl"), .text(" "), .code("K")])
    #expect(Markdown("a | b\nno rule | here").blocks[0].table == nil)
    #expect(Markdown("a\n\n---").blocks[0].table == nil)
    #expect([Markdown.Inline.text("<kbd>"), .text("open")].withKeys == [.text("open")])
  }
}
