// D23: a pop of the last controller; reported by containers, not by the core.

extension Diagnostic {
  /// D23: a pop on a stack with fewer than two controllers.
  ///
  /// For containers; they report it and do nothing, or fail as the original code does.
  ///
  /// - When: Reported by a container: pop was called with fewer than two controllers.
  /// - Remedy: Check the count first, or let `pop` return nil.
  public static func popOfLast(of container: ViewController, count: Int) -> Diagnostic {
    Diagnostic(
      id: "D23", kind: .lint, subject: container.id,
      participants: [container.id] + container.children.map(\.id),
      message: "\(container) received pop with \(count) on its stack",
      reason: "Below the last controller there is nothing to show; code that accesses it by "
        + "index fails.",
      remedy: "Ask whether more than one is on the stack, or let pop return nil.")
  }
}
