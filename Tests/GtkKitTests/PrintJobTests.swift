import Drawing
import Foundation
import Geometry
import XCTest

@testable import GtkKit

/// Printing, as far as it goes without a printer: to a PDF.
final class PrintJobTests: GtkTestCase {
  func testAPageIsWrittenAsVectorsInItsOrientation() throws {
    try MainActor.assumeIsolated {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
      defer { try? FileManager.default.removeItem(at: file) }
      var sizes: [CGSize] = []
      for isLandscape in [false, true] {
        let job = PrintJob(title: "Boxes", isLandscape: isLandscape) { size in
          sizes.append(size)
          return DisplayList(
            size: size,
            items: [.fill(.rectangle(CGRect(x: 9, y: 9, width: 40, height: 20)), .black)])
        }
        try job.export(to: file.path)
        let bytes = try Data(contentsOf: file)
        XCTAssertEqual(bytes.prefix(5), Data("%PDF-".utf8))
        XCTAssertNil(bytes.range(of: Data("/Subtype /Image".utf8)))
      }
      XCTAssertEqual(sizes.count, 2)
      XCTAssertLessThan(sizes[0].width, sizes[0].height)
      XCTAssertGreaterThan(sizes[1].width, sizes[1].height)
    }
  }

  func testAnUnwritablePathIsReported() {
    MainActor.assumeIsolated {
      let job = PrintJob(title: "Nowhere", isLandscape: false) { DisplayList(size: $0, items: []) }
      do {
        try job.export(to: "/proc/nothing/page.pdf")
        XCTFail("nothing was said")
      } catch {
        XCTAssertNotEqual("\(error)", "")
      }
    }
  }
}
