// The split view controller's recipe: a stack beside a letter.

extension SplitViewController {
  /// A stack and a letter side by side, which can collapse to one column.
  package static let recipe = SystemRecipe(
    slug: "split", title: "Split View Controller",
    summary: "UIKit's two columns, which become one stack where there is no room.",
    screen: CGSize(width: 700, height: 460),
    variants: [SystemRecipe.Variant("classic", "Classic, two columns")],
    actions: [
      SystemRecipe.Action("collapse", "Collapse") { (split: SplitViewController) in
        split.collapse()
      },
      SystemRecipe.Action("expand", "Expand") { (split: SplitViewController) in split.expand() },
      SystemRecipe.Action("show-detail", "Show Another Detail") { (split: SplitViewController) in
        let shown = split.viewControllers.last as? LetterController
        let next = shown.map { $0.number % 6 + 1 } ?? 2
        split.showDetail(LetterController(number: next))
      },
    ],
    makeRoot: { _ in
      let stack = NavigationController(
        "nav", rootViewController: LetterController(number: 0))
      return SplitViewController(
        "split", viewControllers: [stack, LetterController(number: 1)])
    })
}
