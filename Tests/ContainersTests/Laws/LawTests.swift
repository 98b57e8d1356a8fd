import TestSupport
import Testing

@testable import Containers
@testable import Containment

/// The laws of the specification's 1.2 and 12, over random programs of all calls together.
@Suite struct `A random program of all calls` {
  /// How many calls the suite makes at least; sanitizers are content with fewer.
  private static let quota = LawQuota.calls(100_000)
  private static let cases = 40
  private static let moods: [LawProgram.Mood] = [
    [], .restless, [.begins, .restless], [.tampers, .restless], [.begins, .tampers, .restless],
    [.begins], [.tampers], .restless,
  ]

  @Test(arguments: 0..<cases)
  func `keeps the invariants, changes nothing when refused, and settles`(number: Int) {
    var (calls, refusals, seed) = (0, 0, UInt64(number) << 32)
    while calls < Self.quota / Self.cases {
      seed += 1
      let plan = LawProgram.Plan(
        seed: seed, steps: 120, mood: Self.moods[number % Self.moods.count])
      let program = LawProgram(plan)
      if !program.play().isEmpty {
        Issue.record("\(plan.failure() ?? "does not fail again: \(program.faults)")")
        return
      }
      calls += program.callCount
      refusals += program.refusalCount
    }
    #expect(calls >= Self.quota / Self.cases && refusals > 0)
  }

  @Test func `makes every call, from outside and from inside callbacks`() {
    var (asked, answered): (Set<Request>, Set<Request>) = ([], [])
    for seed in 1...60 as ClosedRange<UInt64> {
      let program = LawProgram(
        LawProgram.Plan(seed: seed, steps: 150, mood: [.restless, .begins, .tampers]))
      program.play()
      asked.formUnion(program.asked)
      answered.formUnion(program.answered)
    }
    #expect(Request.allCases.filter { !asked.contains($0) } == [])
    #expect(Request.allCases.filter { !answered.contains($0) && !$0.isTime } == [])
  }
}
