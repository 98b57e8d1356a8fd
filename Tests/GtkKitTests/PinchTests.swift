import Geometry
import XCTest

@testable import GtkKit

/// Two fingers on a widget.
///
/// No test display can pinch, so the tests send GTK's reports themselves.
final class PinchTests: GtkTestCase {
  func testAPinchKeepsItsScaleWhenFingersLift() {
    MainActor.assumeIsolated {
      var pinch = Pinch()
      let (middle, gone) = (CGPoint(x: 40, y: 30), CGPoint.zero)
      let events = [
        pinch.event(.began, center: middle, scale: 1),
        pinch.event(.changed, center: middle, scale: 1.6),
        pinch.event(.ended, center: gone, scale: 1),
        pinch.event(.began, center: middle, scale: 1.6),
      ]
      XCTAssertEqual(events.map { $0?.scale }, [1, 1.6, 1.6, 1])
      XCTAssertEqual(events.map { $0?.center }, [middle, middle, middle, middle])
    }
  }

  func testAPinchThatNeverBeganIsNotReported() {
    MainActor.assumeIsolated {
      var pinch = Pinch()
      let middle = CGPoint(x: 40, y: 30)
      XCTAssertNil(pinch.event(.cancelled, center: .zero, scale: 1))
      XCTAssertNil(pinch.event(.ended, center: .zero, scale: 1))
      XCTAssertNil(pinch.event(.changed, center: middle, scale: 2))
      XCTAssertNotNil(pinch.event(.began, center: middle, scale: 1))
      XCTAssertEqual(pinch.event(.cancelled, center: .zero, scale: 1)?.scale, 1)
      XCTAssertNil(pinch.event(.cancelled, center: .zero, scale: 1))
    }
  }
}
