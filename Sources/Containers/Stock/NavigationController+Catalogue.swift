// The stack of controllers, as scripts ask for it.

extension InteractivePop: ValueConvertible {}

extension Recipe {
  /// What scripts may ask of `NavigationController`.
  public static let navigationController = Recipe.object(
    NavigationController.self, superclass: "ViewController",
    "A stack of controllers of which the last is on show.",
    [
      .initializer("init(_:)", "An empty stack.", standards: [0: { .none }]) {
        (name: String?) in NavigationController(name)
      },
      .initializer(
        "init(_:rootViewController:)", "A stack with one controller in it.",
        standards: [0: { .none }]
      ) { (name: String?, root: ViewController?) in
        NavigationController(name, rootViewController: root)
      },
      .constant("barHeight", "The height of the bar, in points.") {
        NavigationController.barHeight
      },
      .variable(
        "viewControllers", "The stack, the top last.", \NavigationController.viewControllers),
      .property(
        "topViewController", "The last of the stack.", \NavigationController.topViewController),
      .property(
        "visibleViewController", "What its user sees: what is presented over it, or the top.",
        \NavigationController.visibleViewController),
      .delegate(
        "delegate", "Who is told what is shown.", of: "NavigationControllerDelegate",
        through: NavigationDelegateAdapter.self
      ) { (stack: NavigationController) in
        stack.delegate
      } set: { stack, delegate in
        stack.delegate = delegate
      },
      .property("navigationBar", "The bar above the top.", \NavigationController.navigationBar),
      .property(
        "backButton", "What a finger touches to go back.", \NavigationController.backButton),
      .property("interactivePop", "The finger that pulls the top away from the left edge.") {
        (stack: NavigationController) in stack.interactivePop
      },
    ] + NavigationController.stackMembers)

  /// What scripts may ask of `InteractivePop`.
  public static let interactivePop = Recipe.object(
    InteractivePop.self, isOpen: false, "A finger that pulls the top off the stack.",
    [
      .property("isActive", "Whether the finger is down.", \InteractivePop.isActive),
      .property("progress", "How far the finger has come, from 0 to 1.") {
        (finger: InteractivePop) in finger.progress
      },
      .method("begin()", "Puts the finger down; whether it pulls anything.") {
        (finger: InteractivePop) in finger.begin()
      },
      .method("update(_:)", "Moves the finger, from 0 to 1.") {
        (finger: InteractivePop, progress: Double) in finger.update(progress)
      },
      .method("cancel()", "Lifts the finger; everything turns around.") {
        (finger: InteractivePop) in finger.cancel()
      },
      .method("finish()", "Lifts the finger; the pop goes on.") {
        (finger: InteractivePop) in finger.finish()
      },
    ])

  /// What scripts may implement of `NavigationControllerDelegate`.
  public static let navigationControllerDelegate = Recipe.contract(
    "NavigationControllerDelegate", "Who wants to know what a navigation controller shows.",
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
    .method("pushViewController(_:animated:)", "Puts a controller on top of the stack.") {
      (stack: NavigationController, controller: ViewController?, animated: Bool) in
      stack.pushViewController(controller, animated: animated)
    },
    .method("popViewController(animated:)", "Takes the top off the stack and answers it.") {
      (stack: NavigationController, animated: Bool) in stack.popViewController(animated: animated)
    },
    .method(
      "popToViewController(_:animated:)", "Takes everything above a controller off the stack."
    ) { (stack: NavigationController, controller: ViewController, animated: Bool) in
      stack.popToViewController(controller, animated: animated)
    },
    .method(
      "popToRootViewController(animated:)", "Takes everything but the root off the stack."
    ) { (stack: NavigationController, animated: Bool) in
      stack.popToRootViewController(animated: animated)
    },
    .method("setViewControllers(_:animated:)", "Replaces the whole stack.") {
      (stack: NavigationController, controllers: [ViewController], animated: Bool) in
      stack.setViewControllers(controllers, animated: animated)
    },
  ]
}

/// A script's object as the delegate of a navigation controller.
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
