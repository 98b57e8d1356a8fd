/// D14: an override of a callback does not call `super` although UIKit requires it.
///
/// Reported once per controller and callback.
///
/// - When: A callback whose overrides must call `super` was sent, but did not reach the base
///   implementation. Once per controller and callback.
/// - Remedy: Call `super` in the override.
enum MissingSuper {
  /// Whether UIKit requires overrides of the callback to call `super`.
  static func applies(to callback: Callback) -> Bool {
    switch callback {
    case .willMove, .didMove, .viewWillAppear, .viewIsAppearing, .viewDidAppear,
      .viewWillDisappear, .viewDidDisappear, .updateViewConstraints, .viewWillTransition,
      .willTransition, .traitCollectionDidChange, .willRotate, .willAnimateRotation, .didRotate,
      .didReceiveMemoryWarning:
      true
    default: false
    }
  }

  static func diagnostic(for controller: ViewController, _ callback: Callback) -> Diagnostic {
    let type = controller.className
    return Diagnostic(
      id: "D14", kind: .lint, subject: controller.id,
      participants: [controller.id] + controller.children.map(\.id),
      message: "\(type) overrides \(callback.name) and does not call super; seen at \(controller)",
      reason: callback.isForwarded
        ? "The base implementation forwards it to the children; without it they receive nothing."
        : "UIKit does its own bookkeeping in super.",
      remedy: "Call super.\(callback.name) in the override.",
      correctedOrder: ["super.\(callback.name)(…)"])
  }
}

extension Callback {
  /// Whether the base implementation forwards the callback to the children.
  fileprivate var isForwarded: Bool {
    switch self {
    case .viewWillTransition, .willTransition, .willRotate, .willAnimateRotation, .didRotate: true
    default: false
    }
  }
}
