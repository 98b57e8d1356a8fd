extension Recipe {
  /// What scripts may ask of `ViewController`.
  public static let viewController = Recipe.object(
    ViewController.self, "A controller: it owns a view and may be inside another controller.",
    [
      .initializer("init(_:)", "A controller without a view.", standards: [0: { .none }]) {
        (name: String?) in ViewController(name)
      },
      .property("title", "What it is called on screen.") {
        (controller: ViewController) in
        controller.title
      } set: { (controller: inout ViewController, title: String?) in
        controller.title = title
      },
      .property("parent", "The container it is a child of.") {
        (controller: ViewController) in controller.parent
      },
      .method("addChild(_:)", "Takes another controller in.", isOverridable: true) {
        (controller: ViewController, child: ViewController) in controller.addChild(child)
      },
      .method(
        "transition(from:to:duration:options:animations:completion:)",
        "Exchanges the views of two children.",
        standards: [3: { AnimationOptions().packed }, 4: { .none }, 5: { .none }]
      ) {
        (
          controller: ViewController, old: ViewController?, new: ViewController?, duration: Double,
          options: AnimationOptions, animations: Handler<Nothing>?,
          completion: Handler<Nothing, Bool>?
        ) in
        controller.transition(
          from: old, to: new, duration: duration, options: options,
          animations: animations?.block,
          completion: completion?.block)
      },
    ])
}
