/// What the environment needs to know of presentation, in one place.
extension ViewController {
  /// Whom this very controller presents, or nil.
  final var presentedOverIt: ViewController? { nil }

  /// Whether the controller, being presented, covers the screen.
  final var coversScreen: Bool { true }

  /// Who is told of a preferred size when there is no parent: whoever presents the controller.
  final var presentationContainer: ViewController? { nil }

  /// Presents a controller that no container wanted to show.
  final func presentInstead(_ controller: ViewController) {}
}
