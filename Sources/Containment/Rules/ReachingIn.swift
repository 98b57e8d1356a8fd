/// D16: a container changes a view below a child's root view, or that root view's content.
///
/// Reported once per container and child.
///
/// - When: A container, in a callback of its own, changes, adds or removes a view that is below its
///   child's root view, or what that root view shows. Once per container and child.
/// - Remedy: Give the child a class with a method or property for it.
enum ReachingIn {
  static func diagnostic(
    by container: ViewController, into child: ViewController, view: View
  ) -> Diagnostic {
    Diagnostic(
      id: "D16", kind: .lint, subject: child.id, participants: [child.id, container.id],
      message: view.controller == nil
        ? "\(container) changed \(view) below the root view of its child \(child)"
        : "\(container) changed what \(view), the root view of its child \(child), shows",
      reason: "A container lays out the root views of its children; the views below them belong "
        + "to the children, and a child that changes them breaks a container that depends on "
        + "them.",
      remedy: "Give \(child) a class with a method or property for it, and let \(container) use "
        + "that.")
  }
}
