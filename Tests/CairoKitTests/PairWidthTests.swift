import Drawing
import Testing

@testable import CairoKit

/// Pairs of letters are shaped with the font that is known already, which is to be as wide as a layout
/// of them; widths of names are put together of these.
@Suite struct `The width of a pair of letters` {
  private static let letters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._# ".map(String.init)

  @Test(arguments: [TextRun.Family.sans, .mono], [TextRun.Weight.regular, .medium, .bold])
  func `is that of a layout`(family: TextRun.Family, weight: TextRun.Weight) throws {
    let map = try #require(FontMap(FontFiles(folders: FontFiles.debianFolders), isAlone: false))
    let style = TextRun("", size: 12.5, weight: weight, family: family)
    FontLock.hold {
      let sample = Layout("x", style: style, width: nil, in: map.context)
      var others: [String] = []
      for first in Self.letters {
        for second in [""] + Self.letters {
          let text = first + second
          let layout = Layout(text, style: style, width: nil, in: map.context)
          if sample.width(shaping: text) != layout.unitSize.width { others.append(text) }
        }
      }
      #expect(others == [])
    }
  }

  @Test func `is unknown without a glyph for one`() throws {
    let map = try #require(FontMap(FontFiles(folders: FontFiles.debianFolders), isAlone: false))
    FontLock.hold {
      let sample = Layout("x", style: TextRun("", size: 12), width: nil, in: map.context)
      #expect(sample.width(shaping: "x漢") == nil)
    }
  }
}
