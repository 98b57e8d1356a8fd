/// C1: a controller is added to itself or to one of its descendants.
enum SelfContainment {
  static func diagnostic(parent: ViewController, child: ViewController) -> Diagnostic {
    Diagnostic(
      id: "C1", kind: .exception, subject: parent.id, participants: [parent.id, child.id],
      message: parent === child
        ? "\(child) cannot be its own child"
        : "\(child) cannot be a child of \(parent), which it contains",
      remedy: "Remove \(parent) from \(child) first, or add another controller.")
  }
}
