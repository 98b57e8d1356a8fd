/// D07: a controller receives the same move callback twice.
///
/// `addChild(_:)` already sends `willMove`, and `removeFromParent()` already sends `didMove`. The
/// core's redelivery of a `didMove` that was sent during an appearance transition does not count.
///
/// - When: `willMove` or `didMove` comes again with the same parent. The core's own repetition of
///   `didMove` does not count.
/// - Remedy: Leave `willMove` to `addChild`, and `didMove(toParent: nil)` to `removeFromParent`.
enum RepeatedMove {
  static func diagnostic(
    for child: ViewController, _ callback: Callback, _ container: ViewController?, calls: [Int32]
  ) -> Diagnostic {
    let parent = container?.name ?? "parent"
    let isArriving = callback.moveTarget != nil
    let argument = isArriving ? parent : "nil"
    return Diagnostic(
      id: "D07", kind: .lint, subject: child.id,
      participants: [child.id] + (container.map { [$0.id] } ?? []),
      message: "\(callback.name)(toParent: \(argument)) reached \(child) twice for one move",
      reason: "What \(child) does in \(callback.name) is done twice. Of the four messages about a "
        + "move two are sent for you: willMove by addChild, didMove(toParent: nil) by "
        + "removeFromParent.",
      remedy: isArriving
        ? "Call addChild and then didMove(toParent: \(parent)), once; leave willMove to addChild."
        : "Call willMove(toParent: nil) and then removeFromParent(), once; leave didMove to it.",
      calls: calls,
      correctedOrder: isArriving
        ? [
          "\(parent).addChild(\(child))", "\(parent).view.addSubview(\(child).view)",
          "\(child).didMove(toParent: \(parent))",
        ]
        : [
          "\(child).willMove(toParent: nil)", "\(child).view.removeFromSuperview()",
          "\(child).removeFromParent()",
        ])
  }
}

extension Callback {
  /// The parent in a move callback; nil for other callbacks.
  fileprivate var moveTarget: NodeID? {
    switch self {
    case .willMove(let target), .didMove(let target): target
    default: nil
    }
  }
}
