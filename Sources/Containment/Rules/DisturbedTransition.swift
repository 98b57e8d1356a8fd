/// D22: a controller is added, removed or moved during its transition.
///
/// Reported once per transition.
///
/// - When: A controller in a running `transition(from:to:)` is added, removed, moved to another
///   view or sent into a second transition. Once per transition.
/// - Remedy: Wait for the completion, or lock the controls meanwhile.
enum DisturbedTransition {
  static func diagnostic(
    for controller: ViewController, during transition: WatchedTransition, call: Int32
  ) -> Diagnostic {
    let recording = controller.simulation.recording
    let old = recording.name(of: transition.old)
    let new = recording.name(of: transition.new)
    let parent = recording.name(of: transition.parent)
    return Diagnostic(
      id: "D22", kind: .lint, subject: controller.id,
      participants: [transition.parent, transition.old, transition.new],
      message: "\(controller) was changed while the transition from \(old) to \(new) runs",
      reason: "The end of the transition removes \(old) and ends both appearances in any state: "
        + "callbacks are lost or superfluous.",
      remedy: "Wait for the completion of the transition, or disable the controls meanwhile.",
      calls: [transition.call, call],
      correctedOrder: [
        "\(parent).transition(from: \(old), to: \(new), …) { _ in", "  // the next change", "}",
      ])
  }
}
