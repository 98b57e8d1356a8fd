import Containers
import Samples
import Testing

/// Titles that go the way of the pages below them: S1-52.
@Suite struct `The titles of a bar` {
  private typealias Nav = NavigationController
  private typealias Version = SKNavigationController.Version

  /// A bar on its way, as in "a | b < a 0.25", or at rest, as in "b < a".
  private func words(of bar: NodeID, in state: HierarchyState) -> String {
    func words(_ face: Content.BarFace) -> String {
      [face.title, face.back].compactMap(\.self).joined(separator: " < ")
    }
    switch state.presentation(of: bar)?.content {
    case .bar(let title, let back): return words(Content.BarFace(title: title, back: back))
    case .slidingBar(let bar):
      let hundredths = (bar.progress * 100).rounded() / 100
      return "\(words(bar.lower)) | \(words(bar.upper)) \(hundredths)"
    default: return "no bar"
    }
  }

  /// How far the titles and the page above have come, at instants since `start`.
  private func places(
    of bar: NodeID, below page: View, from start: Instant, in recording: Recording
  ) -> [(bar: Double, page: Double)] {
    [50, 120, 175, 260, 349].map { milliseconds in
      let state = recording.state(at: start.advanced(by: milliseconds / 1000))
      guard case .slidingBar(let sliding)? = state.presentation(of: bar)?.content,
        let frame = state.presentation(of: page.id)?.frame
      else { return (bar: -1, page: -2) }
      return (bar: sliding.progress, page: 1 - frame.minX / 320)
    }
  }

  private func expectSync(_ places: [(bar: Double, page: Double)]) {
    for place in places { #expect(abs(place.bar - place.page) < 1e-9, "\(places)") }
  }

  @Test(arguments: [Version.fixed, .commitc065f93, .commitb39c838, .commit39a7ea4])
  func `S1-52 slide with the pages of the published stack, in a push and in a pop`(
    version: SKNavigationController.Version
  ) {
    let stage = published(version)
    let bar = stage.root.navigationBar.id
    func told() -> String { words(of: bar, in: stage.simulation.recording.latest) }
    #expect(told() == "a")
    let page = stage.make("b")
    for isPush in [true, false] {
      let start = stage.simulation.clock
      stage.call {
        if isPush {
          stage.root.pushViewController(page, animated: true)
        } else {
          stage.root.navigationBar.backButton.tap()
        }
      }
      stage.turn()
      #expect(told() == "a | b < a \(isPush ? 0.0 : 1.0)")
      expectSync(
        places(of: bar, below: page.view, from: start, in: stage.simulation.recording))
      stage.finish()
      #expect(told() == (isPush ? "b < a" : "a"))
    }
  }

  @Test func `S1-52 stay where they are without animation`() {
    for version in Version.allCases {
      let stage = published(version)
      stage.call { stage.root.pushViewController(ViewController("b"), animated: false) }
      stage.turn()
      let state = stage.simulation.recording.latest
      #expect(words(of: stage.root.navigationBar.id, in: state) == "b < a", "\(version)")
    }
  }

  private func published(_ version: Version) -> StockStage<SKNavigationController> {
    StockStage {
      SKNavigationController("stack", rootViewController: ViewController("a"), version: version)
    }
  }

  private func stock() -> StockStage<Nav> {
    StockStage<Nav> {
      let nav = Nav("N")
      nav.setViewControllers(["a", "b"].map { ViewController($0) }, animated: false)
      return nav
    }
  }

  @Test func `S1-52 slide with the pages of a stock stack, in a push and in a pop to the root`() {
    let stage = stock()
    let bar = stage.root.navigationBar.id
    let page = stage.make("c")
    for isPush in [true, false] {
      stage.call {
        if isPush {
          stage.root.pushViewController(page, animated: true)
        } else {
          stage.root.popToRootViewController(animated: true)
        }
      }
      stage.turn()
      let start = stage.simulation.clock
      #expect(
        words(of: bar, in: stage.simulation.recording.latest)
          == (isPush ? "b < a | c < b 0.0" : "a | c < b 1.0"))
      expectSync(places(of: bar, below: page.view, from: start, in: stage.simulation.recording))
      stage.finish()
      #expect(words(of: bar, in: stage.simulation.recording.latest) == (isPush ? "c < b" : "a"))
    }
  }

  @Test func `S1-52 follow a finger that drags the page, and return with it`() {
    let stage = stock()
    let bar = stage.root.navigationBar.id
    func told() -> String { words(of: bar, in: stage.simulation.recording.latest) }
    stage.call { stage.root.interactivePop.begin() }
    #expect(told() == "a | b < a 1.0")
    stage.call { stage.root.interactivePop.update(0.4) }
    #expect(told() == "a | b < a 0.6")
    stage.call { stage.root.interactivePop.cancel() }
    #expect(told() == "a | b < a 0.6")
    stage.advance(by: 70)
    #expect(told() == "a | b < a 0.8")
    stage.finish()
    #expect(told() == "b < a")
    stage.settle {
      stage.root.interactivePop.begin()
      stage.root.interactivePop.update(0.7)
      stage.root.interactivePop.finish()
    }
    #expect(told() == "a")
  }

  @Test func `are at rest when the stack leaves the screen midway`() {
    let stage = stock()
    stage.call { stage.root.pushViewController(stage.make("c"), animated: true) }
    stage.advance(by: 100)
    stage.call { stage.window.rootViewController = ViewController("other") }
    stage.finish()
    let state = stage.simulation.recording.latest
    #expect(words(of: stage.root.navigationBar.id, in: state) == "c < b")
  }
}
