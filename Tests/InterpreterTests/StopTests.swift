import Testing

@testable import Interpreter

/// The reason why a run stopped is reported with its line and a remedy.
///
/// The cases named `stop-…` have one for each misuse.
@Suite("The end of a run")
struct StopTests {
  @Test func `names the limit that was exceeded`() {
    let bounds: [Bound] = [
      .statements(1), .calls(2), .memory(3_000_000), .work(4), .events(5), .nesting(6), .objects(7),
    ]
    #expect(
      bounds.map(\.message) == [
        "more than 1 statements; is there a loop without an end?",
        "more than 2 nested calls; does a function call itself?",
        "more than 3 MB of values; does a text or an array grow too far?",
        "more than 4 steps of comparing, searching and copying; do it less often, or in less",
        "more than 5 events; is there a loop without an end?",
        "a value is nested more than 6 levels deep; go through it in a loop",
        "more than 7 controllers and views live at once; is there a loop without an end?",
      ])
  }
}
