/// E1: a controller overrides the traits of a controller that is not its child.
///
/// - When: `setOverrideTraitCollection(_:forChild:)` is called with a controller that is no child
///   of the receiver.
/// - Remedy: Call `addChild` before it.
enum OverrideOfStranger {
  static func diagnostic(parent: ViewController, child: ViewController) -> Diagnostic {
    Diagnostic(
      id: "E1", kind: .warning, subject: parent.id, participants: [parent.id, child.id],
      message: "\(parent) cannot override the traits of \(child), which is not its child",
      remedy: "Call \(parent).addChild(\(child)) before setOverrideTraitCollection(_:forChild:).")
  }
}
