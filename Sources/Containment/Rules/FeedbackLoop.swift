/// D21: telling an observer leads back to telling it the same, more than eight times over.
///
/// - When: An observer changes the observed property again when notified. The loop is cut. Once per
///   property.
/// - Remedy: Store a value set by an observer without notifying observers.
enum FeedbackLoop {
  /// How often an observation may come back to itself.
  static let limit = 8

  static func diagnostic(of what: String, from subject: ViewController) -> Diagnostic {
    Diagnostic(
      id: "D21", kind: .lint, subject: subject.id, participants: [subject.id],
      message: "The notification of \(what) of \(subject) triggered itself more than \(limit) "
        + "times",
      reason: "The observer reacts with a change to which \(subject) reacts in turn; the loop "
        + "was cut here, a device continues until the stack overflows.",
      remedy: "Store a value set by an observer without notifying the observers, or stop when "
        + "the value is the same.")
  }
}
