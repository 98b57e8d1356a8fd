// The demos of the Redux app's first tab: the container, and peek and pop.

extension ReduxTabBarController {
  /// The app, opened on its first tab.
  package static let containerRecipe = SystemRecipe(
    slug: "redux-container", title: "Composition: Image and List",
    summary: "An image and a list that load, in one container, in a stack, in a tab.",
    source: .redux, screen: CGSize(width: 375, height: 667),
    variants: [
      SystemRecipe.Variant("fixed", "Fixed"),
      SystemRecipe.Variant("original", "As published in 2019"),
      SystemRecipe.Variant("side-by-side", "Fixed, side by side when wide"),
      SystemRecipe.Variant("words", "Fixed, text instead of a spinner"),
      SystemRecipe.Variant("grace", "Fixed, no spinner in the first half second"),
      SystemRecipe.Variant("empty", "Fixed, an empty album"),
      SystemRecipe.Variant("reused", "Fixed, details reuse the image controller"),
    ],
    actions: [
      act("open", "Open a Picture") { $0.open(isPicture: true) },
      act("back", "Back") { $0.containerStack?.popViewController(animated: true) },
      act("touch", "Try All Touches") { tabs in
        tabs.viewIfLoaded?.window?.reportUnreachableViews()
      },
    ] + networkActions + moreActions,
    makeRoot: { ReduxTabBarController("redux", setup: setup(of: $0.slug)) })

  /// The app, for peek and pop.
  package static let peekRecipe = SystemRecipe(
    slug: "redux-peek", title: "Composition: Peek and Pop",
    summary: "Press a row to preview its detail. The question: which object creates the detail?",
    source: .redux, screen: CGSize(width: 375, height: 667),
    variants: [
      SystemRecipe.Variant("fixed", "Fixed: a factory vends"),
      SystemRecipe.Variant("coordinator", "The coordinator vends"),
      SystemRecipe.Variant("list", "The list makes it itself"),
      SystemRecipe.Variant("original", "As published in 2019"),
    ],
    actions: [
      act("press", "Press a Row") { $0.listViewController?.press.begin(row: 0) },
      act("press-harder", "Press Harder") { $0.listViewController?.press.finish() },
      act("let-go", "Release") { $0.listViewController?.press.cancel() },
      act("press-note", "Press a Note") { tabs in
        guard let row = tabs.row(isPicture: false) else { return }
        tabs.listViewController?.press.begin(row: row)
      },
      act("back", "Back") { $0.containerStack?.popViewController(animated: true) },
    ] + networkActions + moreActions,
    makeRoot: { ReduxTabBarController("redux", setup: setup(of: $0.slug)) })

  private static let networkActions = [
    network("slow", "Slow", .slow), network("none", "Offline", Network(latency: 0.4, isDown: true)),
    network("fast", "Fast", .fast), network("at-once", "Immediate", Network(latency: 0)),
    network("crawl", "30 Seconds", Network(latency: Network.longestLatency)),
  ]

  private static let moreActions = [
    act("open-note", "Open a Note") { $0.open(isPicture: false) },
    act("open-two", "Open Two at Once") { tabs in
      tabs.open(isPicture: true)
      tabs.open(isPicture: true)
    },
    act("swipe-cancel", "Cancel Swipe Back") { tabs in
      guard let pop = tabs.containerStack?.interactivePop else { return }
      pop.begin()
      tabs.follow(to: 0.4, { pop.update($0) }) { pop.cancel() }
    },
    act("tap-tab", "Tap the Tab") { $0.tap(0) },
    scroll("scroll-down", "Down", by: -176), scroll("scroll-up", "Up", by: 176),
    act("lay-out", "Lay Out Again") { $0.listViewController?.viewIfLoaded?.setNeedsLayout() },
    act("warn", "Low Memory") { $0.simulation.sendMemoryWarning() },
  ]

  private static func act(
    _ slug: String, _ title: String, in menu: String? = nil,
    _ body: @escaping @Sendable (ReduxTabBarController) -> Void
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, in: menu, body)
  }

  private static func network(
    _ slug: String, _ title: String, _ network: Network
  ) -> SystemRecipe.Action {
    act("network-\(slug)", title, in: "Let the Network") { $0.simulation.network = network }
  }

  private static func scroll(
    _ slug: String, _ title: String, by height: Double
  ) -> SystemRecipe.Action {
    act(slug, title, in: "Scroll the List") {
      $0.listViewController?.rows.drag(by: CGSize(width: 0, height: height))
    }
  }

  private static func setup(of variant: String) -> ReduxSetup {
    var setup = ReduxSetup()
    switch variant {
    case "original": (setup.version, setup.vendor) = (.original, .list)
    case "side-by-side": setup.isSideBySide = true
    case "words": setup.loading.isInWords = true
    case "grace": setup.loading.graceDelay = 0.5
    case "empty": setup.listPath = "/photos?albumId=0"
    case "reused": setup.reusesImageController = true
    default: setup.vendor = PreviewVendor(rawValue: variant) ?? .factory
    }
    return setup
  }

  /// Taps the first row of a kind.
  private func open(isPicture: Bool) {
    if let row = row(isPicture: isPicture) { listViewController?.tapRow(row) }
  }

  private func row(isPicture: Bool) -> Int? {
    listViewController?.dataSource.items.firstIndex { ($0.albumId == 1) == isPicture }
  }
}
