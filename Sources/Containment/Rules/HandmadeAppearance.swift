/// D08: an appearance callback is called by hand although the core sends it too, or out of order.
///
/// In containers that forward manually only the order is checked: before iOS 6, such calls were the
/// way to forward.
///
/// - When: A program calls an appearance callback although forwarding is automatic; or, below a
///   container that forwards manually, one that does not fit the phase. In iOS 17 it follows U2.
/// - Remedy: Omit the call, or use begin and end.
enum HandmadeAppearance {
  static func diagnostic(
    for controller: ViewController, _ callback: Callback, isAutomatic: Bool
  ) -> Diagnostic {
    let container = controller.parent
    let isAppearing = callback.name.hasSuffix("Appear")
    let animated = callback.isAnimatedAppearance
    return Diagnostic(
      id: "D08", kind: .lint, subject: controller.id,
      participants: [controller.id] + (container.map { [$0.id] } ?? []),
      message: isAutomatic
        ? "\(callback.name) of \(controller) was called directly, and UIKit calls it too"
        : "\(callback.name) of \(controller) was called directly while it is "
          + controller.appearancePhase.rawValue,
      reason: isAutomatic
        ? "\(controller) receives it twice: adding its view to the window, or its container's "
          + "own appearance, sends all four. A direct call changes no state."
        : "The four callbacks come in pairs: will before did, appearing before disappearing.",
      remedy: isAutomatic
        ? "Remove the call; if the container must decide the time, let it override "
          + "shouldAutomaticallyForwardAppearanceMethods and use begin and end."
        : "Call beginAppearanceTransition and endAppearanceTransition, which keep the order.",
      correctedOrder: isAutomatic
        ? []
        : [
          "\(controller).beginAppearanceTransition(\(isAppearing), animated: \(animated))",
          "\(controller).endAppearanceTransition()",
        ])
  }
}

extension Callback {
  fileprivate var isAnimatedAppearance: Bool {
    switch self {
    case .viewWillAppear(let animated), .viewDidAppear(let animated),
      .viewWillDisappear(let animated), .viewDidDisappear(let animated):
      animated
    default: false
    }
  }
}
