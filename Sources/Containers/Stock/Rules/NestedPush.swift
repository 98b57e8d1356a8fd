/// N6: an animated push before the one before has ended (up to iOS 7).
///
/// - When: An animated push starts before the previous one has ended (up to iOS 7).
/// - Remedy: Push after the previous controller's `viewDidAppear`.
enum NestedPush {
  static func diagnostic(on stack: NavigationController, of controller: ViewController)
    -> Diagnostic
  {
    Diagnostic(
      id: "N6", kind: .warning, subject: stack.id, participants: [stack.id, controller.id],
      message: "nested push animation can result in corrupted navigation bar",
      remedy: "Push \(controller) when the previous controller has received viewDidAppear.")
  }
}
