import Containers
import Drawing
import Figures
import Geometry
import Hierarchy
import Testing

/// A screen is no unit of content: what one controller shows, several can show.
@Suite struct `The same screen` {
  /// A screen of three bands, each the business of the one controller or of a child.
  static func state(isSplit: Bool) -> HierarchyState {
    let simulation = Simulation()
    return simulation.make {
      let (window, root) = (Window(), ViewController("profile"))
      window.rootViewController = root
      for (number, color) in [Color.black, .white, .darkGray].enumerated() {
        let frame = CGRect(x: 0, y: Double(number) * 150, width: 320, height: 150)
        let band = View("band\(number)")
        band.backgroundColor = color
        if isSplit {
          let child = ViewController("part\(number)")
          child.view = band
          root.addChild(child)
          band.frame = frame
          root.view.addSubview(band)
          child.didMove(toParent: root)
        } else {
          band.frame = frame
          root.view.addSubview(band)
        }
      }
      simulation.turn()
      return withExtendedLifetime(window) { simulation.recording.latest }
    }
  }

  @Test func `S0-03 S0-04 looks the same with one controller and with four`() {
    let states = [false, true].map(Self.state)
    #expect(states.map(\.controllers.values.count) == [1, 4])
    #expect(states.map(\.views.values.count) == [5, 5])
    let frames = states.map { state in
      StageFigure(of: state, options: options()).picture.nodes.map(\.frame)
    }
    #expect(frames[0] == frames[1])
    let trees = states.map { TreeFigure.cards(of: $0, options: options()).count }
    #expect(trees == [2, 5])
  }
}
