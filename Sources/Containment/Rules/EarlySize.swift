// D29: a size that is used before it is final; containers report it, for reading leaves no trace.

import Geometry

extension Diagnostic {
  /// D29: a controller works with a size that it gets before its view has the final one.
  ///
  /// For containers, which report it when `final` has turned out to be another size.
  ///
  /// - When: Reported by a container that used a size that was not final.
  /// - Remedy: Use sizes in `viewWillLayoutSubviews`.
  public static func earlySize(
    _ early: CGSize, of controller: ViewController, in place: String, final: CGSize
  ) -> Diagnostic {
    Diagnostic(
      id: "D29", kind: .lint, subject: controller.id, participants: [controller.id],
      message: "\(controller) used its size \(early.text) in \(place); it became \(final.text)",
      reason: "In init and in viewDidLoad a view has its design size, not its final one.",
      remedy: "Work with sizes in viewWillLayoutSubviews, or let masks and constraints do it.",
      correctedOrder: ["override func viewWillLayoutSubviews() {", "  // use view.bounds", "}"])
  }
}

extension CGSize {
  /// As people write it, such as 320 × 460.
  fileprivate var text: String { "\(Double(width).short) × \(Double(height).short)" }
}

extension Double {
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
  }
}
