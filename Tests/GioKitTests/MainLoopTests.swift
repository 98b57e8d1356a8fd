import Foundation
import GioKit
import XCTest

/// XCTest, because its synchronous tests run on the main thread and outside any main-actor job.
final class MainLoopTests: XCTestCase {
  func testJobsOfTheMainActorRunInTheLoopInOrder() {
    MainActor.assumeIsolated {
      MainLoop.attach()
      MainLoop.attach()
      var log: [String] = []
      Task { @MainActor in
        log.append("begin")
        await Task.yield()
        let onMain = await Task.detached { Thread.isMainThread }.value
        log.append("detached on main: \(onMain)")
        try? await Task.sleep(for: .milliseconds(5))
        log.append("woke on main: \(isMainThread())")
      }
      XCTAssertEqual(log, [])
      XCTAssertTrue(MainLoop.run(atMost: 5) { log.count == 3 })
      XCTAssertEqual(
        log, ["begin", "detached on main: false", "woke on main: true"])
    }
  }

  func testWaitingGivesUp() {
    MainActor.assumeIsolated { XCTAssertFalse(MainLoop.run(atMost: 0.02) { false }) }
  }
}

/// `Thread.isMainThread` is not to be asked in asynchronous code directly.
private func isMainThread() -> Bool { Thread.isMainThread }
