// The vertical stack in the script catalog.

extension VerticalNavigationController.Version: BoxedValue {}
extension VerticalAnimationStyle: BoxedValue {}

extension Recipe {
  /// The catalog entry of `VerticalNavigationController`.
  package static let verticalNavigationController = Recipe.object(
    VerticalNavigationController.self, superclass: "ViewController",
    "A vertical stack of controllers below a fixed bar.",
    [
      .initializer(
        "init(_:rootViewController:version:)", "A stack with one controller in it, or none.",
        defaults: [
          0: { .none }, 1: { .none }, 2: { VerticalNavigationController.Version.fixed.packed },
        ]
      ) {
        (name: String?, root: ViewController?, version: VerticalNavigationController.Version) in
        VerticalNavigationController(name, rootViewController: root, version: version)
      },
      .property("version", "The version of the code.", \VerticalNavigationController.version),
      .variable(
        "animationStyle", "The animation of later pushes and pops.",
        \VerticalNavigationController.animationStyle),
      .property("viewControllers", "The stack, the visible controller last.") {
        (stack: VerticalNavigationController) in stack.viewControllers
      },
      .property(
        "topViewController", "The visible controller.",
        \VerticalNavigationController.topViewController),
      .property("bar", "The bar above the controllers.", \VerticalNavigationController.bar),
      .method(
        "push(_:animated:)", "Pushes a controller.", defaults: [1: { .bool(false) }]
      ) { (stack: VerticalNavigationController, controller: ViewController, animated: Bool) in
        stack.push(controller, animated: animated)
      },
      .method(
        "pop(animated:)", "Pops and returns the top controller.",
        defaults: [0: { .bool(false) }]
      ) { (stack: VerticalNavigationController, animated: Bool) in stack.pop(animated: animated) },
    ])

  /// The catalog entry of `VerticalNavigationController.Version`.
  package static let verticalVersion = Recipe.enumeration(
    VerticalNavigationController.Version.self, "The version of the vertical stack's code.",
    [
      "fixed": .fixed, "article": .article, "unguarded": .unguarded, "sample": .sample,
    ])

  /// The catalog entry of `VerticalAnimationStyle`.
  package static let verticalAnimationStyle = Recipe.enumeration(
    VerticalAnimationStyle.self, "The animation of a push, which a pop reverses.",
    [
      "none": VerticalAnimationStyle.none, "slide": .slide, "pushOver": .pushOver,
      "cover": .cover, "fade": .fade,
    ])

  /// The catalog entry of `VerticalPageController`.
  package static let verticalPageController = Recipe.object(
    VerticalPageController.self, superclass: "ViewController", isOpen: false,
    "A colored page with buttons that push and pop.",
    [
      .initializer("init(number:)", "The page with this number.") {
        (number: Int) in VerticalPageController(number: number)
      },
      .property("number", "Its depth in the stack.", \VerticalPageController.number),
    ])
}
