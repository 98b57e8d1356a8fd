/// P7: something is dismissed while a presentation or dismissal runs (reported before iOS 13).
enum DismissalInProgress {
  static func diagnostic(for caller: ViewController) -> Diagnostic {
    Diagnostic(
      id: "P7", kind: .warning, subject: caller.id, participants: [caller.id],
      message: "Attempt to dismiss from view controller \(caller) while a presentation or dismiss "
        + "is in progress!",
      remedy: "Dismiss in the completion of what runs.")
  }
}
