// The Redux app's types besides its screens, for scripts.

extension Recipe {
  static let loadingViewController = Recipe.object(
    LoadingViewController.self, superclass: "ViewController", isOpen: false,
    "A child that says that something is on its way.",
    [
      .initializer(
        "init(_:ground:indicator:graceDelay:)", "A wheel on a ground, or something of one's own.",
        standards: [
          0: { .none }, 1: { Color.white.packed }, 2: { .none }, 3: { 0.0.packed },
        ]
      ) { (name: String?, ground: Color, indicator: View?, delay: Double) in
        LoadingViewController(name, ground: ground, indicator: indicator, graceDelay: delay)
      },
      .property("indicator", "What turns.", \LoadingViewController.indicator),
    ])

  static let messageViewController = Recipe.object(
    MessageViewController.self, superclass: "ViewController", isOpen: false,
    "A child that says something over its whole parent.",
    [
      .initializer(
        "init(_:message:action:onAction:)", "A message, with a button where there is an action.",
        standards: [0: { .none }, 2: { .none }, 3: { .none }]
      ) { (name: String?, message: String, action: String?, onAction: Handler<Nothing>?) in
        MessageViewController(
          name, message: message, action: action, onAction: onAction?.block)
      },
      .property("message", "What it says.", \MessageViewController.message),
      .property("button", "The button below, or nil.", \MessageViewController.button),
    ])

  static let previewPress = Recipe.object(
    PreviewPress.self, isOpen: false, "The finger that rests on a row.",
    [
      .property("stage", "How far it has come.", \PreviewPress.stage),
      .property("row", "The row below it.", \PreviewPress.row),
      .property(
        "previewedViewController", "What the card shows.", \PreviewPress.previewedViewController),
      .method("begin(row:)", "Lays the finger on a row.") {
        (press: PreviewPress, row: Int) in press.begin(row: row)
      },
      .method("finish()", "Presses harder: goes to what the card shows.") {
        (press: PreviewPress) in press.finish()
      },
      .method("cancel()", "Lets go.") { (press: PreviewPress) in press.cancel() },
    ])

  static let previewStage = Recipe.enumeration(
    PreviewPress.Stage.self, "How far a press has come.",
    ["idle": .idle, "pressed": .pressed, "hint": .hint, "peek": .peek])

  static let imageLoader = Recipe.object(
    ImageLoader.self, isOpen: false, "Loads pictures.",
    [
      .initializer("init()", "A loader on the network of the simulation.") { ImageLoader() },
      .property("requestCount", "How many it was asked for.", \ImageLoader.requestCount),
    ])

  static let listLoader = Recipe.object(
    ListLoader.self, isOpen: false, "Loads the items of a list.",
    [
      .initializer(
        "init(path:)", "A loader of the list at a path.",
        standards: [0: { "/photos".packed }]
      ) { (path: String) in ListLoader(path: path) },
      .property("path", "Where the list stands.", \ListLoader.path),
    ])

  static let listDataSource = Recipe.object(
    ListDataSource.self, isOpen: false, "The items of a list as sections and rows.",
    [
      .initializer("init(items:)", "A source of some items.", standards: [0: { .array([]) }]) {
        (items: [ListItem]) in ListDataSource(items: items)
      },
      .variable("items", "What is in the list.", \ListDataSource.items),
      .property(
        "numberOfSections", "How many sections there are.", \ListDataSource.numberOfSections),
      .method("numberOfRows(inSection:)", "How many rows a section has.") {
        (source: ListDataSource, section: Int) in source.numberOfRows(inSection: section)
      },
      .method("item(at:)", "The item of a row, or nil.") {
        (source: ListDataSource, row: Int) in source.item(at: row)
      },
      .method("text(at:)", "What a row says.") {
        (source: ListDataSource, row: Int) in source.text(at: row)
      },
    ])

  static let listItem = Recipe.structure(
    ListItem.self, "One row of the list.",
    [
      .property("albumId", "The album it is in.", \ListItem.albumId),
      .property("id", "Its number.", \ListItem.id),
      .property("title", "What it is called.", \ListItem.title),
      .property("url", "Where the large picture stands.", \ListItem.url),
      .property("thumbnailUrl", "Where the small one stands.", \ListItem.thumbnailUrl),
    ])

  static let network = Recipe.structure(
    Network.self, "How long an answer takes, and whether there is any.",
    [
      .initializer(
        "init(latency:isDown:)", "A network.", standards: [1: { false.packed }]
      ) { (latency: Double, isDown: Bool) in Network(latency: latency, isDown: isDown) },
      .property("latency", "How long an answer takes, in seconds.", \Network.latency),
      .property("isDown", "Whether no request is answered.", \Network.isDown),
      .constant("fast", "One that answers soon.") { Network.fast },
      .constant("slow", "One on which a wheel can be watched.") { Network.slow },
    ])

  static let reduxVersion = Recipe.enumeration(
    ReduxVersion.self, "Which code of the Redux app runs.",
    ["fixed": .fixed, "original": .original])

  static let previewVendor = Recipe.enumeration(
    PreviewVendor.self, "Who makes what a press on a row shows.",
    ["factory": .factory, "coordinator": .coordinator, "list": .list])
}

extension Simulation {
  /// The members that the Redux app adds to simulations.
  static let networkMembers: [Member] = [
    .variable("network", "The network as it is now.", \Simulation.network)
  ]
}
