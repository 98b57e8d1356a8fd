import Containers
import Testing

/// The size to come that stock containers announce is the one their children then have.
@Suite struct `The size that a stock container announces` {
  /// A controller that records each size it receives, next to its current size.
  private final class Listener: ViewController {
    var announced: [CGSize] = []

    override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      announced.append(size)
    }
  }

  /// What each of two listeners in a container was told while the window took some sizes, and its
  /// size in the end.
  private func sizes(
    of make: (ViewController, ViewController) -> ViewController
  ) -> [String] {
    var listeners: [Listener] = []
    let stage = StockStage(size: CGSize(width: 1024, height: 768)) {
      listeners = [Listener("a"), Listener("b")]
      return make(listeners[0], listeners[1])
    }
    for size in [(768, 1024), (700, 1024), (600, 30)] {
      stage.settle {
        stage.window.resize(to: CGSize(width: Double(size.0), height: Double(size.1)))
      }
    }
    return listeners.map { listener in
      let sizes = listener.announced.map { "\(Int($0.width))x\(Int($0.height))" }
      let size = listener.viewIfLoaded?.bounds.size ?? .zero
      return sizes.joined(separator: " ") + " = \(Int(size.width))x\(Int(size.height))"
    }
  }

  @Test func `is the space below the bar of a stack`() {
    let sizes = sizes { _, b in NavigationController("N", rootViewController: b) }
    #expect(sizes[1] == "768x980 700x980 600x0 = 600x0")
  }

  @Test func `is the space above the bar of tabs`() {
    let sizes = sizes { a, _ in TabBarController("T", viewControllers: [a]) }
    #expect(sizes[0] == "768x975 700x975 600x0 = 600x0")
  }

  @Test func `is all of a pager`() {
    let sizes = sizes { a, _ in
      let pages = PageViewController("P")
      pages.setViewControllers([a], animated: false)
      return pages
    }
    #expect(sizes[0] == "768x1024 700x1024 600x30 = 600x30")
  }

  @Test func `is that of the column, if the column changes`() {
    let sizes = sizes { a, b in SplitViewController("S", viewControllers: [a, b]) }
    #expect(
      sizes == [
        "307x1024 280x1024 240x30 = 240x30", "460x1024 419x1024 359x30 = 359x30",
      ])
  }

  @Test func `is not sent to a column that stays the same`() {
    var listeners: [Listener] = []
    let stage = StockStage(size: CGSize(width: 1024, height: 768)) {
      listeners = [Listener("a"), Listener("b")]
      return SplitViewController("S", viewControllers: listeners)
    }
    stage.settle { stage.window.resize(to: CGSize(width: 1000, height: 768)) }
    #expect(listeners.map(\.announced) == [[], [CGSize(width: 679, height: 768)]])
    #expect(listeners.map(\.view.frame.text) == ["0,0,320,768", "321,0,679,768"])
  }
}
