/// T3: a transition from a controller whose view is in no other view.
///
/// - When: The old view was never added, or was already removed.
/// - Remedy: Add the old view to a view of the container first; the first child needs no
///   transition.
enum MissingHost {
  static func diagnostic(for parent: ViewController, from old: ViewController) -> Diagnostic {
    Diagnostic(
      id: "T3", kind: .exception, subject: parent.id, participants: [parent.id, old.id],
      message: "The view of \(old) has no superview to run the transition in",
      remedy: "Add \(old)'s view to a view of \(parent) first; a first child needs no transition.")
  }
}
