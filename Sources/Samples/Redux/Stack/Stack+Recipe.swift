// The demo of the Redux app's third tab.

extension ReduxTabBarController {
  /// The Redux app, opened on its third tab.
  package static let stackRecipe = SystemRecipe(
    slug: "redux-stack", title: "Composition: Stack in a Scroll View",
    summary: "One controller stacks two stories, another scrolls any content.",
    source: .redux, screen: CGSize(width: 375, height: 667),
    variants: [
      SystemRecipe.Variant("fixed", "Fixed"),
      SystemRecipe.Variant("original", "As published in 2019"),
      SystemRecipe.Variant("xib", "Fixed, laid out in a xib"),
      SystemRecipe.Variant("xib-init", "From a xib, sizes read in init"),
      SystemRecipe.Variant("xib-did-load", "From a xib, sizes read in viewDidLoad"),
      SystemRecipe.Variant("xib-will-appear", "From a xib, sizes read in viewWillAppear"),
    ],
    actions: [
      scroll("scroll-down", "Scroll Down", by: -300), scroll("scroll-up", "Scroll Up", by: 300),
      SystemRecipe.Action("flat", "Lay Flat and Resize") { (tabs: ReduxTabBarController) in
        guard let window = tabs.viewIfLoaded?.window else { return }
        window.layFlat()
        window.resize(to: CGSize(width: 736, height: 414))
      },
      prefer("prefer-less", "300 Points", 300), prefer("prefer-more", "700 Points", 700),
      prefer("prefer-nothing", "No Height", 0),
      SystemRecipe.Action("warn", "Low Memory") { (tabs: ReduxTabBarController) in
        tabs.simulation.sendMemoryWarning()
      },
    ],
    makeRoot: { ReduxTabBarController("redux", setup: setup(ofStack: $0.slug)) })

  /// The scrolling container in the third tab.
  var storiesScroller: ScrollingContentViewController? {
    viewControllers.lazy.compactMap { $0 as? NavigationController }
      .compactMap { $0.viewControllers.first as? ScrollingContentViewController }.first
  }

  static func setup(ofStack variant: String) -> ReduxSetup {
    var setup = ReduxSetup()
    setup.firstTab = "stories"
    switch variant {
    case "original": (setup.version, setup.vendor) = (.original, .list)
    case "xib": setup.stack = StackSetup(isFromXib: true)
    case "xib-init": setup.stack = StackSetup(isFromXib: true, reading: .initializer)
    case "xib-did-load": setup.stack = StackSetup(isFromXib: true, reading: .viewDidLoad)
    case "xib-will-appear": setup.stack = StackSetup(isFromXib: true, reading: .viewWillAppear)
    default: break
    }
    return setup
  }

  private static func scroll(
    _ slug: String, _ title: String, by height: Double
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title) { (tabs: ReduxTabBarController) in
      tabs.storiesScroller?.scrollView.drag(by: CGSize(width: 0, height: height))
    }
  }

  private static func prefer(
    _ slug: String, _ title: String, _ height: Double
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, in: "Preferred Height of the First Story") {
      (tabs: ReduxTabBarController) in
      let stack = tabs.storiesScroller?.content as? StackViewController
      stack?.contents.first?.preferredContentSize = CGSize(width: 0, height: height)
    }
  }
}
