import Foundation
import GioKit
import XCTest

/// XCTest, because its synchronous tests run on the main thread.
final class MainLoopTests: XCTestCase {
  func testClosuresRunLaterAndInOrder() {
    MainActor.assumeIsolated {
      var log: [String] = []
      MainLoop.async(.idle) { log.append("idle") }
      MainLoop.async { log.append("one") }
      MainLoop.async { log.append("two") }
      XCTAssertEqual(log, [])
      XCTAssertTrue(MainLoop.run(atMost: 5) { log.count == 3 })
      XCTAssertEqual(log, ["one", "two", "idle"])
    }
  }

  func testClosuresOfAnotherThreadRunOnTheMainOne() {
    MainActor.assumeIsolated {
      let log = Log()
      Thread.detachNewThread {
        let isMain = Thread.isMainThread
        MainLoop.async { log.lines.append("\(isMain) \(Thread.isMainThread)") }
        MainLoop.async(after: 0.005) { log.lines.append("later \(Thread.isMainThread)") }
      }
      XCTAssertTrue(MainLoop.run(atMost: 5) { log.lines.count == 2 })
      XCTAssertEqual(log.lines, ["false true", "later true"])
    }
  }

  func testAClosuresCapturesAreReleasedAfterItRuns() {
    MainActor.assumeIsolated {
      var held: NSObject? = NSObject()
      weak let canary = held
      MainLoop.async { [held] in _ = held }
      held = nil
      XCTAssertNotNil(canary)
      XCTAssertTrue(MainLoop.run(atMost: 5) { canary == nil })
    }
  }

  func testWaitingGivesUp() {
    MainActor.assumeIsolated { XCTAssertFalse(MainLoop.run(atMost: 0.02) { false }) }
  }
}

@MainActor private final class Log {
  var lines: [String] = []
}
