// The stack that slides up and down, as scripts ask for it.

extension VerticalNavigationController.Version: BoxedValue {}
extension VerticalAnimationStyle: BoxedValue {}

extension Recipe {
  /// What scripts may ask of `VerticalNavigationController`.
  public static let verticalNavigationController = Recipe.object(
    VerticalNavigationController.self, superclass: "ViewController",
    "A stack of controllers that slides up and down, under a bar that stays.",
    [
      .initializer(
        "init(_:rootViewController:version:)", "A stack with one controller in it, or none.",
        standards: [
          0: { .none }, 1: { .none }, 2: { VerticalNavigationController.Version.fixed.packed },
        ]
      ) {
        (name: String?, root: ViewController?, version: VerticalNavigationController.Version) in
        VerticalNavigationController(name, rootViewController: root, version: version)
      },
      .property("version", "Which code runs.", \VerticalNavigationController.version),
      .variable(
        "animationStyle", "How one controller takes the place of another from now on.",
        \VerticalNavigationController.animationStyle),
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

  /// What scripts may ask of `VerticalNavigationController.Version`.
  public static let verticalVersion = Recipe.enumeration(
    VerticalNavigationController.Version.self, "Which code of the vertical stack runs.",
    [
      "fixed": .fixed, "article": .article, "unguarded": .unguarded, "sample": .sample,
    ])

  /// What scripts may ask of `VerticalAnimationStyle`.
  public static let verticalAnimationStyle = Recipe.enumeration(
    VerticalAnimationStyle.self, "How one controller takes the place of another.",
    [
      "none": VerticalAnimationStyle.none, "slide": .slide, "pushOver": .pushOver,
      "cover": .cover, "fade": .fade,
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
