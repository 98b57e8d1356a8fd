// The stack that slides up and down, as scripts ask for it.

extension Recipe {
  /// What scripts may ask of `VerticalNavigationController`.
  public static let verticalNavigationController = Recipe.object(
    VerticalNavigationController.self, superclass: "ViewController",
    "A stack of controllers that slides up and down, under a bar that stays.",
    [
      .initializer("init(_:)", "An empty stack.", standards: [0: { .none }]) {
        (name: String?) in VerticalNavigationController(name)
      },
      .initializer(
        "init(_:rootViewController:)", "A stack with one controller in it.",
        standards: [0: { .none }]
      ) { (name: String?, root: ViewController?) in
        VerticalNavigationController(name, rootViewController: root)
      },
      .property("viewControllers", "The stack, the one on show last.") {
        (stack: VerticalNavigationController) in stack.viewControllers
      },
      .property(
        "topViewController", "The controller on show.",
        \VerticalNavigationController.topViewController),
      .property("bar", "The bar, in front of everything.", \VerticalNavigationController.bar),
      .method(
        "push(_:animated:)", "Puts a controller on the stack.", standards: [1: { .bool(false) }]
      ) { (stack: VerticalNavigationController, controller: ViewController, animated: Bool) in
        stack.push(controller, animated: animated)
      },
      .method(
        "pop(animated:)", "Takes the top off the stack and answers it.",
        standards: [0: { .bool(false) }]
      ) { (stack: VerticalNavigationController, animated: Bool) in stack.pop(animated: animated) },
    ])

  /// What scripts may ask of `VerticalPageController`.
  public static let verticalPageController = Recipe.object(
    VerticalPageController.self, superclass: "ViewController", isOpen: false,
    "A coloured page with buttons that push and pop.",
    [
      .initializer("init(number:)", "The page with this number.") {
        (number: Int) in VerticalPageController(number: number)
      },
      .property("number", "How deep in the stack it is.", \VerticalPageController.number),
    ])
}
