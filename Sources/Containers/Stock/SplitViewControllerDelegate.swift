/// Who may decide what becomes of the secondary controller.
///
/// UIKit: `UISplitViewControllerDelegate`.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Asked when two columns become one; true means that the secondary one may go.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool
  /// Asked when one column becomes two; nil lets the primary one decide.
  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController?
}

extension SplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool { false }
  /// Nil.
  public func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? { nil }
}
