/// P7: a dismissal during a presentation or another dismissal (reported before iOS 13).
///
/// - When: Before iOS 13, `dismiss` is called while a presentation or dismissal runs; the call is
///   dropped.
/// - Remedy: Dismiss in the completion of the running transition.
enum DismissalInProgress {
  static func diagnostic(for caller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "P7", kind: .warning, subject: caller.id, participants: [caller.id],
      message: "Attempt to dismiss from view controller \(caller) while a presentation or dismiss "
        + "is in progress!",
      remedy: "Dismiss in the completion of the running transition.")
  }
}
