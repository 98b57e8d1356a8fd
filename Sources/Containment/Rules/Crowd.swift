/// D28: a container makes many children at once, with their views, of which some cannot be seen.
///
/// Looked at when a turn is over in which a container was given more than twelve.
///
/// - When: A container received more than twelve children with their views in one turn, some of
///   them out of sight.
/// - Remedy: Create children when they come into sight.
enum Crowd {
  /// The number of children a container may make up front.
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
