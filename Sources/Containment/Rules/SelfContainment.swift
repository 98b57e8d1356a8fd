/// C1: a controller is added to itself, to a descendant, or to a controller presented over it.
///
/// - When: A controller is added to itself, to a controller below it, or to one presented over it.
/// - Remedy: Remove the lower one or dismiss it first, or add another controller.
enum SelfContainment {
  static func diagnostic(parent: ViewController, child: ViewController) -> Diagnostic {
    let contains = sequence(first: parent, next: \.parent).contains { $0 === child }
    return Diagnostic(
      id: "C1", kind: .exception, subject: parent.id, participants: [parent.id, child.id],
      message: parent === child
        ? "\(child) cannot be its own child"
        : "\(child) cannot be a child of \(parent), which "
          + (contains ? "it contains" : "is presented over it"),
      remedy: contains
        ? "Remove \(parent) from \(child) first, or add another controller."
        : "Dismiss the controller presented over \(child) first, or add another controller.")
  }
}
