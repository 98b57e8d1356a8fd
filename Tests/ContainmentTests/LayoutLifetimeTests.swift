import Containment
import Testing

/// What is let go of while it is laid out lives until that is over, and no longer.
@Suite struct `A view in the layout pass` {
  @Test func `survives being unloaded by its own callbacks`() {
    _ = simulated { simulation, window in
      let controller = Unloader()
      window.rootViewController = controller
      simulation.turn()
      #expect(controller.heard == ["will", "did, view there"])
      #expect(controller.lost == nil)
      let gone = simulation.recording.changes.filter { $0 == .released(controller.lostID) }
      #expect(gone.count == 1)
    }
  }

  @Test func `survives being removed by its superview's layout`() {
    _ = simulated { simulation, window in
      let controller = ViewController()
      window.rootViewController = controller
      controller.view.addSubview(Leaver("leaver"))
      controller.view.addSubview(Leaver("other"))
      simulation.turn()
      #expect(controller.view.subviews.isEmpty)
      #expect(
        simulation.recording.changes.count { if case .released = $0 { true } else { false } } == 2)
    }
  }

  private final class Unloader: ViewController {
    weak var lost: View?
    var lostID = NodeID(0)
    var heard: [String] = []

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      guard heard.isEmpty, let view = viewIfLoaded else { return }
      heard.append("will")
      (lost, lostID) = (view, view.id)
      view.removeFromSuperview()
      unloadView()
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      heard.append(lost == nil ? "did" : "did, view there")
    }
  }

  private final class Leaver: View {
    override func layoutSubviews() { removeFromSuperview() }
  }
}
