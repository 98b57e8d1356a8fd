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
    TraitCollection.self, "The environment of a controller: size classes and interface style.",
    [
      .initializer(
        "init(horizontalSizeClass:verticalSizeClass:userInterfaceStyle:)",
        "Traits with these values; omitted ones are unspecified.",
        defaults: [
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
        "horizontalSizeClass", "The horizontal size class.",
        \TraitCollection.horizontalSizeClass),
      .variable(
        "verticalSizeClass", "The vertical size class.", \TraitCollection.verticalSizeClass),
      .variable(
        "userInterfaceStyle", "The interface style: light or dark.",
        \TraitCollection.userInterfaceStyle),
      .method("overlaid(with:)", "These traits, overridden by those that another one specifies.") {
        (traits: TraitCollection, other: TraitCollection) in traits.overlaid(with: other)
      },
    ])

  /// The catalog entry of `TraitCollection.SizeClass`.
  public static let sizeClass = Recipe.enumeration(
    TraitCollection.SizeClass.self, "The size class in one direction: compact or regular.",
    ["unspecified": .unspecified, "compact": .compact, "regular": .regular])

  /// The catalog entry of `TraitCollection.InterfaceStyle`.
  public static let interfaceStyle = Recipe.enumeration(
    TraitCollection.InterfaceStyle.self, "The interface style: light or dark.",
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
    TraitChangeRegistration.self, isOpen: false, "A registration of a closure for trait changes.",
    [])

  /// The catalog entry of `InterfaceOrientation`.
  public static let interfaceOrientation = Recipe.enumeration(
    InterfaceOrientation.self, "The orientation of the interface or the device.",
    [
      "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
      "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight,
    ],
    [
      .property(
        "isLandscape", "Whether it is a landscape orientation.", \InterfaceOrientation.isLandscape)
    ])

  /// The catalog entry of `InterfaceOrientationMask`.
  public static let interfaceOrientationMask = Recipe.options(
    InterfaceOrientationMask.self, "A set of orientations.",
    [
      "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown,
      "landscapeLeft": .landscapeLeft, "landscapeRight": .landscapeRight, "landscape": .landscape,
      "all": .all, "allButUpsideDown": .allButUpsideDown,
    ],
    [
      .method("contains(_:)", "Whether it contains an orientation.") {
        (mask: InterfaceOrientationMask, orientation: InterfaceOrientation) in
        mask.contains(orientation)
      }
    ])

  /// The catalog entry of `StatusBar`.
  public static let statusBar = Recipe.structure(
    StatusBar.self, "The requested appearance of the status bar.",
    [
      .variable("style", "The text color.", \StatusBar.style),
      .variable("isHidden", "Whether it is hidden.", \StatusBar.isHidden),
    ])

  /// The catalog entry of `StatusBar.Style`.
  public static let statusBarStyle = Recipe.enumeration(
    StatusBar.Style.self, "The text color of the status bar.",
    ["default": .default, "lightContent": .lightContent, "darkContent": .darkContent])

  /// The catalog entry of `TransitionCoordinator`.
  public static let transitionCoordinator = Recipe.object(
    TransitionCoordinator.self, isOpen: false,
    "Runs animations alongside a transition of size or traits.",
    [
      .property(
        "isAnimated", "Whether the transition is animated.", \TransitionCoordinator.isAnimated),
      .property(
        "transitionDuration", "The duration in seconds.",
        \TransitionCoordinator.transitionDuration),
      .method(
        "animate(alongsideTransition:completion:)",
        "Runs one closure alongside the transition, and another after it.",
        defaults: [1: { .none }]
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
