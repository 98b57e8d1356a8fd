/// D31: an appearance transition is begun by hand and never ended.
///
/// Checked when an animation of the controller's view ends, and at the end of the run.
///
/// Evidence: DeckTransition#40, Parchment PR 373, Motion#24.
///
/// - When: A program began an appearance by hand and did not end it before its animation, or the
///   run, was over.
/// - Remedy: Call `endAppearanceTransition()` in the completion of the animation, also when it is
///   cancelled.
enum UnendedAppearance {
  static func diagnostic(of controller: ViewController, call: Int32) -> Diagnostic {
    let isAppearing = controller.explicitDirectionIsAppearing
    let what = isAppearing ? "an appearance" : "a disappearance"
    let container = controller.parent
    return Diagnostic(
      id: "D31", kind: .lint, subject: controller.id,
      participants: [controller.id] + (container.map { [$0.id] } ?? []),
      message: container.map { "\($0) began \(what) of \(controller) and never ended it" }
        ?? "\(controller) was told to begin \(what) that was never ended",
      reason: "The did callback is never sent, and until the end \(controller) receives nothing "
        + "from its container or its window.",
      remedy: "Call \(controller).endAppearanceTransition() in the completion of the animation, "
        + "also when it is cancelled.",
      calls: [call],
      correctedOrder: [
        "\(controller).beginAppearanceTransition(\(isAppearing), animated: true)",
        "\(controller).endAppearanceTransition()",
      ])
  }
}
