import Containment
import Testing

/// Where views are otherwise than UIKit's, on purpose; the article on differences names these.
@Suite struct `A view of the simulation` {
  @Test func `has no size until it is set`() {
    let simulation = Simulation()
    let (window, root) = simulation.make { (Window(), ViewController()) }
    #expect(root.view.frame == .zero)
    window.rootViewController = root
    #expect(root.view.frame == window.bounds)
  }

  @Test func `applies a new frame as if it had no transform`() {
    let view = Simulation().make { View() }
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 80))
  }
}
