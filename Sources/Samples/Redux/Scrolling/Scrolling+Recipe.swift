// The demo of the Redux app's second tab: several screens on one that scrolls in portrait.

extension ReduxTabBarController {
  /// The app, opened on its second tab.
  package static let scrollRecipe = SystemRecipe(
    slug: "redux-scroll", title: "Composition: Profile and Story",
    summary: "A profile and a story on one screen that scrolls, stays upright and makes room for a "
      + "keyboard.",
    source: .redux, screen: CGSize(width: 375, height: 667),
    variants: [
      SystemRecipe.Variant("fixed", "Fixed"),
      SystemRecipe.Variant("original", "As published in 2019"),
      SystemRecipe.Variant("unasked", "Fixed, tabs and stacks do not ask"),
      SystemRecipe.Variant("crowd", "Fixed, sixty stories up front"),
    ],
    actions: [
      act("focus-last", "Focus Last Field") { $0.focusLastField() },
      act("hide-keyboard", "Hide Keyboard") { $0.viewIfLoaded?.window?.keyboard?.hide() },
      act("edit", "Edit the Profile") { $0.profile?.edit() },
      act("photo", "Change the Photo") { $0.profile?.changePhoto() },
      act("form", "Open the Form") { $0.scrollFlow?.showForm() },
      act("back", "Back") { $0.scrollFlow?.goBack() },
      act("turn", "Turn the Device") { $0.viewIfLoaded?.window?.rotate() },
      act("down", "Down", in: "Scroll") { $0.scroll(by: -300) },
      act("up", "Up", in: "Scroll") { $0.scroll(by: 300) },
    ]
      + ReduxTab.all.enumerated().map { index, tab in
        act("tab-\(tab.slug)", tab.title, in: "Go to the Tab") { $0.tap(index) }
      },
    makeRoot: { ReduxTabBarController("redux", setup: scrollSetup(of: $0.slug)) })

  private static func act(
    _ slug: String, _ title: String, in menu: String? = nil,
    _ body: @escaping @Sendable (ReduxTabBarController) -> Void
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, in: menu, body)
  }

  static func scrollSetup(of variant: String) -> ReduxSetup {
    var setup = ReduxSetup(firstTab: "scrollable")
    switch variant {
    case "original": (setup.version, setup.vendor) = (.original, .list)
    case "unasked": setup.asksScreens = false
    case "crowd": setup.storyCount = 60
    default: break
    }
    return setup
  }

  /// The visible scrolling screen.
  private var screen: VerticalScrollingViewController? {
    stack(of: "scrollable")?.topViewController as? VerticalScrollingViewController
  }

  /// The profile on the visible screen.
  private var profile: ProfileViewController? {
    screen?.contents.compactMap { $0 as? ProfileViewController }.first
  }

  private func scroll(by height: Double) {
    screen?.scrollView.drag(by: CGSize(width: 0, height: height))
  }
}
