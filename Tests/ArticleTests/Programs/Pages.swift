import Containers
import Containment

/// The page view controller.
extension Article {
  static let pages = Article("Containers/Containers.docc/Pages", [turning])
}

private func turning() {
  // [
  final class Book: PageViewControllerDataSource {
    let pages = ["one", "two", "three"].map { ViewController($0) }

    func pageViewController(
      _ pageViewController: PageViewController,
      viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(beside: viewController, -1) }

    func pageViewController(
      _ pageViewController: PageViewController,
      viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(beside: viewController, 1) }

    private func page(beside page: ViewController, _ step: Int) -> ViewController? {
      guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
      return pages.indices.contains(index + step) ? pages[index + step] : nil
    }
  }

  let simulation = Simulation.current
  let window = Window()
  let (pager, book) = (PageViewController("pager", transitionStyle: .scroll), Book())
  pager.dataSource = book
  pager.setViewControllers([book.pages[0]], animated: false)
  window.rootViewController = pager
  simulation.turn()

  let text = simulation.trace {
    simulation.log("a swipe that is finished")
    pager.swipe.begin(.forward)
    pager.swipe.update(0.6)
    pager.swipe.finish()
    simulation.finishAnimations()
    simulation.log("a swipe that is given up")
    pager.swipe.begin(.forward)
    pager.swipe.update(0.2)
    pager.swipe.cancel()
  }
  print(text)
  // ]
}
