// `ViewController` in the script catalog.

extension Recipe {
  /// The catalog entry of `ViewController`.
  public static let viewController = Recipe.object(
    ViewController.self, "A view controller, which owns a view and may have child controllers.",
    [
      .initializer("init(_:)", "A controller without a view.", defaults: [0: { .none }]) {
        (name: String?) in ViewController(name)
      },
      .property("name", "Its name in traces.", \ViewController.name),
      .property("description", "Its name in traces.", \ViewController.description),
      .property("simulation", "The simulation it belongs to.", \ViewController.simulation),
      .variable(
        "title", "Its title on screen.", isOverridable: true, \ViewController.title),
    ] + ViewController.viewMembers + ViewController.containmentMembers
      + ViewController.appearanceMembers + ViewController.callbackMembers
      + ViewController.environmentMembers + ViewController.rotationMembers
      + ViewController.presentationMembers)
}

extension ViewController {
  fileprivate static let viewMembers: [Member] = [
    .unwrapped("view", "Its view, loaded on first access.") {
      (controller: ViewController) -> View in
      controller.view
    } set: { (controller: inout ViewController, view: View?) in
      controller.view = view
    },
    .property(
      "viewIfLoaded", "Its view, or nil if it is not loaded.", \ViewController.viewIfLoaded),
    .property("isViewLoaded", "Whether its view is loaded.", \ViewController.isViewLoaded),
    .method("loadViewIfNeeded()", "Loads the view unless it is loaded.") {
      (controller: ViewController) in controller.loadViewIfNeeded()
    },
    .method("unloadView()", "Releases the view; the next access loads another one.") {
      (controller: ViewController) in controller.unloadView()
    },
  ]

  fileprivate static let containmentMembers: [Member] = [
    .property("parent", "Its parent controller.") {
      (controller: ViewController) in controller.parent
    },
    .property("children", "Its child controllers, in the order they were added.") {
      (controller: ViewController) in controller.children
    },
    .method("addChild(_:)", "Adds a controller as a child.", isOverridable: true) {
      (controller: ViewController, child: ViewController) in controller.addChild(child)
    },
    .method("removeFromParent()", "Removes it from its parent.", isOverridable: true) {
      (controller: ViewController) in controller.removeFromParent()
    },
    .method(
      "transition(from:to:duration:options:animations:completion:)",
      "Performs a transition between the views of two children.",
      defaults: [3: { AnimationOptions().packed }, 4: { .none }, 5: { .none }]
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
      "show(_:sender:)", "Shows a controller as the containers above decide.",
      isOverridable: true
    ) { (controller: ViewController, shown: ViewController, sender: Anything?) in
      controller.show(shown, sender: sender?.packed)
    },
    .method(
      "showDetailViewController(_:sender:)",
      "Shows a controller as a detail, as the containers above decide.",
      isOverridable: true
    ) { (controller: ViewController, shown: ViewController, sender: Anything?) in
      controller.showDetailViewController(shown, sender: sender?.packed)
    },
  ]

  fileprivate static let appearanceMembers: [Member] = [
    .property(
      "appearancePhase", "Its appearance phase, from off screen to on screen.",
      \ViewController.appearancePhase),
    .method(
      "beginAppearanceTransition(_:animated:)",
      "Begins its appearance transition by hand."
    ) { (controller: ViewController, isAppearing: Bool, animated: Bool) in
      controller.beginAppearanceTransition(isAppearing, animated: animated)
    },
    .method("endAppearanceTransition()", "Ends its appearance transition begun by hand.") {
      (controller: ViewController) in controller.endAppearanceTransition()
    },
    .property(
      "shouldAutomaticallyForwardAppearanceMethods",
      "Whether appearance callbacks are forwarded to children automatically.", isOverridable: true,
      \ViewController.shouldAutomaticallyForwardAppearanceMethods),
    .property(
      "shouldAutomaticallyForwardRotationMethods",
      "Whether rotation callbacks are forwarded to children automatically; iOS 6 and 7.",
      isOverridable: true,
      \ViewController.shouldAutomaticallyForwardRotationMethods),
  ]
}
