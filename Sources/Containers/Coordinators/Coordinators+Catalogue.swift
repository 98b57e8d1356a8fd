// The flow by coordinators, as scripts ask for it and as people open it.

extension CoordinatedFeed.Version: BoxedValue {}
extension Coordinator: ValueConvertible {}

extension Recipe {
  /// What scripts may ask of `Coordinator`.
  public static let coordinator = Recipe.object(
    Coordinator.self, isOpen: false, "One who leads from screen to screen.",
    [
      .property("name", "What it is called in the trace.", \Coordinator.name),
      .property("children", "Those that it began and that are not done.", \Coordinator.children),
      .property("outline", "The tree from here on, a line a coordinator.", \Coordinator.outline),
      .property("count", "How many coordinators there are from here on.", \Coordinator.count),
    ])

  /// What scripts may ask of `AppCoordinator`.
  public static let appCoordinator = Recipe.object(
    AppCoordinator.self, superclass: "Coordinator", isOpen: false, "Leads the application.",
    [
      .method("beginPost(steps:)", "Begins a post of some steps.") {
        (coordinator: AppCoordinator, steps: [FlowController.Step]) in
        coordinator.beginPost(steps: steps)
      }
    ])

  /// What scripts may ask of `CoordinatedFeed`.
  public static let coordinatedFeed = Recipe.object(
    CoordinatedFeed.self, superclass: "FeedPage", isOpen: false,
    "The page of what was posted, which asks a coordinator.", [])

  /// What scripts may ask of `CoordinatedFeed.Version`.
  public static let coordinatedVersion = Recipe.enumeration(
    CoordinatedFeed.Version.self, "Which code of the coordinators runs.",
    ["fixed": .fixed, "forgetful": .forgetful, "byType": .byType])
}

extension NavigationController {
  /// What scripts may ask of a stack that is led by coordinators.
  static let coordinatorMembers: [Member] = [
    .typeMethod(
      "coordinated(_:version:)", "A stack that is led by coordinators.",
      standards: [1: { CoordinatedFeed.Version.fixed.packed }]
    ) { (name: String, version: CoordinatedFeed.Version) in
      NavigationController.coordinated(name, version: version)
    },
    .property("appCoordinator", "The coordinator that leads it, or nil.") {
      (stack: NavigationController) in stack.appCoordinator
    },
  ]
}

extension CoordinatedFeed {
  /// The flow of a photo, by coordinators.
  public static let recipe = SystemRecipe(
    slug: "coordinators", title: "Coordinators",
    summary: "The flow of a photo, led by a tree of coordinators next to that of the controllers.",
    source: SystemSource("Coordinators Redux", by: "Soroush Khanlou", date: "2015"),
    screen: CGSize(width: 320, height: 568),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.forgetful.rawValue, "Finished coordinators are never released"),
      SystemRecipe.Variant(Version.byType.rawValue, "Released by type"),
    ],
    actions: [
      SystemRecipe.Action("post", "New Post") { (stack: NavigationController) in
        stack.appCoordinator.map { $0.beginPost(steps: $0.steps) }
      },
      SystemRecipe.Action("next", "Answer") { (stack: NavigationController) in
        stack.topViewController?.answerStep()
      },
      SystemRecipe.Action("back", "Back") { (stack: NavigationController) in
        stack.popViewController(animated: true)
      },
      SystemRecipe.Action("outline", "List the Coordinators") { (stack: NavigationController) in
        for line in stack.appCoordinator?.outline ?? [] { stack.simulation.log(line) }
      },
      order("pick", "Pick, Filter, Post", [.picker, .filter, .post]),
      order("shoot", "Camera, Filter, Post", [.camera, .filter, .post]),
      order("caption", "Pick, Post, Filter", [.picker, .post, .filter]),
    ],
    makeRoot: { variant in
      NavigationController.coordinated(
        "stack", version: Version(rawValue: variant.slug) ?? .fixed)
    })

  private static func order(
    _ slug: String, _ title: String, _ steps: [FlowController.Step]
  ) -> SystemRecipe.Action {
    SystemRecipe.Action("steps-\(slug)", title, in: "Steps") { (stack: NavigationController) in
      stack.appCoordinator?.steps = steps
    }
  }
}
