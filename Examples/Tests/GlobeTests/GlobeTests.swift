import Containers
import Containment
import Foundation
import Hierarchy
import Testing
import TreeLayout
import Tunnel

@Suite struct `A globe` {
  private let simulation = Simulation()
  private let window: Window
  private let globe: Globe

  init() {
    (window, globe) = simulation.make { (Window(), Globe(at: Presets.madrid.coordinate)) }
  }

  @Test func `flips to the other side of the Earth with correct callbacks`() {
    window.rootViewController = globe
    simulation.turn()
    let text = simulation.trace { globe.flip() }
    #expect(
      text == """
        0 40.4168° N, 3.7038° W willMove(toParent: nil)
        0 40.4168° S, 176.2962° E willMove(toParent: globe)
        0 40.4168° S, 176.2962° E loadView
        0 40.4168° S, 176.2962° E viewDidLoad
        0 40.4168° N, 3.7038° W viewWillDisappear(true)
        0 40.4168° S, 176.2962° E viewWillAppear(true)
        0 40.4168° S, 176.2962° E viewIsAppearing(true)
        400 40.4168° S, 176.2962° E viewDidAppear(true)
        400 40.4168° N, 3.7038° W viewDidDisappear(true)
        400 globe completion transition finished=true
        400 40.4168° N, 3.7038° W didMove(toParent: nil)
        400 40.4168° S, 176.2962° E didMove(toParent: globe)
        """)
    #expect(globe.place == Presets.madrid.coordinate.antipode)
    #expect(simulation.recording.diagnostics.isEmpty)
  }

  @Test func `continues below a pushed page, and keeps both children while it flips`() {
    let stack = simulation.make { NavigationController("stack", rootViewController: globe) }
    window.rootViewController = stack
    simulation.turn()
    simulation.make {
      globe.flip()
      globe.flip()
    }
    #expect(globe.children.count == 2)
    simulation.trace { stack.pushViewController(ViewController("letter"), animated: true) }
    #expect(globe.children.count == 1)
    #expect(globe.appearancePhase == .disappeared)
    #expect(simulation.recording.diagnostics.isEmpty)
  }

  @Test func `is the same in a file, at any instant`() throws {
    window.rootViewController = globe
    simulation.trace { globe.flip() }
    let file = try RecordingFile.read(RecordingFile.bytes(of: simulation.recording))
    #expect(file.warnings.isEmpty)
    let half = file.recording.state(at: Instant(milliseconds: 200))
    #expect(half == simulation.recording.state(at: Instant(milliseconds: 200)))
    #expect(half.controllers.values.map(\.phase) == [.appeared, .disappearing, .appearing])
  }

  @Test func `is drawn as a tree with the parent above its children`() throws {
    window.rootViewController = globe
    simulation.make { globe.flip() }
    let controllers = simulation.recording.latest.controllers.values
    let parents = controllers.map { controller in
      controllers.firstIndex { $0.id == controller.parent }
    }
    let sizes = controllers.map { CGSize(width: 8 * Double($0.name.count), height: 20) }
    let placement = TidyTree().layout(try Tree(parents: parents, sizes: sizes))
    #expect(placement.tree.children(of: 0) == [1, 2])
    let middle = (placement.frame(of: 1).minX + placement.frame(of: 2).maxX) / 2
    #expect(placement.top(of: 0).x == middle)
  }
}
