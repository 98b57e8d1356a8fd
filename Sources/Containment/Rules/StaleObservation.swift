/// D20: an observer or its subject is released before the observation ended.
///
/// - When: A controller that observes, or is observed, is deallocated.
/// - Remedy: End the observation before either side is deallocated.
enum StaleObservation {
  static func diagnostic(
    of observation: WatchedObservation, ending id: NodeID, in recording: Recording
  ) -> Diagnostic {
    let observer = recording.name(of: observation.observer)
    let subject = recording.name(of: observation.subject)
    let isObserver = observation.observer == id
    return Diagnostic(
      id: "D20", kind: .lint, subject: id,
      participants: [observation.observer, observation.subject],
      message: isObserver
        ? "\(observer) was deallocated and still observes \(observation.what) of \(subject)"
        : "\(subject) was deallocated and \(observer) still observes its \(observation.what)",
      reason: "The observation outlives its observer or its subject: in earlier iOS versions the "
        + "next change crashed the program, or retained \(isObserver ? observer : subject).",
      remedy: "End the observation before either side ends, or keep a token that ends it.",
      correctedOrder: ["\(subject).stopObserving(by: \(observer))"])
  }
}

/// An observation of a property of another controller.
struct WatchedObservation: Equatable {
  let observer: NodeID
  let subject: NodeID
  let what: String
}
