import Foundation
import Testing

@testable import Attach
import TestSupport

/// How long a look at a program waits, whatever the looks before it took.
@Suite struct `A look at a watched program` {
  private func pace(nodes: Int, look: Duration, news: Duration) -> LookingPace {
    var pace = LookingPace()
    for _ in 0..<3 { pace.looked(for: look, nodes: nodes, isNew: false) }
    pace.lookedAtNews(for: news)
    return pace
  }

  @Test(arguments: [5, 50, 500, 2_000, 20_000])
  func `at what changed in a small program waits half a second at most`(milliseconds: Int) {
    let cost = Duration.milliseconds(milliseconds)
    #expect(
      pace(nodes: 712, look: cost, news: cost).newsInterval(after: .zero) <= .milliseconds(500))
  }

  @Test func `at what changed after a calm is not put off`() {
    let pace = pace(nodes: 50_000, look: .seconds(3), news: .seconds(2))
    #expect(pace.newsInterval(after: .seconds(60)) <= .milliseconds(100))
  }

  @Test func `at all of a small one waits so that a second is not missed`() {
    #expect(pace(nodes: 712, look: .milliseconds(100), news: .zero).interval <= .milliseconds(600))
  }

  @Test func `takes a third of the time of a large one at most`() {
    let pace = pace(nodes: 50_000, look: .seconds(3), news: .seconds(2))
    #expect(pace.interval >= .seconds(6) && pace.newsInterval(after: .zero) >= .seconds(4))
  }
}

/// What a look is said to cost, on a machine however busy.
@Suite struct `What a look costs a program` {
  @Test func `is not the time in which it only waits`() async throws {
    let idle = try Launched.start("/bin/sleep", ["3600"])
    // It may have inherited that other signals are blocked.
    defer { kill(idle.processIdentifier, SIGKILL) }
    let cost = LookCost(to: Int(idle.processIdentifier))
    try await Task.sleep(for: .milliseconds(300))
    #expect(cost.soFar < .milliseconds(150))
  }

  @Test func `is as long as it takes where the system does not count`() async throws {
    let cost = LookCost(to: 0)
    try await Task.sleep(for: .milliseconds(50))
    #expect(cost.soFar >= .milliseconds(50))
  }
}
