// Coordinators in the script catalog, and their demo.

extension CoordinatedFeed.Version: BoxedValue {}
extension Coordinator: ValueConvertible {}

extension Recipe {
  /// The catalog entry of `Coordinator`.
  package static let coordinator = Recipe.object(
    Coordinator.self, isOpen: false, "Manages a sequence of screens.",
    [
      .property("name", "Its name in the trace.", \Coordinator.name),
      .property("children", "The unfinished coordinators that it started.", \Coordinator.children),
      .property("outline", "The tree below it, one line per coordinator.", \Coordinator.outline),
      .property(
        "count", "The number of coordinators in the tree below it, itself included.",
        \Coordinator.count),
    ])

  /// The catalog entry of `AppCoordinator`.
  package static let appCoordinator = Recipe.object(
    AppCoordinator.self, superclass: "Coordinator", isOpen: false, "The app's coordinator.",
    [
      .method("beginPost(steps:)", "Starts a post with these steps.") {
        (coordinator: AppCoordinator, steps: [FlowController.Step]) in
        coordinator.beginPost(steps: steps)
      }
    ])

  /// The catalog entry of `CoordinatedFeed`.
  package static let coordinatedFeed = Recipe.object(
    CoordinatedFeed.self, superclass: "FeedPage", isOpen: false,
    "A page with the latest post that sends requests to a coordinator.", [])

  /// The catalog entry of `CoordinatedFeed.Version`.
  package static let coordinatedVersion = Recipe.enumeration(
    CoordinatedFeed.Version.self, "The version of the coordinators' code.",
    ["fixed": .fixed, "forgetful": .forgetful, "byType": .byType])
}

extension NavigationController {
  /// The members that coordinators add to navigation controllers.
  static let coordinatorMembers: [Member] = [
    .typeMethod(
      "coordinated(_:version:)", "A navigation stack managed by coordinators.",
      defaults: [1: { CoordinatedFeed.Version.fixed.packed }]
    ) { (name: String, version: CoordinatedFeed.Version) in
      NavigationController.coordinated(name, version: version)
    },
    .property("appCoordinator", "The app coordinator that manages it, or nil.") {
      (stack: NavigationController) in stack.appCoordinator
    },
  ]
}

extension CoordinatedFeed {
  /// The photo flow with coordinators.
  package static let recipe = SystemRecipe(
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
