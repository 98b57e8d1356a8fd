// The adaptive elements in the script catalog, and their demo.

extension AdaptiveElementsController.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `AdaptiveElementsController`.
  package static let adaptiveElements = Recipe.object(
    AdaptiveElementsController.self, superclass: "ViewController", isOpen: false,
    "Three elements, small or large, in a row or column depending on the size.",
    [
      .initializer(
        "init(_:version:)", "A container whose elements are created at the first appearance.",
        defaults: [0: { .none }, 1: { AdaptiveElementsController.Version.fixed.packed }]
      ) { (name: String?, version: AdaptiveElementsController.Version) in
        AdaptiveElementsController(name, version: version)
      },
      .property("elements", "The three elements.") { (container: AdaptiveElementsController) in
        container.elements
      },
    ])

  /// The catalog entry of `ElementController`.
  package static let elementController = Recipe.object(
    ElementController.self, superclass: "ViewController", isOpen: false,
    "A small or large element.",
    [
      .property("number", "Its index.", \ElementController.number),
      .property(
        "timesOpened", "The number of times it was opened.", \ElementController.timesOpened),
    ])

  /// The catalog entry of `SmallElementController`.
  package static let smallElement = Recipe.object(
    SmallElementController.self, superclass: "ElementController", isOpen: false,
    "A square that presents a large element when tapped.",
    [
      .method("open()", "Presents a large element with the same number.") {
        (element: SmallElementController) in element.open()
      }
    ])

  /// The catalog entry of `LargeElementController`.
  package static let largeElement = Recipe.object(
    LargeElementController.self, superclass: "ElementController", isOpen: false,
    "A large card, used as a child or presented.",
    [
      .method("close()", "Dismisses it, if it is presented.") { (element: LargeElementController) in
        element.close()
      }
    ])

  /// The catalog entry of `AdaptiveElementsController.Version`.
  package static let adaptiveVersion = Recipe.enumeration(
    AdaptiveElementsController.Version.self, "The version of the elements' code.",
    ["fixed": .fixed, "original": .original])
}

extension AdaptiveElementsController {
  /// The sizes of the sample, from the smallest iPhone to the largest iPad.
  static let sizes: [CGSize] = [
    CGSize(width: 320, height: 568), CGSize(width: 568, height: 320),
    CGSize(width: 507, height: 768), CGSize(width: 694, height: 768),
    CGSize(width: 749, height: 1000), CGSize(width: 750, height: 1000),
    CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768),
    CGSize(width: 1366, height: 1024),
  ]

  /// Three elements at any of nine sizes.
  package static let recipe = SystemRecipe(
    slug: "adaptive", title: "Adaptive Elements",
    summary: "Three children that change their class at 750 points and their axis with the "
      + "aspect ratio.",
    source: SystemSource("AdaptiveElements", by: "Apple", date: "2016"),
    screen: sizes[0],
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed: elements keep their state"),
      SystemRecipe.Variant(
        Version.original.rawValue,
        "As published: new elements start from "
          + "scratch"),
    ],
    actions: [
      SystemRecipe.Action("open", "Open the First") { (container: AdaptiveElementsController) in
        (container.elements.first as? SmallElementController)?.open()
      },
      SystemRecipe.Action("close", "Close") { (container: AdaptiveElementsController) in
        (container.presentedViewController as? LargeElementController)?.close()
      },
    ] + sizes.map(resize),
    makeRoot: { variant in
      AdaptiveElementsController("adaptive", version: Version(rawValue: variant.slug) ?? .fixed)
    })

  private static func resize(to size: CGSize) -> SystemRecipe.Action {
    let (width, height) = (Int(size.width), Int(size.height))
    return SystemRecipe.Action("size-\(width)x\(height)", "\(width) × \(height)", in: "Size") {
      (container: AdaptiveElementsController) in
      container.viewIfLoaded?.window?.resize(to: size, animated: true)
    }
  }
}
