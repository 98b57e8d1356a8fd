// The split view controller in the script catalog.

extension Recipe {
  /// The catalog entry of `SplitViewController`.
  public static let splitViewController = Recipe.object(
    SplitViewController.self, superclass: "ViewController",
    "Two controllers side by side, or one if there is no room for both.",
    [
      .initializer(
        "init(_:viewControllers:)", "Two columns: the primary and the secondary controller.",
        defaults: [0: { .none }, 1: { .array([]) }]
      ) { (name: String?, columns: [ViewController]) in
        SplitViewController(name, viewControllers: columns)
      },
      .variable(
        "viewControllers", "The primary controller and, unless collapsed, the secondary one.",
        \SplitViewController.viewControllers),
      .property(
        "isCollapsed", "Whether the two columns are collapsed to one.",
        \SplitViewController.isCollapsed),
      .method("collapse()", "Collapses two columns to one.") {
        (split: SplitViewController) in split.collapse()
      },
      .method("expand()", "Expands one column to two.") {
        (split: SplitViewController) in split.expand()
      },
      .delegate(
        "delegate", "Decides about the secondary controller.",
        of: "SplitViewControllerDelegate", through: SplitDelegateAdapter.self
      ) { (split: SplitViewController) in
        split.delegate
      } set: { split, delegate in
        split.delegate = delegate
      },
    ])

  /// The members of `SplitViewControllerDelegate` that scripts may implement.
  public static let splitViewControllerDelegate = Recipe.contract(
    "SplitViewControllerDelegate", "Decides about the secondary controller.",
    adapter: SplitDelegateAdapter.self,
    [
      .requirement(
        "splitViewController(_:collapseSecondary:onto:)",
        "Whether to discard the secondary controller when collapsing.",
        SplitViewController.self, ViewController.self, ViewController.self, result: Bool.self),
      .requirement(
        "splitViewController(_:separateSecondaryFrom:)",
        "The secondary controller when expanding; nil lets the primary one decide.",
        SplitViewController.self, ViewController.self, result: ViewController?.self),
    ], matches: { $0 is any SplitViewControllerDelegate })
}

/// A script object as a split view controller's delegate.
final class SplitDelegateAdapter: Adapter, SplitViewControllerDelegate {
  private final class Standard: SplitViewControllerDelegate {}

  func splitViewController(
    _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
    onto primary: ViewController
  ) -> Bool {
    ask(
      "splitViewController(_:collapseSecondary:onto:)", splitViewController.packed,
      secondary.packed, primary.packed)
      ?? Standard().splitViewController(
        splitViewController, collapseSecondary: secondary, onto: primary)
  }

  func splitViewController(
    _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
  ) -> ViewController? {
    ask(
      "splitViewController(_:separateSecondaryFrom:)", splitViewController.packed,
      primary.packed, as: ViewController?.self) ?? nil
  }
}
