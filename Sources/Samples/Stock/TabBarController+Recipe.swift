// The tab bar controller's recipe: letters as tabs.

extension TabBarController {
  /// Letters as tabs; with seven of them the last three are under More.
  package static let recipe = SystemRecipe(
    slug: "tabs", title: "Tab Bar Controller",
    summary: "UIKit's row of controllers, loaded when they are first shown.",
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant("three", "Three tabs"),
      SystemRecipe.Variant("seven", "Seven tabs, and More"),
    ],
    actions: [
      SystemRecipe.Action("select-next", "Set selectedIndex") { (tabs: TabBarController) in
        tabs.selectedIndex = tabs.nextIndex
      },
      SystemRecipe.Action("tap-next", "Tap Next") { (tabs: TabBarController) in
        tabs.tap(tabs.nextIndex)
      },
      SystemRecipe.Action("tap-again", "Tap the Same Again") { (tabs: TabBarController) in
        tabs.tap(tabs.selectedIndex)
      },
    ],
    makeRoot: { variant in
      let count = variant.slug == "seven" ? 7 : 3
      let tabs = TabBarController(
        "tabs", viewControllers: (0..<count).map(LetterController.init(number:)))
      tabs.delegate = tabs.attachment(Onlooker())
      return tabs
    })

  private var nextIndex: Int { (selectedIndex + 1) % max(1, viewControllers.count) }
}
