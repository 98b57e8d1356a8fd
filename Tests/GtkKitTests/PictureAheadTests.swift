import CGtk
import Geometry
import GioKit
import XCTest

@testable import GtkKit

/// The first picture of a window stands on the screen before the toolkit has drawn it, and where it will.
final class PictureAheadTests: GtkTestCase {
  private static let paint: UInt32 = 0xFF30_60C0
  private static let box = CGRect(x: 40, y: 30, width: 100, height: 50)

  @MainActor private static func ahead(on window: ApplicationWindow) -> PictureAhead? {
    var part = graphene_rect_t()
    graphene_rect_init(
      &part, Float(box.minX), Float(box.minY), Float(box.width), Float(box.height))
    return PictureAhead(of: window.pointer, part)
  }

  /// Paints all of it in one colour and shows it.
  @MainActor private static func show(_ ahead: PictureAhead) {
    guard let surface = ahead.surface else { return XCTFail("nothing to paint on") }
    let (stride, height) = (
      Int(cairo_image_surface_get_stride(surface)), Int(cairo_image_surface_get_height(surface))
    )
    cairo_image_surface_get_data(surface)?.withMemoryRebound(
      to: UInt32.self, capacity: stride / 4 * height
    ) { $0.update(repeating: paint, count: stride / 4 * height) }
    ahead.show()
    cairo_surface_destroy(surface)
  }

  func testItStandsWhereTheToolkitWillDraw() {
    MainActor.assumeIsolated {
      let window = shownWindow(Label("below"), of: testApplication)
      MainLoop.run(atMost: 0.3) { false }
      guard let ahead = Self.ahead(on: window) else { return XCTFail("no picture") }
      let before = screenPixels(of: window)
      Self.show(ahead)
      let after = screenPixels(of: window)
      let width = Int(window.size.width)
      XCTAssertEqual(after.count, width * Int(window.size.height))
      let wrong = after.indices.filter { index in
        let point = CGPoint(x: Double(index % width) + 0.5, y: Double(index / width) + 0.5)
        let wish = Self.box.contains(point) ? Self.paint & 0xFFFFFF : before[index]
        return after[index] != wish
      }
      XCTAssertEqual(wrong, [])
      window.destroy()
    }
  }

  func testThereIsNoneOfAWindowThatIsNotOnTheScreen() {
    MainActor.assumeIsolated {
      let window = shownWindow(Label("hidden"), of: testApplication)
      setHidden(true, windowOf: window)
      XCTAssertNil(Self.ahead(on: window))
      window.destroy()
    }
  }

  func testAWindowThatGoesMeanwhileTakesItAlong() {
    MainActor.assumeIsolated {
      let window = shownWindow(Label("gone"), of: testApplication)
      let ahead = Self.ahead(on: window)
      XCTAssertNotNil(ahead)
      window.destroy()
      MainLoop.run(atMost: 0.2) { false }
      if let ahead { Self.show(ahead) }
    }
  }
}
