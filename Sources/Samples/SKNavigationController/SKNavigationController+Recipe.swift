// The demo of the custom navigation controller: a list of items that push their numbers.

extension SKNavigationController {
  /// A list of items that push their numbers, in every version of the source.
  package static let recipe = SystemRecipe(
    slug: "sk-navigation", title: "SKNavigationController",
    summary: "A custom navigation controller, from its first version to the fixed one.",
    source: SystemSource(
      "SKNavigationController", by: "Soroush Khanlou",
      link: "https://github.com/khanlou/SKNavigationController"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.commitc065f93.rawValue, "c065f93, the last"),
      SystemRecipe.Variant(Version.commitb39c838.rawValue, "b39c838, with closures"),
      SystemRecipe.Variant(Version.commit39a7ea4.rawValue, "39a7ea4, view added by hand"),
      SystemRecipe.Variant(Version.commit2374862.rawValue, "2374862, the first"),
    ],
    actions: [
      act("push", "Push") { $0.pushViewController($0.nextPage(), animated: true) },
      act("push-at-once", "Push Immediately") {
        $0.pushViewController($0.nextPage(), animated: false)
      },
      act("pop", "Pop") { $0.popViewController(animated: true) },
      act("pop-at-once", "Pop Immediately") { $0.popViewController(animated: false) },
      act("pop-to-root", "To the Root") { $0.popToRootViewController(animated: true) },
      act("set-three", "Three Pages") { stack in
        stack.viewControllers = (0..<3).map { _ in stack.nextPage() }
      },
      act("hide-bar", "Bar") {
        $0.setNavigationBarHidden(!$0.isNavigationBarHidden, animated: true)
      },
      act("cover", "Cover") { $0.coverAndUncover() },
      act("warn", "Low Memory") { $0.simulation.sendMemoryWarning() },
    ],
    makeRoot: { variant in
      listOfThings("stack", version: Version(rawValue: variant.slug) ?? .fixed)
    })

  private static func act(
    _ slug: String, _ title: String, _ body: @escaping @Sendable (SKNavigationController) -> Void
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title, body)
  }

  /// Makes a page with the next number.
  private func nextPage() -> ViewController {
    simulation.make {
      let page = SKNumberController(number: viewControllers.count + 1)
      if version == .fixed { page.delegate = attachment(ThingsFlow(on: self)) }
      return page
    }
  }

  /// Presents a full-screen page and dismisses it, so that the stack appears again.
  private func coverAndUncover() {
    guard appearancePhase == .appeared, presentedViewController == nil else { return }
    let cover = simulation.make { TitlePage("cover", title: "Cover", color: 0x7D5BA6) }
    cover.modalPresentationStyle = .fullScreen
    present(cover, animated: true) { [weak self] in self?.dismiss(animated: true) }
  }
}
