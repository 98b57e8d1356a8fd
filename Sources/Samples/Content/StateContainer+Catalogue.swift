// The container of loading states in the script catalog, and its demo.

extension Recipe {
  /// The catalog entry of `StateContainer`.
  package static let stateContainer = Recipe.object(
    StateContainer.self, superclass: "ContentSwitcher", isOpen: false,
    "A container that shows a spinner, a failure, or the loaded content.",
    [
      .initializer(
        "init(_:after:)", "A container whose content arrives after some seconds.",
        defaults: [0: { .none }]
      ) { (name: String?, delay: Double) in StateContainer(name, after: delay) },
      .method("reload()", "Reloads, and shows the spinner meanwhile.") {
        (container: StateContainer) in container.reload()
      },
      .method(
        "answer(_:after:)", "Makes later requests return a controller, or nothing.",
        defaults: [1: { .double(1) }]
      ) { (container: StateContainer, content: ViewController?, delay: Double) in
        container.answer(content, after: delay)
      },
      .method(
        "fail(_:after:)", "Makes later requests fail with a reason.",
        defaults: [1: { .double(1) }]
      ) { (container: StateContainer, reason: String, delay: Double) in
        container.fail(reason, after: delay)
      },
    ])
}

extension StateContainer {
  /// A list that loads, fails to load, or is empty.
  package static let stateRecipe = SystemRecipe(
    slug: "state", title: "State Container",
    summary: "Loading, failure, emptiness and content, each a child, exchanged by one container.",
    source: SystemSource(
      "Custom container view controllers in Swift", by: "John Sundell",
      link: "https://www.swiftbysundell.com"),
    screen: CGSize(width: 320, height: 460),
    variants: [SystemRecipe.Variant("fixed", "As it is")],
    actions: [
      load("load", "Load") { someContent(after: 1) },
      load("fail", "Offline") { Answer(after: 1) { .failed("The network is down") } },
      load("nothing", "Find Nothing") { Answer(after: 1) { .empty } },
      load("slow", "Load Slowly") { someContent(after: 5) },
      load("at-once", "Load Immediately") { someContent(after: 0) },
    ],
    makeRoot: { _ in StateContainer("state", after: 1) })

  private static func load(
    _ slug: String, _ title: String, _ load: @escaping @Sendable () -> Answer
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title) { (container: StateContainer) in
      container.load = load
      container.reload()
    }
  }

  static func someContent(after delay: Double) -> Answer {
    Answer(after: delay) { .content(LoadedList("content")) }
  }
}

/// The loaded list.
final class LoadedList: ViewController {
  private lazy var table = TableView("\(name).table")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    table.rows = ["Albums", "Artists", "Songs", "Playlists", "Genres"]
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }
}
