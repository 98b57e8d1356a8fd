/// D24: an answer comes for a controller that is gone and was not to be kept.
///
/// - When: A block of `after(_:unowned:do:)` runs after its controller was deallocated.
/// - Remedy: Reference the controller weakly, or cancel the request when the view disappears.
enum LateCallback {
  static func diagnostic(for controller: NodeID, asked: Double, in recording: Recording)
    -> Diagnostic
  {
    let name = recording.name(of: controller)
    return Diagnostic(
      id: "D24", kind: .lint, subject: controller, participants: [controller],
      message: "What \(name) asked for \(asked) s ago has come, and \(name) is gone",
      reason: "A block that refers to its controller as unowned ends the program when it runs "
        + "after the controller's end.",
      remedy: "Refer to it as weak, or cancel the request when the view disappears.")
  }
}
