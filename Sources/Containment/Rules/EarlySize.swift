// D29: a size used before it is final; reported by containers, as reads are not recorded.

import Geometry

extension Diagnostic {
  /// D29: a controller uses its view's size before it is final.
  ///
  /// For containers, which report it once `final` differs.
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
  /// The size in display form, such as 320 × 460.
  fileprivate var text: String { "\(Double(width).short) × \(Double(height).short)" }
}

extension Double {
  fileprivate var short: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(clamping: rounded))" : "\(rounded)"
  }
}
