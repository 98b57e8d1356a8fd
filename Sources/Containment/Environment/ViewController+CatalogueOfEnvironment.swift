// A controller's environment in the script catalog.

extension ViewController {
  static let environmentMembers: [Member] = [
    .property("traitCollection", "The environment it lives in.", \ViewController.traitCollection),
    .property(
      "interfaceOrientation", "How the interface stands.", \ViewController.interfaceOrientation),
    .variable(
      "traitOverrides", "What it lays over its own traits; iOS 17 and later.",
      \ViewController.traitOverrides),
    .method(
      "setOverrideTraitCollection(_:forChild:)", "Gives one child other traits than its own."
    ) { (controller: ViewController, traits: TraitCollection?, child: ViewController) in
      controller.setOverrideTraitCollection(traits, forChild: child)
    },
    .method(
      "overrideTraitCollection(forChild:)", "What it laid over its traits for a child, or nil."
    ) { (controller: ViewController, child: ViewController) in
      controller.overrideTraitCollection(forChild: child)
    },
    .method(
      "registerForTraitChanges(_:handler:)",
      "Calls a closure whenever one of the traits has changed; iOS 17 and later."
    ) {
      (
        controller: ViewController, traits: [Trait],
        handler: Handler<Nothing, ViewController, TraitCollection>
      ) in controller.registerForTraitChanges(traits, handler: handler.block)
    },
    .method("unregisterForTraitChanges(_:)", "Ends a registration.") {
      (controller: ViewController, registration: TraitChangeRegistration) in
      controller.unregisterForTraitChanges(registration)
    },
    .method(
      "traitCollectionDidChange(_:)", "Its traits became others; iOS 8 and later.",
      isOverridable: true
    ) { (controller: ViewController, previous: TraitCollection?) in
      controller.traitCollectionDidChange(previous)
    },
    .method(
      "willTransition(to:with:)", "Its traits are about to become others; iOS 8 and later.",
      isOverridable: true
    ) {
      (controller: ViewController, traits: TraitCollection, coordinator: TransitionCoordinator) in
      controller.willTransition(to: traits, with: coordinator)
    },
    .method(
      "viewWillTransition(to:with:)", "Its view is about to get another size; iOS 8 and later.",
      isOverridable: true
    ) { (controller: ViewController, size: CGSize, coordinator: TransitionCoordinator) in
      controller.viewWillTransition(to: size, with: coordinator)
    },
    .variable(
      "preferredContentSize", "The size it would like to have.", isOverridable: true,
      \ViewController.preferredContentSize),
    .method(
      "preferredContentSizeDidChange(forChildContentContainer:)",
      "A child would like another size; iOS 8 and later.", isOverridable: true
    ) { (controller: ViewController, child: ViewController) in
      controller.preferredContentSizeDidChange(forChildContentContainer: child)
    },
    .method(
      "size(forChildContentContainer:withParentContainerSize:)",
      "The size a child shall have when its own view has the given one.", isOverridable: true
    ) { (controller: ViewController, child: ViewController, size: CGSize) in
      controller.size(forChildContentContainer: child, withParentContainerSize: size)
    },
    .property(
      "childForStatusBarStyle", "The child that decides about the colour of the status bar.",
      isOverridable: true, \ViewController.childForStatusBarStyle),
    .property(
      "childForStatusBarHidden", "The child that decides whether the status bar is hidden.",
      isOverridable: true, \ViewController.childForStatusBarHidden),
    .property(
      "preferredStatusBarStyle", "The colour it would like the status bar to have.",
      isOverridable: true, \ViewController.preferredStatusBarStyle),
    .property(
      "prefersStatusBarHidden", "Whether it would like the status bar to be left out.",
      isOverridable: true, \ViewController.prefersStatusBarHidden),
  ]

  static let rotationMembers: [Member] = [
    .property(
      "shouldAutorotate", "Whether the interface may turn with the device; iOS 6 and later.",
      isOverridable: true, \ViewController.shouldAutorotate),
    .method(
      "shouldAutorotateToInterfaceOrientation(_:)",
      "Whether the interface may turn to an orientation; iOS 5.", isOverridable: true
    ) { (controller: ViewController, orientation: InterfaceOrientation) in
      controller.shouldAutorotateToInterfaceOrientation(orientation)
    },
    .property(
      "supportedInterfaceOrientations", "The orientations it can be shown in; iOS 6 and later.",
      isOverridable: true, \ViewController.supportedInterfaceOrientations),
    .method(
      "setNeedsUpdateOfSupportedInterfaceOrientations()",
      "Turns the interface to how the device is held, after answers changed; iOS 16 and later."
    ) { (controller: ViewController) in
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    },
    .typeMethod(
      "attemptRotationToDeviceOrientation()",
      "Turns the interface of every window to how the device is held; until iOS 15."
    ) { () -> Void in ViewController.attemptRotationToDeviceOrientation() },
    .method(
      "willRotate(to:duration:)", "The interface is about to turn; iOS 5 to 7.",
      isOverridable: true
    ) { (controller: ViewController, orientation: InterfaceOrientation, duration: Double) in
      controller.willRotate(to: orientation, duration: duration)
    },
    .method(
      "willAnimateRotation(to:duration:)", "The interface turns; iOS 5 to 7.",
      isOverridable: true
    ) { (controller: ViewController, orientation: InterfaceOrientation, duration: Double) in
      controller.willAnimateRotation(to: orientation, duration: duration)
    },
    .method("didRotate(from:)", "The interface turned; iOS 5 to 7.", isOverridable: true) {
      (controller: ViewController, orientation: InterfaceOrientation) in
      controller.didRotate(from: orientation)
    },
  ]
}
