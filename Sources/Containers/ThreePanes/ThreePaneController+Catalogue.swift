// The three panes, as scripts ask for them and as people open them.

extension ThreePaneController.Version: BoxedValue {}
extension ThreePaneController.Place: BoxedValue {}

extension Recipe {
  /// What scripts may ask of `ThreePaneController`.
  public static let threePaneController = Recipe.object(
    ThreePaneController.self, superclass: "ViewController", isOpen: false,
    "Three panes on a pad, each with a controller of its own.",
    [
      .initializer(
        "init(_:version:)", "Three panes in their places.",
        standards: [0: { .none }, 1: { ThreePaneController.Version.fixed.packed }]
      ) { (name: String?, version: ThreePaneController.Version) in
        ThreePaneController(name, version: version)
      },
      .method("pane(at:)", "The pane at a place, or nil.") {
        (panes: ThreePaneController, place: ThreePaneController.Place) in panes.pane(at: place)
      },
      .method("replacePane(at:)", "Puts a new pane in a place.") {
        (panes: ThreePaneController, place: ThreePaneController.Place) in
        panes.replacePane(at: place)
      },
      .method("removePane(at:)", "Leaves a place empty.") {
        (panes: ThreePaneController, place: ThreePaneController.Place) in
        panes.removePane(at: place)
      },
    ])

  /// What scripts may ask of `PaneController`.
  public static let paneController = Recipe.object(
    PaneController.self, superclass: "ViewController", isOpen: false,
    "A pane with a colour for each way the device is held.", [])

  /// What scripts may ask of `ThreePaneController.Version`.
  public static let threePaneVersion = Recipe.enumeration(
    ThreePaneController.Version.self, "Which code of the panes runs.",
    [
      "fixed": .fixed, "views": .views, "children": .children, "animated": .animated,
      "computed": .computed,
    ])

  /// What scripts may ask of `ThreePaneController.Place`.
  public static let threePanePlace = Recipe.enumeration(
    ThreePaneController.Place.self, "Which of the panes.",
    ["left": .left, "topRight": .topRight, "bottomRight": .bottomRight])
}

extension ThreePaneController {
  /// The pane at a place, or nil.
  public func pane(at place: Place) -> PaneController? { self[place] }

  /// Puts a new pane in a place.
  public func replacePane(at place: Place) { self[place] = makePane(at: place) }

  /// Leaves a place empty.
  public func removePane(at place: Place) { self[place] = nil }

  /// Three panes in the steps of the sample.
  public static let recipe = SystemRecipe(
    slug: "panes", title: "Three Panes",
    summary: "An iPad screen of three children, which at first are only views and receive no "
      + "rotation.",
    source: SystemSource(
      "UIViewControllerContainmentSample", by: "Peter Friese", date: "2011",
      link: "https://github.com/peterfriese/UIViewControllerContainmentSample"),
    screen: CGSize(width: 768, height: 1004),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.views.rawValue, "Step 1: only views"),
      SystemRecipe.Variant(Version.children.rawValue, "Step 2: children"),
      SystemRecipe.Variant(Version.animated.rawValue, "Step 3: colours turn along"),
      SystemRecipe.Variant(Version.computed.rawValue, "korny's, with computed places"),
    ],
    actions: [
      SystemRecipe.Action("replace-third", "Replace the Third") { (panes: ThreePaneController) in
        panes.replacePane(at: .bottomRight)
      },
      SystemRecipe.Action("replace-second", "Replace the Second") { (panes: ThreePaneController) in
        panes.replacePane(at: .topRight)
      },
      SystemRecipe.Action("remove-third", "Take the Third Away") { (panes: ThreePaneController) in
        panes.removePane(at: .bottomRight)
      },
    ],
    makeRoot: { variant in
      ThreePaneController("panes", version: Version(rawValue: variant.slug) ?? .fixed)
    })
}
