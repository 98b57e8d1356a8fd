import CairoKit
import Drawing
import Export
import Figures
import Geometry
import Testing
import TestSupport

/// The formats that are pictures.
private let pictures = ExportFormat.allCases.filter { $0.exporter != nil }

/// Every format: the same picture gives the same bytes, and nonsense a typed error.
@Suite struct ExporterTests {
  @Test(arguments: pictures)
  func `two runs give the same bytes`(format: ExportFormat) throws {
    let exporter = try #require(format.exporter)
    let first = try exporter.encode(Sample.picture(), scale: 2, shaper: PangoShaper())
    let second = try exporter.encode(Sample.picture(), scale: 2, shaper: PangoShaper())
    #expect(first == second && first.count > 500)
  }

  @Test func `the file's extension selects the format`() {
    #expect(ExportFormat(fileExtension: "PNG") == .png)
    #expect(ExportFormat(fileExtension: "jpeg") == nil)
    #expect(ExportFormat(fileExtension: "gv") == .dot)
    #expect(
      [PNGExporter.fileExtension, SVGExporter.fileExtension, PDFExporter.fileExtension]
        == pictures.map(\.fileExtension))
  }

  @Test func `a PNG has the size of its scale`() throws {
    let bytes = try PNGExporter().encode(Sample.picture(), scale: 1.5, shaper: PangoShaper())
    let image = try PixelImage(png: bytes)
    #expect(image.width == 540 && image.height == 210)
  }

  @Test func `a PDF has one page of the picture's size`() throws {
    let bytes = try PDFExporter().encode(Sample.picture(), scale: 2, shaper: PangoShaper())
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-1.") && text.contains("/MediaBox [ 0 0 720 280 ]"))
    #expect(text.contains("/CreationDate (20000101000000Z)"))
  }

  @Test(arguments: pictures)
  func `pictures without a valid size are refused`(format: ExportFormat) throws {
    let exporter = try #require(format.exporter)
    func failure(_ width: Double, _ height: Double, scale: Double = 1) -> ExportError? {
      let picture = DisplayList(size: CGSize(width: width, height: height))
      do throws(ExportError) {
        _ = try exporter.encode(picture, scale: scale, shaper: PangoShaper())
        return nil
      } catch {
        return error
      }
    }
    #expect(failure(0, 100) == .emptyPicture(CGSize(width: 0, height: 100)))
    #expect(failure(100, -5) == .emptyPicture(CGSize(width: 100, height: -5)))
    #expect(failure(.nan, 100) == .sizeNotFinite)
    #expect(failure(100, .infinity) == .sizeNotFinite)
    #expect(failure(100, 100, scale: 0) == .unusableScale(0))
    for (error, side) in [
      (failure(100, 100, scale: 1e-300), 1e-298), (failure(100, 0.5), nil),
      (failure(1e-300, 9), nil),
    ] {
      guard case .tooSmall(let size)? = error else {
        Issue.record("\(String(describing: error)) for a picture of less than a pixel a side")
        continue
      }
      if let side { #expect(abs(size.width / side - 1) < 1e-9) }
    }
    #expect(failure(100, 100, scale: 0.01) == nil)
    for error in [failure(1e7, 10), failure(10, 10, scale: 1e9)] {
      guard case .tooLarge = error else {
        Issue.record("\(String(describing: error)) for \(format)")
        continue
      }
    }
  }

  @Test func `errors have a remedy`() {
    let errors: [ExportError] = [
      .emptyPicture(CGSize(width: 0, height: 100)), .sizeNotFinite, .unusableScale(-1),
      .tooLarge(CGSize(width: 40_000, height: 20), limit: "32,767 pixels a side"),
      .tooSmall(CGSize(width: 0.5, height: 20)), .outOfMemory,
      .unsuitable(.stage, .dot), .surface("out of luck"),
      .unwritable(path: "a.png", reason: "Permission denied; move."),
      .brokenPipe,
    ]
    #expect(
      errors.map(\.description).joined(separator: "\n") == """
        The picture is empty (0x100 points): choose a size of at least 1x1.
        The picture's size is not a number: choose a size such as 800x600.
        The scale -1.0 cannot be used: choose a number above 0, such as 2.
        The picture would measure 40000x20, but the limit is 32,767 pixels a side: \
        choose a smaller size or scale.
        The picture would measure 0.5x20, but each side must measure at least 1: \
        choose a larger size or scale.
        There is not enough memory for the picture: choose a smaller size or scale.
        The figure stage cannot be written as dot: choose png, svg or pdf, or for dot the figure \
        tree, views or hierarchy.
        The picture could not be drawn (out of luck): try another format.
        a.png: cannot be written: Permission denied; move.
        Standard output was closed.
        """)
  }
}
