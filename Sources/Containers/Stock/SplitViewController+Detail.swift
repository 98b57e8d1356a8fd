/// The secondary controller by request.
extension SplitViewController {
  /// Shows a controller as the secondary one: in its column, or on top of the only stack.
  ///
  /// UIKit: `showDetailViewController(_:sender:)`, iOS 8 and later.
  public final func showDetailViewController(_ controller: ViewController, sender: Any?) {
    showDetail(controller)
  }
}
