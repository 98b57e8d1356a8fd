/// H1 and H2: a child's view and its parent's view are in different hierarchies.
///
/// UIKit: `UIViewControllerHierarchyInconsistency`.
enum HierarchyInconsistency {
  /// H1: a view enters a window inside the view of a controller that is not its controller's
  /// parent.
  ///
  /// - When: A view comes on screen inside the view of a controller that is not its controller's
  ///   parent.
  /// - Remedy: Call `addChild` on the controller whose view receives it, before adding the view.
  static func actual(
    child: ViewController, expected: ViewController?, actual parent: ViewController
  ) -> Diagnostic {
    let expectedName = expected?.name ?? "(null)"
    return Diagnostic(
      id: "H1", kind: .exception, subject: child.id,
      participants: [child.id, parent.id] + (expected.map { [$0.id] } ?? []),
      message: "child view controller:\(child) should have parent view controller:"
        + "\(expectedName) but actual parent is:\(parent)",
      remedy: expected.map {
        "Call \($0).addChild(\(child)) before adding the view, or add it inside \(parent)'s view."
      } ?? "Add the view inside \(parent)'s view, or remove \(child) from its parent first.",
      correctedOrder: expected.map {
        [
          "\($0).addChild(\(child))", "\($0).view.addSubview(\(child).view)",
          "\(child).didMove(toParent: \($0))",
        ]
      } ?? [])
  }

  /// H2: a controller is added to one parent while its view is in another controller's view.
  ///
  /// - When: A controller is added to one parent while its view is inside another's.
  /// - Remedy: Remove the view first, or add the controller to that other parent.
  static func requested(
    child: ViewController, expected: ViewController, requested parent: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "H2", kind: .exception, subject: child.id,
      participants: [child.id, expected.id, parent.id],
      message: "child view controller:\(child) should have parent view controller:"
        + "\(expected) but requested parent is:\(parent)",
      remedy: "Remove \(child)'s view from \(expected)'s view first, or add it to \(expected).",
      correctedOrder: [
        "\(child).view.removeFromSuperview()", "\(parent).addChild(\(child))",
        "\(parent).view.addSubview(\(child).view)", "\(child).didMove(toParent: \(parent))",
      ])
  }
}
