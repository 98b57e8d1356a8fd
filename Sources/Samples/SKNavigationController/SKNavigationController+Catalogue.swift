// The custom navigation controller in the script catalog.

extension SKNavigationController.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `SKNavigationController`.
  package static let skNavigationController = Recipe.object(
    SKNavigationController.self, superclass: "ViewController",
    "A custom navigation controller, in the versions of its source and fixed.",
    [
      .initializer(
        "init(_:rootViewController:version:)", "A stack with one controller in it, or none.",
        defaults: [
          0: { .none }, 1: { .none }, 2: { SKNavigationController.Version.fixed.packed },
        ]
      ) { (name: String?, root: ViewController?, version: SKNavigationController.Version) in
        SKNavigationController(name, rootViewController: root, version: version)
      },
      .variable(
        "viewControllers", "The stack, the top last.", \SKNavigationController.viewControllers),
      .property(
        "topViewController", "The top controller.", \SKNavigationController.topViewController),
      .property(
        "visibleViewController", "The visible controller.",
        \SKNavigationController.visibleViewController),
      .property("navigationBar", "The navigation bar.", \SKNavigationController.navigationBar),
      .property(
        "isNavigationBarHidden", "Whether the bar is hidden.",
        \SKNavigationController.isNavigationBarHidden),
    ] + SKNavigationController.stackMembers)

  /// The catalog entry of `SKNavigationController.Version`.
  package static let skNavigationVersion = Recipe.enumeration(
    SKNavigationController.Version.self, "The version of the stack's code.",
    [
      "fixed": .fixed, "commitc065f93": .commitc065f93, "commitb39c838": .commitb39c838,
      "commit39a7ea4": .commit39a7ea4, "commit2374862": .commit2374862,
    ])
}

extension SKNavigationController {
  fileprivate static let stackMembers: [Member] = [
    .method("pushViewController(_:animated:)", "Pushes a controller on the stack.") {
      (stack: SKNavigationController, controller: ViewController, animated: Bool) in
      stack.pushViewController(controller, animated: animated)
    },
    .method("popViewController(animated:)", "Pops the top controller.") {
      (stack: SKNavigationController, animated: Bool) in
      stack.popViewController(animated: animated)
    },
    .method(
      "popToViewController(_:animated:)", "Pops all controllers above another one."
    ) { (stack: SKNavigationController, controller: ViewController, animated: Bool) in
      stack.popToViewController(controller, animated: animated)
    },
    .method(
      "popToRootViewController(animated:)", "Pops all controllers but the root."
    ) { (stack: SKNavigationController, animated: Bool) in
      stack.popToRootViewController(animated: animated)
    },
    .method("setNavigationBarHidden(_:animated:)", "Hides or shows the bar.") {
      (stack: SKNavigationController, hidden: Bool, animated: Bool) in
      stack.setNavigationBarHidden(hidden, animated: animated)
    },
  ]
}
