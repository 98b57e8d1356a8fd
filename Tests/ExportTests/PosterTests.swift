import CairoKit
import Drawing
import Export
import Figures
import Geometry
import Testing

/// Pictures on paper: nothing is lost between two sheets.
@Suite struct `A poster` {
  private func poster(
    _ width: Double, _ height: Double, on name: String, scale: Double = 1
  ) throws -> Poster {
    let picture = DisplayList(
      size: CGSize(width: width, height: height), background: .white,
      items: [.fill(.rectangle(CGRect(x: 0, y: 0, width: width, height: height)), .red)],
      title: "Red")
    return try Poster(
      picture, on: try #require(Paper(name)), scale: scale, palette: Palette(.light))
  }

  @Test func `is one sheet where the picture is readable on it`() throws {
    for (width, height) in [(100.0, 50.0), (538, 785), (700, 785)] {
      #expect(try poster(width, height, on: "A4").pages.map(\.name) == ["Red"])
    }
    #expect(try poster(1_000, 300, on: "a4-landscape").pages.count == 1)
  }

  @Test func `else is an overview and sheets named like map squares`() throws {
    #expect(
      try poster(1_400, 1_000, on: "letter").pages.map(\.name)
        == ["Overview", "Sheet A1", "Sheet B1", "Sheet C1", "Sheet A2", "Sheet B2", "Sheet C2"])
    let wide = try poster(16_000, 100, on: "A4").pages
    #expect(wide.count == 33 && wide.last?.name == "Sheet AF1")
    let size = try #require(Paper("A4")).size
    #expect(wide.allSatisfy { $0.picture.size == size })
  }

  @Test func `shows every point of the picture on a sheet, at its scale`() throws {
    let (width, height) = (1_400.0, 1_000.0)
    let pages = try poster(width, height, on: "letter", scale: 1.25).pages.dropFirst()
    var parts: [CGRect] = []
    for page in pages {
      guard case .group(let sheet)? = page.picture.items.first,
        case .group(let placed)? = sheet.items.first, let clip = sheet.clip,
        let affine = placed.transform.affine, let back = affine.inverse
      else {
        Issue.record("\(page.name) is no part of the picture")
        continue
      }
      #expect(affine.a == 1.25)
      parts.append(clip.bounds.applying(back))
    }
    for x in stride(from: 0.5, to: width, by: 7) {
      for y in stride(from: 0.5, to: height, by: 7) {
        let point = CGPoint(x: x, y: y)
        #expect(parts.contains { $0.contains(point) }, "\(point) is on no sheet")
      }
    }
    // Neighbors share 12 mm of paper, which are 27.2 points of the picture at that scale.
    #expect(abs(parts[0].maxX - parts[1].minX - 27.21) < 0.01)
  }

  @Test func `is refused when it would take too many sheets`() throws {
    let failure = #expect(throws: ExportError.self) { try poster(9e5, 9e5, on: "A5") }
    #expect(failure?.description.contains("400 sheets of A5") == true)
  }

  @Test func `has an outline and the same bytes each time`() throws {
    func bytes() throws -> [UInt8] {
      try PDFExporter().encode(poster(1_400, 1_000, on: "A3").pages, shaper: PangoShaper())
    }
    let text = String(decoding: try bytes(), as: Unicode.ASCII.self)
    #expect(text.contains("/Outlines") && text.contains("(20000101000000Z)"))
    #expect(try bytes() == bytes())
  }

  @Test(arguments: Paper.names)
  func `knows paper sizes by name, in portrait and landscape`(name: String) throws {
    let (upright, lying) = (
      try #require(Paper(name.uppercased())), try #require(Paper("\(name)-landscape"))
    )
    #expect(upright.size.width == lying.size.height && upright.size.width < upright.size.height)
    #expect(lying.name == "\(name)-landscape" && Paper("\(name)x") == nil)
  }
}
