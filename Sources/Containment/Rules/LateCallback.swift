/// D24: a response arrives after its unowned controller was released.
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
      message: "The answer to a request of \(name) from \(asked) s ago has arrived, and \(name) "
        + "was deallocated",
      reason: "A closure that captures its controller as unowned crashes when it runs after the "
        + "controller's deallocation.",
      remedy: "Capture it as weak, or cancel the request when the view disappears.")
  }
}
