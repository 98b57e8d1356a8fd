import CairoKit
import Drawing
import Geometry
import Testing

/// Text is as large as it was promised to be, in every script.
@Suite struct PangoShaperTests {
  @Test func `ink stays in the measured box`() {
    let shaper = PangoShaper()
    var labels = RandomLabels(seed: 1)
    for _ in 0..<600 {
      let run = labels.run()
      let (size, ink) = (shaper.size(of: run), shaper.outline(of: run).bounds)
      // The first and last letter may lean out a little, as letters do.
      let overhang = run.size * (run.mayBreakCursiveWords ? 0.5 : 0.125)
      let box = CGRect(origin: .zero, size: size).insetBy(dx: -overhang, dy: -overhang)
      // One letter alone may be wider than the box.
      guard run.width ?? .infinity > 2 * run.size else { continue }
      let isInside =
        ink.minX >= box.minX && ink.maxX <= box.maxX && ink.minY >= box.minY && ink.maxY <= box.maxY
      #expect(isInside, "\(run.text): \(ink) in \(size)")
    }
  }

  @Test func `lines fit the width, respect the limit, and end in … when truncated`() {
    let shaper = PangoShaper()
    var labels = RandomLabels(seed: 2)
    var shortened = 0
    for _ in 0..<600 {
      let run = labels.run()
      let lines = shaper.lines(of: run)
      if run.maximumLines > 0 { #expect(lines.count <= run.maximumLines) }
      if let width = run.width, width > 2 * run.size {
        let excess = run.mayBreakCursiveWords ? run.size / 2 : 0.01
        #expect(
          lines.allSatisfy { $0.width <= width + excess },
          "\(run.text): \(lines.map(\.width)) in \(width) at \(run.size)")
      }
      func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      let shown = letters(lines.map(\.text).joined())
      if shown != letters(run.text) {
        shortened += 1
        #expect(shown.hasSuffix("…") && letters(run.text).hasPrefix(shown.dropLast()))
      }
    }
    #expect(shortened > 40)
  }

  @Test func `a truncated line has no space for another letter`() throws {
    let shaper = PangoShaper()
    let text = "TunnelController contains MapController"
    for width in stride(from: 60.0, through: 200, by: 10) {
      let line = try #require(
        shaper.lines(of: TextRun(text, size: 13, width: width)).first)
      let kept = line.text.dropLast().count
      let longer = shaper.size(of: TextRun(text.prefix(kept + 3) + "…", size: 13))
      #expect(line.text.hasSuffix("…") && longer.width > width, "\(line.text) in \(width)")
    }
  }

  @Test func `line breaks count as lines`() {
    let shaper = PangoShaper()
    func lines(_ text: String, _ most: Int) -> [String] {
      shaper.lines(of: TextRun(text, size: 12, width: 200, maximumLines: most)).map(\.text)
    }
    #expect(lines("one\ntwo\r\nthree", 0) == ["one", "two", "three"])
    #expect(lines("one\ntwo\r\nthree", 2) == ["one", "two…"])
    #expect(lines("one\ntwo", 1) == ["one…"])
    #expect(shaper.lines(of: TextRun("one\ntwo", size: 12)).map(\.text) == ["one…"])
  }

  @Test func `absurd runs have a size all the same`() {
    let shaper = PangoShaper()
    for run in [
      TextRun("", size: 12), TextRun("a\u{0}b", size: 12), TextRun("a", size: .nan),
      TextRun("a", size: -3), TextRun("a", size: 1e9), TextRun("wide", size: 12, width: -5),
      TextRun("wide", size: 12, width: 0), TextRun("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", size: 12, width: 20),
      TextRun(String(repeating: "long ", count: 100_000), size: 12, width: 100, maximumLines: 2),
    ] {
      let size = shaper.size(of: run)
      #expect(size.width.isFinite && size.height > 0)
    }
  }

  @Test func `text runs from right to left where its script does`() throws {
    let shaper = PangoShaper()
    let run = TextRun("مرحبا بالعالم", size: 20, width: 300)
    let line = try #require(shaper.lines(of: run).first)
    #expect(line.isRightToLeft && abs(line.baseline.x + line.width - 300) < 0.01)
    #expect(shaper.lines(of: TextRun("Lemvig", size: 20)).map(\.isRightToLeft) == [false])
  }

  @Test func `weights and families are different fonts`() {
    let shaper = PangoShaper()
    let weights: [TextRun.Weight] = [.regular, .medium, .semibold, .bold]
    let widths = weights.map { shaper.size(of: TextRun("Container", size: 100, weight: $0)).width }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    let thin = shaper.size(of: TextRun("iiii", size: 100, family: .mono)).width
    let wide = shaper.size(of: TextRun("MMMM", size: 100, family: .mono)).width
    #expect(thin == wide)
  }

  @Test func `a missing font is reported with its package`() {
    let shaper = PangoShaper(folders: ["/nonexistent"])
    #expect(
      shaper.missingFonts.map(\.package) == [
        "fonts-inter", "fonts-noto-core", "fonts-noto-cjk", "fonts-noto-mono", "fonts-symbola",
      ])
    #expect(
      shaper.missingFonts.first?.description
        == "The font Inter is missing, so pictures look different here: install the package fonts-inter."
    )
  }

  @Test func `sizes are the same from one shaper to the next and after the cache is cleared`() {
    let (one, two) = (PangoShaper(), PangoShaper())
    var labels = RandomLabels(seed: 3)
    let runs = (0..<200).map { _ in labels.run() }
    let first = runs.map { one.size(of: $0) }
    for number in 0..<9_000 { _ = one.size(of: TextRun("\(number)", size: 9)) }
    #expect(runs.map { one.size(of: $0) } == first)
    #expect(runs.reversed().map { two.size(of: $0) } == first.reversed())
  }
}

extension TextRun {
  /// Whether the last letter of a line may take a wider shape than Pango measured.
  fileprivate var mayBreakCursiveWords: Bool {
    maximumLines != 1 && text.unicodeScalars.contains { (0x600..<0x700).contains($0.value) }
  }
}

/// Characters that no font has are reported, and all others are drawn.
@Suite struct `The letters of a picture` {
  @Test(arguments: ["Inter", "日本語", "مرحبا", "नमस्ते", "😀🚀★"])
  func `exist in five scripts`(text: String) {
    let shaper = PangoShaper()
    #expect(!shaper.outline(of: TextRun(text, size: 20)).isEmpty)
    #expect(shaper.takeMissingLetters() == [])
  }

  @Test func `are reported once where no font has them`() {
    let shaper = PangoShaper()
    // Private use: no font has a glyph there.
    _ = shaper.size(of: TextRun("a\u{10FFFD}b\u{F0000}", size: 20))
    #expect(shaper.takeMissingLetters() == ["\u{F0000}", "\u{10FFFD}"])
    _ = shaper.size(of: TextRun("\u{10FFFD}", size: 21))
    #expect(shaper.takeMissingLetters() == [])
  }
}
