/// Who may decide what becomes of the secondary controller.
///
/// UIKit: `UISplitViewControllerDelegate`, since iOS 3.2.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Asked when two columns become one; true means that the secondary one may go.
  ///
  /// UIKit: `splitViewController(_:collapseSecondary:onto:)`, since iOS 8.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool
  /// Asked when one column becomes two; nil lets the primary one decide.
  ///
  /// UIKit: `splitViewController(_:separateSecondaryFrom:)`, since iOS 8.
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
