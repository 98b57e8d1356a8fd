/// Can decide about the secondary controller.
///
/// UIKit: `UISplitViewControllerDelegate`, since iOS 3.2.
public protocol SplitViewControllerDelegate: AnyObject {
  /// Asked when two columns collapse; true discards the secondary controller.
  ///
  /// UIKit: `splitViewController(_:collapseSecondary:onto:)`, since iOS 8.
  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool
  /// Asked when one column expands; nil lets the primary controller decide.
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
