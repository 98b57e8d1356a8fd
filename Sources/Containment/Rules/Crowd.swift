/// D28: a container makes many children at once, with their views, of which some cannot be seen.
///
/// Looked at when a turn is over in which a container was given more than twelve.
///
/// - When: A container received more than twelve children with their views in one turn, some of
///   them out of sight.
/// - Remedy: Create children when they come into sight.
enum Crowd {
  /// How many children a container may make up front.
  static let limit = 12

  static func diagnostic(of parent: ViewController, count: Int, unseen: Int) -> Diagnostic {
    Diagnostic(
      id: "D28", kind: .lint, subject: parent.id, participants: [parent.id],
      message: "\(parent) made \(count) children with their views at once, and \(unseen) of them "
        + "cannot be seen",
      reason: "Each costs a controller, a view and its callbacks before anybody asks for it, and "
        + "nothing of that is used again.",
      remedy: "Make children when they come into sight, and let go of those out of sight.")
  }
}
