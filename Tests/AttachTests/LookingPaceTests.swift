import Foundation
import Testing

@testable import Attach
import TestSupport

/// How long a look at a program waits, whatever the looks before it took.
@Suite struct `An update of a watched program` {
  private func pace(nodes: Int, look: Duration, news: Duration) -> LookingPace {
    var pace = LookingPace()
    for _ in 0..<3 { pace.looked(for: look, nodes: nodes, isNew: false) }
    pace.lookedAtNews(for: news)
    return pace
  }

  @Test(arguments: [5, 50, 500, 2_000, 20_000])
  func `of changes in a small program waits half a second at most`(milliseconds: Int) {
    let cost = Duration.milliseconds(milliseconds)
    #expect(
      pace(nodes: 712, look: cost, news: cost).newsInterval(after: .zero) <= .milliseconds(500))
  }

  @Test func `of changes after a pause is not delayed`() {
    let pace = pace(nodes: 50_000, look: .seconds(3), news: .seconds(2))
    #expect(pace.newsInterval(after: .seconds(60)) <= .milliseconds(100))
  }

  @Test func `of all of a small one comes within a second`() {
    #expect(pace(nodes: 712, look: .milliseconds(100), news: .zero).interval <= .milliseconds(600))
  }

  @Test func `takes at most a third of a large one's time`() {
    let pace = pace(nodes: 50_000, look: .seconds(3), news: .seconds(2))
    #expect(pace.interval >= .seconds(6) && pace.newsInterval(after: .zero) >= .seconds(4))
  }
}

/// What a look is said to cost, on a machine however busy.
@Suite struct `The cost of an update` {
  @Test func `excludes the time a program waits`() async throws {
    let idle = try Launched.start("/bin/sleep", ["3600"])
    // It may have inherited that other signals are blocked.
    defer { kill(idle.processIdentifier, SIGKILL) }
    let cost = LookCost(to: Int(idle.processIdentifier))
    try await Task.sleep(for: .milliseconds(300))
    #expect(cost.soFar < .milliseconds(150))
  }

  @Test func `is the elapsed time without CPU times from the system`() async throws {
    let cost = LookCost(to: 0)
    try await Task.sleep(for: .milliseconds(50))
    #expect(cost.soFar >= .milliseconds(50))
  }
}
