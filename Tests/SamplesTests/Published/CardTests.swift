import Samples
import Testing

/// The card above a controller as systems 2.10 describes it, fixed and as published.
@Suite struct `The card` {
  typealias Container = CardContainerViewController

  private func stage(
    _ version: Container.Version = .fixed, size: CGSize = CGSize(width: 375, height: 667)
  ) -> Stage<Container> {
    Stage(size: size) {
      Container(
        "container", main: ViewController("main"), card: CardViewController("card"),
        version: version)
    }
  }

  private func top(_ stage: Stage<Container>) -> Double {
    guard let card = stage.root?.card.view else { return .nan }
    let state = stage.simulation.recording.state(at: stage.simulation.clock)
    return Double(state.presentation(of: card.id)?.frame.minY ?? .nan)
  }

  private func codes(_ stage: Stage<Container>) -> Set<String> {
    Set(stage.simulation.recording.diagnostics.map(\.id))
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 667), 588.0, 67.0, 600.0),
    (CGSize(width: 667, height: 375), 296, 32, 343),
  ])
  func `has its published places, closed and open`(
    size: CGSize, collapsed: Double, expanded: Double, height: Double
  ) {
    for version in Container.Version.allCases {
      let stage = stage(version, size: size)
      #expect(top(stage) == collapsed)
      #expect(stage.root?.card.view.frame.height == CGFloat(height))
      stage.perform { stage.root?.card.handle.tap() }
      stage.finish()
      #expect(top(stage) == expanded)
      #expect(stage.root?.isExpanded == true)
      #expect(stage.root?.children.map(\.name) == ["main", "card"])
    }
  }

  @Test func `S2-63 follows a finger, clamped to its ends`() {
    let stage = stage()
    stage.perform { stage.root?.card.handle.pan(.began) }
    for (distance, y) in [(-100.0, 488.0), (-521, 67), (-900, 67), (200, 588), (-260.5, 327.5)] {
      stage.perform {
        stage.root?.card.handle.pan(.changed(by: CGSize(width: 0, height: distance)))
      }
      #expect(top(stage) == y)
    }
  }

  @Test(arguments: [
    (-300.0, 0.0, true), (-200, 0, false), (-20, -301, true), (-500, 301, false),
    (-500, 299, true),
  ])
  func `K54 snaps by speed, otherwise to the nearer end`(
    distance: Double, velocity: Double, isExpanded: Bool
  ) {
    let stage = stage()
    stage.perform {
      stage.root?.card.handle.pan(.began)
      stage.root?.card.handle.pan(.changed(by: CGSize(width: 0, height: distance)))
      stage.root?.card.handle.pan(.ended(velocity: CGSize(width: 0, height: velocity)))
    }
    stage.finish()
    #expect(stage.root?.isExpanded == isExpanded)
    #expect(top(stage) == (isExpanded ? 67 : 588))
  }

  @Test func `K54 returns when the touch is cancelled; as published it continues`() {
    for version in Container.Version.allCases {
      let stage = stage(version)
      stage.perform {
        stage.root?.card.handle.pan(.began)
        stage.root?.card.handle.pan(.changed(by: CGSize(width: 0, height: -400)))
        stage.root?.card.handle.pan(.cancelled)
      }
      stage.finish()
      #expect(stage.root?.isExpanded == (version == .original))
    }
  }

  @Test func `can be stopped midway without a jump`() {
    let stage = stage()
    stage.perform { stage.root?.card.handle.tap() }
    stage.advance(by: 200)
    let before = top(stage)
    #expect(before > 67 && before < 588)
    stage.perform { stage.root?.card.handle.pan(.began) }
    #expect(abs(top(stage) - before) < 0.01)
    stage.advance(by: 300)
    #expect(abs(top(stage) - before) < 0.01)
    stage.perform { stage.root?.card.handle.pan(.ended(velocity: CGSize(width: 0, height: 400))) }
    stage.finish()
    #expect(top(stage) == 588)
    #expect(codes(stage).isEmpty)
  }

  @Test func `K50 keeps its state when rotated; as published the state is inverted`() {
    for version in Container.Version.allCases {
      let stage = stage(version)
      stage.perform { stage.window.rotate() }
      stage.finish()
      #expect(stage.root?.isExpanded == (version == .original))
      stage.perform { stage.root?.card.handle.tap() }
      stage.finish()
      #expect(top(stage) == (version == .fixed ? 32 : 296), "\(version)")
      stage.perform { stage.window.rotate() }
      stage.finish()
      if version == .fixed { #expect(top(stage) == 67) }
    }
  }

  @Test func `K51 stays open in a layout pass; as published it closes: D25`() {
    for version in Container.Version.allCases {
      let stage = stage(version)
      stage.perform { stage.root?.card.handle.tap() }
      stage.advance(by: 300)
      stage.perform {
        stage.root?.view.setNeedsLayout()
        stage.root?.view.layoutIfNeeded()
      }
      stage.finish()
      #expect(stage.root?.card.view.frame.minY == (version == .fixed ? 67.0 : 588.0) as CGFloat)
      #expect(stage.root?.isExpanded == true)
      #expect(codes(stage).contains("D25") == (version == .original))
    }
  }

  @Test func `K52 lets touches through where it is clear; as published it does not: D19`() {
    for version in Container.Version.allCases {
      let stage = stage(version)
      stage.perform {
        let button = Button("button", title: "Wave")
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.onTap = {}
        stage.root?.main.view.addSubview(button)
        stage.window.layoutIfNeeded()
        stage.window.reportUnreachableViews()
      }
      #expect(codes(stage).contains("D19") == (version == .original))
      let hit = stage.window.hitTest(CGPoint(x: 150, y: 120))
      #expect(hit?.name == (version == .fixed ? "button" : "blur"))
    }
  }

  @Test func `K53 receives didMove once; as published twice: D07`() {
    for version in Container.Version.allCases {
      let stage = stage(version)
      let moves = stage.trace(from: 0).count { $0.hasSuffix("card didMove(toParent: container)") }
      #expect(moves == (version == .fixed ? 1 : 2))
      #expect(codes(stage).contains("D07") == (version == .original))
    }
  }

  @Test func `K48 K55 the main controller receives a rotation; as published it does not: D14`() {
    for version in Container.Version.allCases {
      let stage = stage(version)
      stage.perform { stage.window.rotate() }
      stage.finish()
      let width = stage.root?.main.view.frame.width ?? 0
      #expect(Double(width) == (version == .fixed ? 667 : 375))
      #expect(codes(stage).contains("D14") == (version == .original))
    }
  }

  @Test(arguments: Container.Version.allCases)
  func `S2-62 opens, closes and rotates with its golden trace`(version: Container.Version) throws {
    let stage = stage(version)
    stage.perform { stage.root?.card.handle.tap() }
    stage.finish()
    stage.perform { stage.window.rotate() }
    stage.finish()
    try GoldenTrace("card.\(version.rawValue)").expect(
      stage.trace(from: 0) + stage.simulation.recording.diagnostics.map { "\($0.id) \($0.message)" }
    )
  }
}
