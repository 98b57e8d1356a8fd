// The other types of the Redux app in the script catalog.

extension Recipe {
  static let loadingViewController = Recipe.object(
    LoadingViewController.self, superclass: "ViewController", isOpen: false,
    "A child with a spinner, shown while its parent loads.",
    [
      .initializer(
        "init(_:ground:indicator:graceDelay:)", "A spinner, or another indicator, on a background.",
        defaults: [
          0: { .none }, 1: { Color.white.packed }, 2: { .none }, 3: { 0.0.packed },
        ]
      ) { (name: String?, ground: Color, indicator: View?, delay: Double) in
        LoadingViewController(name, ground: ground, indicator: indicator, graceDelay: delay)
      },
      .property("indicator", "The spinner or another indicator.", \LoadingViewController.indicator),
    ])

  static let messageViewController = Recipe.object(
    MessageViewController.self, superclass: "ViewController", isOpen: false,
    "A child that covers its parent with a message.",
    [
      .initializer(
        "init(_:message:action:onAction:)", "A message with an optional button.",
        defaults: [0: { .none }, 2: { .none }, 3: { .none }]
      ) { (name: String?, message: String, action: String?, onAction: Handler<Nothing>?) in
        MessageViewController(
          name, message: message, action: action, onAction: onAction?.block)
      },
      .property("message", "The message.", \MessageViewController.message),
      .property("button", "The button, or nil.", \MessageViewController.button),
    ])

  static let previewPress = Recipe.object(
    PreviewPress.self, isOpen: false, "A press on a row that previews its detail.",
    [
      .property("stage", "The current stage.", \PreviewPress.stage),
      .property("row", "The pressed row.", \PreviewPress.row),
      .property(
        "previewedViewController", "The controller on the card.",
        \PreviewPress.previewedViewController),
      .method("begin(row:)", "Starts a press on a row.") {
        (press: PreviewPress, row: Int) in press.begin(row: row)
      },
      .method("finish()", "Presses harder, which commits the preview.") {
        (press: PreviewPress) in press.finish()
      },
      .method("cancel()", "Lifts the finger; the card disappears.") { (press: PreviewPress) in
        press.cancel()
      },
    ])

  static let previewStage = Recipe.enumeration(
    PreviewPress.Stage.self, "The stage of a press.",
    ["idle": .idle, "pressed": .pressed, "hint": .hint, "peek": .peek])

  static let imageLoader = Recipe.object(
    ImageLoader.self, isOpen: false, "Loads pictures.",
    [
      .initializer("init()", "A loader on the network of the simulation.") { ImageLoader() },
      .property("requestCount", "The number of requested pictures.", \ImageLoader.requestCount),
    ])

  static let listLoader = Recipe.object(
    ListLoader.self, isOpen: false, "Loads the items of a list.",
    [
      .initializer(
        "init(path:)", "A loader for the list at a path.",
        defaults: [0: { "/photos".packed }]
      ) { (path: String) in ListLoader(path: path) },
      .property("path", "The path of the list.", \ListLoader.path),
    ])

  static let listDataSource = Recipe.object(
    ListDataSource.self, isOpen: false, "The items of a list as sections and rows.",
    [
      .initializer(
        "init(items:)", "A data source with these items.", defaults: [0: { .array([]) }]
      ) {
        (items: [ListItem]) in ListDataSource(items: items)
      },
      .variable("items", "The items.", \ListDataSource.items),
      .property(
        "numberOfSections", "The number of sections.", \ListDataSource.numberOfSections),
      .method("numberOfRows(inSection:)", "The number of rows in a section.") {
        (source: ListDataSource, section: Int) in source.numberOfRows(inSection: section)
      },
      .method("item(at:)", "The item of a row, or nil.") {
        (source: ListDataSource, row: Int) in source.item(at: row)
      },
      .method("text(at:)", "The text of a row.") {
        (source: ListDataSource, row: Int) in source.text(at: row)
      },
    ])

  static let listItem = Recipe.structure(
    ListItem.self, "An item of the list.",
    [
      .property("albumId", "The album it is in.", \ListItem.albumId),
      .property("id", "Its number.", \ListItem.id),
      .property("title", "The title.", \ListItem.title),
      .property("url", "The path of the large picture.", \ListItem.url),
      .property("thumbnailUrl", "The path of the thumbnail.", \ListItem.thumbnailUrl),
    ])

  static let network = Recipe.structure(
    Network.self, "The network: its response time, and whether it is available.",
    [
      .initializer(
        "init(latency:isDown:)", "A network.", defaults: [1: { false.packed }]
      ) { (latency: Double, isDown: Bool) in Network(latency: latency, isDown: isDown) },
      .property("latency", "The response time in seconds.", \Network.latency),
      .property("isDown", "Whether all requests fail.", \Network.isDown),
      .constant("fast", "A network with a short response time.") { Network.fast },
      .constant("slow", "A network with a response time long enough to see the spinner.") {
        Network.slow
      },
    ])

  static let reduxVersion = Recipe.enumeration(
    ReduxVersion.self, "The version of the Redux app's code.",
    ["fixed": .fixed, "original": .original])

  static let previewVendor = Recipe.enumeration(
    PreviewVendor.self, "The creator of a row's preview.",
    ["factory": .factory, "coordinator": .coordinator, "list": .list])
}

extension Simulation {
  /// The members that the Redux app adds to simulations.
  static let networkMembers: [Member] = [
    .variable("network", "The current network.", \Simulation.network)
  ]
}
