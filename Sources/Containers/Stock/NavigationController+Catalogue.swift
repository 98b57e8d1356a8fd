// The navigation controller in the script catalog.

extension InteractivePop: ValueConvertible {}

extension Recipe {
  /// The catalog entry of `NavigationController`.
  public static let navigationController = Recipe.object(
    NavigationController.self, superclass: "ViewController",
    "A stack of controllers that shows the last one.",
    [
      .initializer("init(_:)", "An empty stack.", defaults: [0: { .none }]) {
        (name: String?) in NavigationController(name)
      },
      .initializer(
        "init(_:rootViewController:)", "A stack with one controller in it.",
        defaults: [0: { .none }]
      ) { (name: String?, root: ViewController?) in
        NavigationController(name, rootViewController: root)
      },
      .constant("barHeight", "The height of the bar, in points.") {
        NavigationController.barHeight
      },
      .variable(
        "viewControllers", "The stack, the top last.", \NavigationController.viewControllers),
      .property(
        "topViewController", "The top controller.", \NavigationController.topViewController),
      .property(
        "visibleViewController",
        "The visible controller: the one presented over the stack, or the top.",
        \NavigationController.visibleViewController),
      .delegate(
        "delegate", "The delegate, which is notified of transitions.",
        of: "NavigationControllerDelegate",
        through: NavigationDelegateAdapter.self
      ) { (stack: NavigationController) in
        stack.delegate
      } set: { stack, delegate in
        stack.delegate = delegate
      },
      .property("navigationBar", "The navigation bar.", \NavigationController.navigationBar),
      .property(
        "backButton", "The back button.", \NavigationController.backButton),
      .property("interactivePop", "The gesture that pops by a swipe from the left edge.") {
        (stack: NavigationController) in stack.interactivePop
      },
    ] + NavigationController.stackMembers)

  /// The catalog entry of `InteractivePop`.
  public static let interactivePop = Recipe.object(
    InteractivePop.self, isOpen: false, "The interactive pop gesture.",
    [
      .property("isActive", "Whether the gesture is active.", \InteractivePop.isActive),
      .property("progress", "The progress of the gesture, from 0 to 1.") {
        (finger: InteractivePop) in finger.progress
      },
      .method("begin()", "Begins the gesture; returns false if there is nothing to pop.") {
        (finger: InteractivePop) in finger.begin()
      },
      .method("update(_:)", "Updates the progress, from 0 to 1.") {
        (finger: InteractivePop, progress: Double) in finger.update(progress)
      },
      .method("cancel()", "Cancels the gesture; the transition is reversed.") {
        (finger: InteractivePop) in finger.cancel()
      },
      .method("finish()", "Completes the gesture and the pop.") {
        (finger: InteractivePop) in finger.finish()
      },
    ])

  /// The members of `NavigationControllerDelegate` that scripts may implement.
  public static let navigationControllerDelegate = Recipe.contract(
    "NavigationControllerDelegate", "Is notified of a navigation controller's transitions.",
    adapter: NavigationDelegateAdapter.self,
    [
      .requirement(
        "navigationController(_:willShow:animated:)", "A transition begins.",
        NavigationController.self, ViewController.self, Bool.self),
      .requirement(
        "navigationController(_:didShow:animated:)", "A transition has ended.",
        NavigationController.self, ViewController.self, Bool.self),
    ], matches: { $0 is any NavigationControllerDelegate })
}

extension NavigationController {
  fileprivate static let stackMembers: [Member] = [
    .method("pushViewController(_:animated:)", "Pushes a controller on the stack.") {
      (stack: NavigationController, controller: ViewController?, animated: Bool) in
      stack.pushViewController(controller, animated: animated)
    },
    .method("popViewController(animated:)", "Pops and returns the top controller.") {
      (stack: NavigationController, animated: Bool) in stack.popViewController(animated: animated)
    },
    .method(
      "popToViewController(_:animated:)", "Pops all controllers above another one."
    ) { (stack: NavigationController, controller: ViewController, animated: Bool) in
      stack.popToViewController(controller, animated: animated)
    },
    .method(
      "popToRootViewController(animated:)", "Pops all controllers but the root."
    ) { (stack: NavigationController, animated: Bool) in
      stack.popToRootViewController(animated: animated)
    },
    .method("setViewControllers(_:animated:)", "Replaces the whole stack.") {
      (stack: NavigationController, controllers: [ViewController], animated: Bool) in
      stack.setViewControllers(controllers, animated: animated)
    },
  ]
}

/// A script object as a navigation controller's delegate.
final class NavigationDelegateAdapter: Adapter, NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    tell(
      "navigationController(_:willShow:animated:)", navigationController.packed,
      viewController.packed, animated.packed)
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    tell(
      "navigationController(_:didShow:animated:)", navigationController.packed,
      viewController.packed, animated.packed)
  }
}
