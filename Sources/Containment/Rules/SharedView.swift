/// H3: a controller's `view` is set to another controller's view.
///
/// UIKit: `UIViewControllerHierarchyInconsistency`.
///
/// - When: A controller's `view` is set to another controller's view (iOS 6 and later; in iOS 5 the
///   last controller wins).
/// - Remedy: Set the owner's `view` to nil first, or create another view.
enum SharedView {
  static func diagnostic(
    for controller: ViewController, _ view: View, of owner: ViewController
  ) -> Diagnostic {
    Diagnostic(
      id: "H3", kind: .exception, subject: controller.id, participants: [controller.id, owner.id],
      message: "A view can only be associated with at most one view controller at a time! View "
        + "\(view) is associated with \(owner). Clear this association before associating this "
        + "view with \(controller).",
      remedy: "Set \(owner).view to nil before, or give \(controller) a view of its own.",
      correctedOrder: ["\(owner).view = nil", "\(controller).view = \(view)"])
  }
}
