// The recipe of the vertical stack: colored pages that push further pages and pop themselves.

extension VerticalNavigationController {
  /// Colored pages that push further pages and pop themselves.
  package static let recipe = SystemRecipe(
    slug: "vertical", title: "Vertical Navigation",
    summary: "A navigation stack that slides up and down under a bar that stays.",
    source: SystemSource(
      "Container Controllers", by: "Clay Allsopp, RubyMotion tips", date: "2012-06-21",
      link: "https://github.com/clayallsopp/motion-tips"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.article.rawValue, "As in the article of 2012"),
      SystemRecipe.Variant(Version.unguarded.rawValue, "The article's, first push from nil"),
      SystemRecipe.Variant(Version.sample.rawValue, "As in the example of 2012"),
    ],
    actions: [
      SystemRecipe.Action("push", "Push") { (stack: VerticalNavigationController) in
        stack.push(stack.nextPage(), animated: true)
      },
      SystemRecipe.Action("pop", "Pop") { (stack: VerticalNavigationController) in
        stack.pop(animated: true)
      },
      SystemRecipe.Action("push-at-once", "Push Without Animation") {
        (stack: VerticalNavigationController) in stack.push(stack.nextPage())
      },
      SystemRecipe.Action("pop-at-once", "Pop Without Animation") {
        (stack: VerticalNavigationController) in stack.pop()
      },
      animate("slide", "Slide", .slide), animate("push-over", "Push Up", .pushOver),
      animate("cover", "Cover", .cover), animate("fade", "Fade", .fade),
    ],
    makeRoot: { variant in
      VerticalNavigationController(
        "stack", rootViewController: VerticalPageController(number: 0),
        version: Version(rawValue: variant.slug) ?? .fixed)
    })

  private func nextPage() -> VerticalPageController {
    VerticalPageController(number: viewControllers.count)
  }

  private static func animate(
    _ slug: String, _ title: String, _ style: VerticalAnimationStyle
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, in: "Animate by") { (stack: VerticalNavigationController) in
      stack.animationStyle = style
    }
  }
}
