/// D21: notifying an observer triggers the same notification, more than eight levels deep.
///
/// - When: An observer changes the observed property again when notified. The loop is cut. Once per
///   property.
/// - Remedy: Store a value set by an observer without notifying observers.
enum FeedbackLoop {
  /// The limit for nested notifications of the same property.
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
