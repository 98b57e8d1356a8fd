/// L1: a run-loop turn in which every round creates more work.
///
/// - When: Every round of a turn requests another: layout that requests layout, `after(0)` that
///   calls itself.
/// - Remedy: Do not request layout, or schedule `after(0)`, in the callback it causes.
enum EndlessTurn {
  static func diagnostic(rounds: Int) -> Diagnostic {
    Diagnostic(
      id: "L1", kind: .lint, subject: nil, participants: [],
      message: "The run loop was stopped after \(rounds) passes that each queued more work",
      remedy: "Do not request layout or schedule after(0) in the callback that it triggers.")
  }
}
