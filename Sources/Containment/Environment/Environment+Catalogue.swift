// Traits, orientations and transition coordinators in the script catalog.

extension TraitCollection: BoxedValue {}
extension TraitCollection.SizeClass: BoxedValue {}
extension TraitCollection.InterfaceStyle: BoxedValue {}
extension Trait: BoxedValue {}
extension InterfaceOrientation: BoxedValue {}
extension InterfaceOrientationMask: BoxedValue {}
extension StatusBar: BoxedValue {}
extension StatusBar.Style: BoxedValue {}
extension TraitChangeRegistration: ValueConvertible {}

extension Recipe {
  /// The catalog entry of `TraitCollection`.
  public static let traitCollection = Recipe.structure(
    TraitCollection.self, "The environment a controller lives in.",
    [
      .initializer(
        "init(horizontalSizeClass:verticalSizeClass:userInterfaceStyle:)",
        "Traits from their parts, unspecified where left out.",
        standards: [
          0: { TraitCollection.SizeClass.unspecified.packed },
          1: { TraitCollection.SizeClass.unspecified.packed },
          2: { TraitCollection.InterfaceStyle.unspecified.packed },
        ]
      ) {
        (
          horizontal: TraitCollection.SizeClass, vertical: TraitCollection.SizeClass,
          style: TraitCollection.InterfaceStyle
        ) in
        TraitCollection(
          horizontalSizeClass: horizontal, verticalSizeClass: vertical, userInterfaceStyle: style)
      },
      .variable(
        "horizontalSizeClass", "The room from left to right.",
        \TraitCollection.horizontalSizeClass),
      .variable(
        "verticalSizeClass", "The room from top to bottom.", \TraitCollection.verticalSizeClass),
      .variable("userInterfaceStyle", "The look.", \TraitCollection.userInterfaceStyle),
      .method("overlaid(with:)", "These traits with what another one specifies.") {
        (traits: TraitCollection, other: TraitCollection) in traits.overlaid(with: other)
      },
    ])

  /// The catalog entry of `TraitCollection.SizeClass`.
  public static let sizeClass = Recipe.enumeration(
    TraitCollection.SizeClass.self, "Whether there is little or much room in one direction.",
    ["unspecified": .unspecified, "compact": .compact, "regular": .regular])

  /// The catalog entry of `TraitCollection.InterfaceStyle`.
  public static let interfaceStyle = Recipe.enumeration(
    TraitCollection.InterfaceStyle.self, "Whether things are dark on light or light on dark.",
    ["unspecified": .unspecified, "light": .light, "dark": .dark])

  /// The catalog entry of `Trait`.
  public static let trait = Recipe.enumeration(
    Trait.self, "One field of a trait collection.",
    [
      "horizontalSizeClass": .horizontalSizeClass, "verticalSizeClass": .verticalSizeClass,
      "userInterfaceStyle": .userInterfaceStyle,
    ])

  /// The catalog entry of `TraitChangeRegistration`.
  public static let traitChangeRegistration = Recipe.object(
    TraitChangeRegistration.self, isOpen: false, "A closure that waits for changes of traits.",
    [])

  /// The catalog entry of `InterfaceOrientation`.
  public static let interfaceOrientation = Recipe.enumeration(
    InterfaceOrientation.self, "Which edge of the device is up.",
    [
      "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
      "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
    ],
    [
      .property(
        "isLandscape", "Whether the device lies on its side.", \InterfaceOrientation.isLandscape)
    ])

  /// The catalog entry of `InterfaceOrientationMask`.
  public static let interfaceOrientationMask = Recipe.options(
    InterfaceOrientationMask.self, "A choice of orientations.",
    [
      "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
      "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "landscape": .landscape,
      "all": .all, "allButUpsideDown": .allButUpsideDown,
    ],
    [
      .method("contains(_:)", "Whether an orientation is among them.") {
        (mask: InterfaceOrientationMask, orientation: InterfaceOrientation) in
        mask.contains(orientation)
      }
    ])

  /// The catalog entry of `StatusBar`.
  public static let statusBar = Recipe.structure(
    StatusBar.self, "How the bar above the screen is asked to look.",
    [
      .variable("style", "The colour of its letters.", \StatusBar.style),
      .variable("isHidden", "Whether it is left out.", \StatusBar.isHidden),
    ])

  /// The catalog entry of `StatusBar.Style`.
  public static let statusBarStyle = Recipe.enumeration(
    StatusBar.Style.self, "The colour of the status bar's letters.",
    ["default": .default, "lightContent": .lightContent, "darkContent": .darkContent])

  /// The catalog entry of `TransitionCoordinator`.
  public static let transitionCoordinator = Recipe.object(
    TransitionCoordinator.self, isOpen: false, "What may be added to a change of surroundings.",
    [
      .property("isAnimated", "Whether the change is animated.", \TransitionCoordinator.isAnimated),
      .property(
        "transitionDuration", "How long the change takes, in seconds.",
        \TransitionCoordinator.transitionDuration),
      .method(
        "animate(alongsideTransition:completion:)",
        "Runs one closure together with the change, and another after it.",
        standards: [1: { .none }]
      ) {
        (
          coordinator: TransitionCoordinator, animation: Handler<Nothing, TransitionCoordinator>?,
          completion: Handler<Nothing, TransitionCoordinator>?
        ) in
        coordinator.animate(
          alongsideTransition: animation?.block, completion: completion?.block)
      },
    ]
  ).alsoCalled("ViewControllerTransitionCoordinator")
}
