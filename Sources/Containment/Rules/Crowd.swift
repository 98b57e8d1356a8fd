/// D28: a container creates many children with their views at once, some of them out of sight.
///
/// Checked at the end of a turn in which more than twelve were added.
///
/// - When: A container received more than twelve children with their views in one turn, some of
///   them out of sight.
/// - Remedy: Create children when they come into sight.
enum Crowd {
  /// The number of children that a container may create up front.
  static let limit = 12

  static func diagnostic(of parent: ViewController, count: Int, unseen: Int) -> Diagnostic {
    Diagnostic(
      id: "D28", kind: .lint, subject: parent.id, participants: [parent.id],
      message: "\(parent) created \(count) children with their views at once, and \(unseen) of "
        + "them are not visible",
      reason: "Each costs a controller, a view and its callbacks before it is needed, and "
        + "nothing is reused.",
      remedy: "Create children when they become visible, and release hidden ones.")
  }
}
