// A controller's environment in the script catalog.

extension ViewController {
  static let environmentMembers: [Member] = [
    .property(
      "traitCollection", "Its environment: size classes and interface style.",
      \ViewController.traitCollection),
    .property(
      "interfaceOrientation", "The interface orientation.", \ViewController.interfaceOrientation),
    .variable(
      "traitOverrides", "Its overrides of its own traits; iOS 17 and later.",
      \ViewController.traitOverrides),
    .method(
      "setOverrideTraitCollection(_:forChild:)", "Overrides the traits of a child."
    ) { (controller: ViewController, traits: TraitCollection?, child: ViewController) in
      controller.setOverrideTraitCollection(traits, forChild: child)
    },
    .method(
      "overrideTraitCollection(forChild:)", "Its trait overrides for a child, or nil."
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
      "traitCollectionDidChange(_:)", "Its traits have changed; iOS 8 and later.",
      isOverridable: true
    ) { (controller: ViewController, previous: TraitCollection?) in
      controller.traitCollectionDidChange(previous)
    },
    .method(
      "willTransition(to:with:)", "Its traits are about to change; iOS 8 and later.",
      isOverridable: true
    ) {
      (controller: ViewController, traits: TraitCollection, coordinator: TransitionCoordinator) in
      controller.willTransition(to: traits, with: coordinator)
    },
    .method(
      "viewWillTransition(to:with:)", "Its view's size is about to change; iOS 8 and later.",
      isOverridable: true
    ) { (controller: ViewController, size: CGSize, coordinator: TransitionCoordinator) in
      controller.viewWillTransition(to: size, with: coordinator)
    },
    .variable(
      "preferredContentSize", "The size it prefers.", isOverridable: true,
      \ViewController.preferredContentSize),
    .method(
      "preferredContentSizeDidChange(forChildContentContainer:)",
      "A child's preferred size has changed; iOS 8 and later.", isOverridable: true
    ) { (controller: ViewController, child: ViewController) in
      controller.preferredContentSizeDidChange(forChildContentContainer: child)
    },
    .method(
      "size(forChildContentContainer:withParentContainerSize:)",
      "The size of a child if its own view has the given one.", isOverridable: true
    ) { (controller: ViewController, child: ViewController, size: CGSize) in
      controller.size(forChildContentContainer: child, withParentContainerSize: size)
    },
    .property(
      "childForStatusBarStyle", "The child that determines the status bar style.",
      isOverridable: true, \ViewController.childForStatusBarStyle),
    .property(
      "childForStatusBarHidden", "The child that determines whether the status bar is hidden.",
      isOverridable: true, \ViewController.childForStatusBarHidden),
    .property(
      "preferredStatusBarStyle", "Its preferred status bar style.",
      isOverridable: true, \ViewController.preferredStatusBarStyle),
    .property(
      "prefersStatusBarHidden", "Whether it prefers the status bar hidden.",
      isOverridable: true, \ViewController.prefersStatusBarHidden),
  ]

  static let rotationMembers: [Member] = [
    .property(
      "shouldAutorotate", "Whether the interface may rotate with the device; iOS 6 and later.",
      isOverridable: true, \ViewController.shouldAutorotate),
    .method(
      "shouldAutorotateToInterfaceOrientation(_:)",
      "Whether the interface may rotate to an orientation; iOS 5.", isOverridable: true
    ) { (controller: ViewController, orientation: InterfaceOrientation) in
      controller.shouldAutorotateToInterfaceOrientation(orientation)
    },
    .property(
      "supportedInterfaceOrientations", "The orientations it supports; iOS 6 and later.",
      isOverridable: true, \ViewController.supportedInterfaceOrientations),
    .method(
      "setNeedsUpdateOfSupportedInterfaceOrientations()",
      "Updates the interface orientation after the supported ones changed; iOS 16 and later."
    ) { (controller: ViewController) in
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
    },
    .typeMethod(
      "attemptRotationToDeviceOrientation()",
      "Rotates the interface of every window to the device orientation; until iOS 15."
    ) { () -> Void in ViewController.attemptRotationToDeviceOrientation() },
    .method(
      "willRotate(to:duration:)", "The interface is about to rotate; iOS 5 to 7.",
      isOverridable: true
    ) { (controller: ViewController, orientation: InterfaceOrientation, duration: Double) in
      controller.willRotate(to: orientation, duration: duration)
    },
    .method(
      "willAnimateRotation(to:duration:)", "The interface is rotating; iOS 5 to 7.",
      isOverridable: true
    ) { (controller: ViewController, orientation: InterfaceOrientation, duration: Double) in
      controller.willAnimateRotation(to: orientation, duration: duration)
    },
    .method("didRotate(from:)", "The interface has rotated; iOS 5 to 7.", isOverridable: true) {
      (controller: ViewController, orientation: InterfaceOrientation) in
      controller.didRotate(from: orientation)
    },
  ]
}
