import Hierarchy
import Scenarios
import TestSupport
import Testing

@testable import Session

/// What goes on for hours; `scripts/soak` asks for the whole of it.
@Suite struct `A sandbox used for a long time` {
  /// How many calls are made before one begins a new script: a run grows with what is done in it.
  private static let aScript = 50
  /// What memory may grow by after the first tenth, in kB: caches that are not full yet.
  private static let slack = 20_000

  @Test func `accepts every call without using more memory`() {
    let count = ProcessMemory.count("TERRARIUM_SANDBOX_STEPS", usual: 200)
    var random = SeededGenerator(seed: 14)
    var session = session()
    var (figures, made) = ([Int](), 0)
    for step in 0..<count {
      if step.isMultiple(of: Self.aScript) {
        session.newScript()
        session.runDue()
      }
      let ids = session.recording.latest.controllers.values.map(\.id)
      session.opened.select(random.isOnce(in: 2) ? ids.randomElement(using: &random) : nil)
      let call = Sandbox.Call.allCases.randomElement(using: &random) ?? .turn
      let lines = [call, .make].lazy.map { [session] in Sandbox(of: session.opened).lines(for: $0) }
      if let line = lines.first(where: { !$0.isEmpty })?.randomElement(using: &random) {
        session.write(line)
        session.runDue()
        made += 1
      }
      #expect(session.scriptMistakes.isEmpty)
      guard (step + 1).isMultiple(of: max(count / 10, 1)) else { continue }
      figures.append(ProcessMemory.kilobytes)
      if count >= 10_000 { print("sandbox: \(step + 1) of \(count), \(figures.last ?? 0) kB") }
    }
    #expect(made == count)
    // Other tests run meanwhile unless the whole of it was asked for.
    guard count >= 10_000, let first = figures.first, let last = figures.last else { return }
    #expect(last < first + Self.slack, "\(figures)")
  }
}
