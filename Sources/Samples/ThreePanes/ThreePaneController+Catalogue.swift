// Catalog entries of the three panes, and their demo.

extension ThreePaneController.Version: BoxedValue {}
extension ThreePaneController.Place: BoxedValue {}

extension Recipe {
  /// The catalog entry of `ThreePaneController`.
  package static let threePaneController = Recipe.object(
    ThreePaneController.self, superclass: "ViewController", isOpen: false,
    "Three panes on an iPad, each with its own controller.",
    [
      .initializer(
        "init(_:version:)", "A container with three panes.",
        defaults: [0: { .none }, 1: { ThreePaneController.Version.fixed.packed }]
      ) { (name: String?, version: ThreePaneController.Version) in
        ThreePaneController(name, version: version)
      },
      .method("pane(at:)", "The pane at a position, or nil.") {
        (panes: ThreePaneController, place: ThreePaneController.Place) in panes.pane(at: place)
      },
      .method("replacePane(at:)", "Replaces the pane at a position.") {
        (panes: ThreePaneController, place: ThreePaneController.Place) in
        panes.replacePane(at: place)
      },
      .method("removePane(at:)", "Removes the pane at a position.") {
        (panes: ThreePaneController, place: ThreePaneController.Place) in
        panes.removePane(at: place)
      },
    ])

  /// The catalog entry of `PaneController`.
  package static let paneController = Recipe.object(
    PaneController.self, superclass: "ViewController", isOpen: false,
    "A pane with different colors in portrait and landscape.", [])

  /// The catalog entry of `ThreePaneController.Version`.
  package static let threePaneVersion = Recipe.enumeration(
    ThreePaneController.Version.self, "The version of the panes' code.",
    [
      "fixed": .fixed, "views": .views, "children": .children, "animated": .animated,
      "computed": .computed,
    ])

  /// The catalog entry of `ThreePaneController.Place`.
  package static let threePanePlace = Recipe.enumeration(
    ThreePaneController.Place.self, "The position of a pane.",
    ["left": .left, "topRight": .topRight, "bottomRight": .bottomRight])
}

extension ThreePaneController {
  /// The pane at a position, or nil.
  package func pane(at place: Place) -> PaneController? { self[place] }

  /// Replaces the pane at a position.
  package func replacePane(at place: Place) { self[place] = makePane() }

  /// Removes the pane at a position.
  package func removePane(at place: Place) { self[place] = nil }

  /// The demo, with a variant for each step of the sample.
  package static let recipe = SystemRecipe(
    slug: "panes", title: "Three Panes",
    summary: "An iPad screen with three panes; in step 1 they are only views, not children, and "
      + "get no rotation callbacks.",
    source: SystemSource(
      "UIViewControllerContainmentSample", by: "Peter Friese", date: "2011",
      link: "https://github.com/peterfriese/UIViewControllerContainmentSample"),
    screen: CGSize(width: 768, height: 1004),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.views.rawValue, "Step 1: only views"),
      SystemRecipe.Variant(Version.children.rawValue, "Step 2: children"),
      SystemRecipe.Variant(Version.animated.rawValue, "Step 3: colors animate with the rotation"),
      SystemRecipe.Variant(Version.computed.rawValue, "korny's version: computed frames"),
    ],
    actions: [
      SystemRecipe.Action("replace-third", "Replace the Third Pane") {
        (panes: ThreePaneController) in
        panes.replacePane(at: .bottomRight)
      },
      SystemRecipe.Action("replace-second", "Replace the Second Pane") {
        (panes: ThreePaneController) in
        panes.replacePane(at: .topRight)
      },
      SystemRecipe.Action("remove-third", "Remove the Third Pane") { (panes: ThreePaneController) in
        panes.removePane(at: .bottomRight)
      },
    ],
    makeRoot: { variant in
      ThreePaneController("panes", version: Version(rawValue: variant.slug) ?? .fixed)
    })
}
