// `ViewController` in the script catalog.

extension Recipe {
  /// The catalog entry of `ViewController`.
  public static let viewController = Recipe.object(
    ViewController.self, "A controller: it owns a view and may be inside another controller.",
    [
      .initializer("init(_:)", "A controller without a view.", standards: [0: { .none }]) {
        (name: String?) in ViewController(name)
      },
      .property("name", "Its name in traces.", \ViewController.name),
      .property("description", "Its name in traces.", \ViewController.description),
      .property("simulation", "The simulation it belongs to.", \ViewController.simulation),
      .variable(
        "title", "What it is called on screen.", isOverridable: true, \ViewController.title),
    ] + ViewController.viewMembers + ViewController.containmentMembers
      + ViewController.appearanceMembers + ViewController.callbackMembers
      + ViewController.environmentMembers + ViewController.rotationMembers
      + ViewController.presentationMembers)
}

extension ViewController {
  fileprivate static let viewMembers: [Member] = [
    .unwrapped("view", "Its view; asking for it makes it.") {
      (controller: ViewController) -> View in
      controller.view
    } set: { (controller: inout ViewController, view: View?) in
      controller.view = view
    },
    .property(
      "viewIfLoaded", "Its view, or nil when it is not loaded.", \ViewController.viewIfLoaded),
    .property("isViewLoaded", "Whether its view is loaded.", \ViewController.isViewLoaded),
    .method("loadViewIfNeeded()", "Makes the view unless it is there.") {
      (controller: ViewController) in controller.loadViewIfNeeded()
    },
    .method("unloadView()", "Lets go of the view; the next access makes another.") {
      (controller: ViewController) in controller.unloadView()
    },
  ]

  fileprivate static let containmentMembers: [Member] = [
    .property("parent", "The container it is a child of.") {
      (controller: ViewController) in controller.parent
    },
    .property("children", "Its children, in the order they were added.") {
      (controller: ViewController) in controller.children
    },
    .method("addChild(_:)", "Takes another controller in.", isOverridable: true) {
      (controller: ViewController, child: ViewController) in controller.addChild(child)
    },
    .method("removeFromParent()", "Leaves the container.", isOverridable: true) {
      (controller: ViewController) in controller.removeFromParent()
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
        animations: animations?.block, completion: completion?.block)
    },
    .property(
      "isMovingToParent", "Whether it appears because it was added to a container.",
      \ViewController.isMovingToParent),
    .property(
      "isMovingFromParent", "Whether it disappears because it was removed from a container.",
      \ViewController.isMovingFromParent),
    .method(
      "show(_:sender:)", "Shows a controller wherever the containers above think best.",
      isOverridable: true
    ) { (controller: ViewController, shown: ViewController, sender: Anything?) in
      controller.show(shown, sender: sender?.packed)
    },
    .method(
      "showDetailViewController(_:sender:)",
      "Shows a controller as a detail, where the containers above keep details.",
      isOverridable: true
    ) { (controller: ViewController, shown: ViewController, sender: Anything?) in
      controller.showDetailViewController(shown, sender: sender?.packed)
    },
  ]

  fileprivate static let appearanceMembers: [Member] = [
    .property(
      "appearancePhase", "Where it stands between off screen and on screen.",
      \ViewController.appearancePhase),
    .method(
      "beginAppearanceTransition(_:animated:)",
      "Tells it, by hand, that it begins to appear or disappear."
    ) { (controller: ViewController, isAppearing: Bool, animated: Bool) in
      controller.beginAppearanceTransition(isAppearing, animated: animated)
    },
    .method("endAppearanceTransition()", "Completes what was begun by hand.") {
      (controller: ViewController) in controller.endAppearanceTransition()
    },
    .property(
      "shouldAutomaticallyForwardAppearanceMethods",
      "Whether its children hear of its appearance by themselves.", isOverridable: true,
      \ViewController.shouldAutomaticallyForwardAppearanceMethods),
    .property(
      "shouldAutomaticallyForwardRotationMethods",
      "Whether its children hear of rotations by themselves; iOS 6 and 7.", isOverridable: true,
      \ViewController.shouldAutomaticallyForwardRotationMethods),
  ]
}
