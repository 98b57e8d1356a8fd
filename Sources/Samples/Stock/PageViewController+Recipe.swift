// The page view controller's recipe: a book of letters.

extension PageViewController {
  /// A book of seven letters with scrolling or curling pages.
  package static let recipe = SystemRecipe(
    slug: "pages", title: "Page View Controller",
    summary: "UIKit's book: one page is a child, the next one only while it is turned.",
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant("scroll", "Scrolled"), SystemRecipe.Variant("curl", "Turned"),
    ],
    actions: [
      SystemRecipe.Action("next", "Next Page") { (pages: PageViewController) in
        pages.show(by: 1, .forward)
      },
      SystemRecipe.Action("previous", "Previous Page") { (pages: PageViewController) in
        pages.show(by: -1, .reverse)
      },
      SystemRecipe.Action("swipe", "Swipe to the Next") { (pages: PageViewController) in
        pages.swipe.begin(.forward)
        pages.follow(to: 0.6, { pages.swipe.update($0) }) { pages.swipe.finish() }
      },
      SystemRecipe.Action("swipe-cancel", "Cancel Swipe") { (pages: PageViewController) in
        pages.swipe.begin(.forward)
        pages.follow(to: 0.4, { pages.swipe.update($0) }) { pages.swipe.cancel() }
      },
    ],
    makeRoot: { variant in
      let pages = PageViewController(
        "pages", transitionStyle: variant.slug == "curl" ? .curl : .scroll)
      pages.dataSource = pages.attachment(LetterBook())
      pages.delegate = pages.attachment(Onlooker())
      pages.setViewControllers([LetterController(number: 0)], animated: false)
      return pages
    })

  private func show(by step: Int, _ direction: Direction) {
    guard let page = viewControllers.first as? LetterController, let next = page.beside(by: step)
    else { return }
    setViewControllers([next], direction: direction, animated: true)
  }
}
