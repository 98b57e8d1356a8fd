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
      message: "Telling \(what) of \(subject) came back to itself more than \(limit) times",
      reason: "Whoever hears of the change makes one that \(subject) answers; here the loop was "
        + "cut, a device goes on until its stack is full.",
      remedy: "Store what an observer sets without telling the observers, or stop when the value "
        + "is the same.")
  }
}
