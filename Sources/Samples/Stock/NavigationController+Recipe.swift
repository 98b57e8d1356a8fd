// The navigation controller's recipe: letters on a stack.

extension NavigationController {
  /// A stack of letters with push, pop and swipe.
  package static let recipe = SystemRecipe(
    slug: "navigation", title: "Navigation Controller",
    summary: "UIKit's stack of controllers: push, pop, and a cancelled swipe.",
    screen: CGSize(width: 320, height: 460),
    variants: [SystemRecipe.Variant("uikit", "As in UIKit")],
    actions: [
      SystemRecipe.Action("push", "Push") { (stack: NavigationController) in
        stack.pushViewController(stack.nextLetter, animated: true)
      },
      SystemRecipe.Action("push-two", "Push Two at Once") { (stack: NavigationController) in
        let next = stack.nextLetter
        stack.setViewControllers(
          stack.viewControllers + [next, LetterController(number: next.number + 1)],
          animated: true)
      },
      SystemRecipe.Action("pop", "Pop") { (stack: NavigationController) in
        stack.popViewController(animated: true)
      },
      SystemRecipe.Action("pop-to-root", "Pop to Root") { (stack: NavigationController) in
        stack.popToRootViewController(animated: true)
      },
      SystemRecipe.Action("swipe-back", "Swipe Back") { (stack: NavigationController) in
        stack.interactivePop.begin()
        stack.follow(to: 0.6, { stack.interactivePop.update($0) }) {
          stack.interactivePop.finish()
        }
      },
      SystemRecipe.Action("swipe-cancel", "Cancel Swipe Back") {
        (stack: NavigationController) in
        stack.interactivePop.begin()
        stack.follow(to: 0.4, { stack.interactivePop.update($0) }) {
          stack.interactivePop.cancel()
        }
      },
    ],
    makeRoot: { _ in
      let stack = NavigationController(
        "nav", rootViewController: LetterController(number: 0))
      stack.delegate = stack.attachment(Onlooker())
      return stack
    })

  private var nextLetter: LetterController { LetterController(number: viewControllers.count) }
}
