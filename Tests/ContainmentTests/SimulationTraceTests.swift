import Containment
import Testing

/// The two helpers with which a test is written.
@Suite struct `A traced simulation` {
  @Test func `makes its own objects, whatever the current one is`() {
    let simulation = Simulation(profile: .ios6)
    let (window, root) = simulation.make { (Window(), ViewController()) }
    #expect(window.simulation === simulation && root.simulation === simulation)
    #expect(root.name == "ViewController#1")
    #expect(simulation.windows.map(\.id) == [window.id])
  }

  @Test func `returns the added lines when everything is idle`() {
    let simulation = Simulation()
    let (window, root) = simulation.make { (Window(), ViewController("root")) }
    window.rootViewController = root
    simulation.turn()
    let text = simulation.trace {
      simulation.after(0.2) { simulation.log("late") }
      let child = ViewController("child")
      root.addChild(child)
      child.didMove(toParent: root)
    }
    #expect(
      text == """
        0 child willMove(toParent: root)
        0 child didMove(toParent: root)
        200 > late
        """)
    #expect(simulation.trace {} == "")
    #expect(simulation.trace(all: true) { root.view.setNeedsLayout() }.contains("Layout"))
  }
}
