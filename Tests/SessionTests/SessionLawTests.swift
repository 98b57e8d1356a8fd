import Foundation
import Testing

@testable import Session

/// The laws of a session, over random programs of all that a person can do in it.
///
/// `TERRARIUM_SESSION_RUNS` says how many programs there are instead of 16, and
/// `TERRARIUM_SESSION_SEED` where they begin.
@Suite struct `After any actions` {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["TERRARIUM_SESSION_RUNS"].flatMap { Int($0) } ?? 16
  private static let first = environment["TERRARIUM_SESSION_SEED"].flatMap { UInt64($0) } ?? 1
  private static let cases = 4

  @Test(arguments: 0..<cases)
  func `time, forks, undo and relaunches agree`(number: Int) {
    var steps = 0
    for index in stride(from: number, to: Self.count, by: Self.cases) {
      let plan = SessionProgram.Plan(seed: Self.first &+ UInt64(index), steps: 40)
      let program = SessionProgram(plan)
      steps += program.lines.count
      if !program.faults.isEmpty {
        Issue.record("\(plan.failure() ?? "does not fail again: \(program.faults)")")
      }
    }
    #expect(steps > 0)
  }
}
