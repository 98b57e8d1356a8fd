import Samples
import Testing

/// The tab bar controller of the second seed, in every version: systems 2.2.
@Suite struct `The published tabs` {
  private typealias Version = SKTabBarController.Version

  private func stage(
    _ version: SKTabBarController.Version, size: CGSize = CGSize(width: 320, height: 460),
    profile: Profile = .ios17
  ) -> Stage<SKTabBarController> {
    Stage(size: size, profile: profile) {
      SKTabBarController(
        "tabs", viewControllers: [ViewController("a"), ViewController("b")], version: version)
    }
  }

  private func tap(_ index: Int, _ stage: Stage<SKTabBarController>) {
    stage.perform { stage.root?.tap(index) }
  }

  @Test(arguments: SKTabBarController.Version.allCases)
  func `S1-30 S1-42 K13 K19 K20 start and handle a tap, in each version`(
    version: SKTabBarController.Version
  ) throws {
    let stage = stage(version)
    tap(1, stage)
    try GoldenTrace("sk-tabs.\(version.rawValue)").expect(stage.trace())
  }

  @Test func `K20 repeated messages are reported as D07`() {
    func repetitions(_ version: Version) -> Int {
      let stage = stage(version)
      tap(1, stage)
      #expect(Set(stage.diagnostics).isSubset(of: ["D07"]), "\(version)")
      return stage.diagnostics.count
    }
    #expect(repetitions(.fixed) == 0)
    #expect(repetitions(.commit43f4864) == 0)
    // Loading removes both once more.
    #expect(repetitions(.commit67641ee) == 2)
    // Two come before loading, two go at it, two come again.
    #expect(repetitions(.commit6d00824) == 6)
    // One comes at loading, one at the tap.
    #expect(repetitions(.commit297c2dc) == 2)
    #expect(repetitions(.commit84b55c3) == 2)
  }

  @Test func `K20 replacing two tabs sends four messages twice in 6d00824`() {
    let stage = stage(.commit6d00824)
    let before = stage.diagnostics.count
    stage.perform {
      stage.root?.viewControllers = [ViewController("c"), ViewController("d")]
    }
    #expect(stage.diagnostics.dropFirst(before) == ["D07", "D07", "D07", "D07"])
  }

  @Test(arguments: SKTabBarController.Version.allCases)
  func `S1-43 K19 a hidden tab is still a child, but not in the incorrect versions`(
    version: SKTabBarController.Version
  ) {
    let stage = stage(version)
    tap(1, stage)
    let names = stage.root?.children.map(\.name)
    let isIncorrect = [.commit84b55c3, .commit297c2dc].contains(version)
    #expect(names == (isIncorrect ? ["b"] : ["a", "b"]))
    let start = stage.eventCount
    stage.perform { stage.simulation.sendMemoryWarning() }
    let warned = stage.trace(from: start).filter { $0.contains("didReceiveMemoryWarning") }
    #expect(warned.count == (isIncorrect ? 2 : 3))
  }

  @Test func `bar and child have the places of systems 2.2, in portrait and landscape`() {
    for version in Version.allCases {
      let stage = stage(version)
      func frames() -> [String?] {
        [stage.root?.tabBar.frame.text, stage.root?.viewControllers.first?.view.frame.text]
      }
      #expect(frames() == ["0,411,320,49", "0,0,320,411"], "\(version)")
      stage.perform { stage.window.resize(to: CGSize(width: 480, height: 300)) }
      #expect(frames() == ["0,251,480,49", "0,0,480,251"], "\(version)")
    }
  }

  @Test func `K18 a hidden tab keeps its old size until it is shown, but not when fixed`() {
    func hiddenFrame(_ version: Version) -> String? {
      let stage = stage(version)
      tap(1, stage)
      stage.perform { stage.window.resize(to: CGSize(width: 480, height: 300)) }
      let hidden = stage.root?.viewControllers.first
      let frame = hidden?.viewIfLoaded?.frame.text
      tap(0, stage)
      #expect(hidden?.view.frame.text == "0,0,480,251")
      return frame
    }
    #expect(hiddenFrame(.commit43f4864) == "0,0,320,411")
    #expect(hiddenFrame(.fixed) == "0,0,480,251")
  }

  @Test func `S1-32 a tap on the visible tab pops its stack to the root, without a view swap`() {
    for version in Version.allCases {
      let own = Simulation()
      let (tabs, mine, stock) = own.make {
        let mine = SKNavigationController("mine", rootViewController: ViewController("root"))
        let stock = NavigationController("stock", rootViewController: ViewController("first"))
        return (
          SKTabBarController("tabs", viewControllers: [mine, stock], version: version), mine, stock
        )
      }
      let window = own.make { Window() }
      own.make {
        window.rootViewController = tabs
        own.turn()
        mine.pushViewController(ViewController("second"), animated: false)
        mine.pushViewController(ViewController("third"), animated: false)
        own.turn()
        tabs.tap(0)
        own.finishAnimations()
        #expect(mine.viewControllers.map(\.name) == ["root"], "\(version)")
        tabs.tap(1)
        stock.pushViewController(ViewController("last"), animated: false)
        own.turn()
        tabs.tap(1)
        own.finishAnimations()
      }
      #expect(stock.viewControllers.map(\.name) == ["first"], "\(version)")
      #expect(stock.view.window === window)
    }
  }

  @Test func `K14 the selected index and controller are public only when fixed`() {
    for version in Version.allCases {
      let stage = stage(version)
      tap(1, stage)
      #expect(stage.root?.selectedIndex == (version == .fixed ? 1 : 0))
      stage.perform { stage.root?.selectedViewController = stage.root?.viewControllers.first }
      #expect(stage.root?.selectedViewController?.name == (version == .fixed ? "a" : "b"))
    }
  }

  @Test func `K15 K16 an empty list leaves an orphaned view, D11, and no view when fixed`() {
    for version in [Version.fixed, .commit43f4864, .commit67641ee, .commit6d00824] {
      let stage = stage(version)
      stage.perform { stage.root?.viewControllers = [] }
      let isFixed = version == .fixed
      #expect(stage.diagnostics.contains("D11") == !isFixed, "\(version)")
      #expect(stage.root?.view.subviews.count == (isFixed ? 1 : 2))
      #expect(stage.root?.tabBar.titles == [])
      #expect((stage.root?.selectedViewController == nil) == isFixed)
    }
  }

  @Test func `K16 fixed, an old view is removed before its controller`() throws {
    for version in [Version.fixed, .commit43f4864] {
      let stage = stage(version)
      let start = stage.eventCount
      stage.perform { stage.root?.viewControllers = [ViewController("c"), ViewController("d")] }
      try GoldenTrace("sk-tabs-replaced.\(version.rawValue)")
        .expect(stage.trace(from: start, all: true))
    }
  }

  @Test func `K17 the published willRotate without super is reported as D14`() {
    for version in Version.allCases {
      let stage = stage(version, profile: .ios6)
      stage.perform { stage.window.rotate() }
      stage.finish()
      #expect(stage.diagnostics.contains("D14") == (version != .fixed), "\(version)")
    }
  }

  @Test func `K21 S1-75 with more than five tabs the fifth is More and lists the rest`() {
    let stage = stage(.fixed)
    stage.perform { stage.root?.viewControllers = (0..<7).map { ViewController("t\($0)") } }
    #expect(stage.root?.tabBar.titles == ["t0", "t1", "t2", "t3", "More"])
    tap(4, stage)
    func shown() -> String? { stage.root?.view.subviews.first?.name }
    #expect(shown() == "moreList.view" && stage.root?.tabBar.selectedIndex == 4)
    #expect(stage.root?.children.count == 8)
    stage.perform { stage.root?.selectedIndex = 5 }
    #expect(shown() == "t5.view" && stage.root?.tabBar.selectedIndex == 4)
    tap(4, stage)
    #expect(shown() == "moreList.view" && stage.root?.selectedIndex == 5)
    tap(1, stage)
    #expect(shown() == "t1.view" && stage.root?.tabBar.selectedIndex == 1)
    stage.perform { stage.root?.viewControllers = [ViewController("one"), ViewController("two")] }
    #expect(stage.root?.children.map(\.name) == ["one", "two"] && shown() == "one.view")
    #expect(stage.diagnostics == [])
  }

  @Test func `S1-29 S1-31 the bar sends its delegate the tapped tab`() {
    let stage = stage(.fixed)
    #expect(stage.root?.tabBar.delegate === stage.root)
    stage.perform { stage.root?.tabBar.subviews[1].tap() }
    #expect(stage.root?.selectedViewController?.name == "b")
  }

  @Test func `S1-19 every tab has the interface orientation, hidden ones too`() {
    let stage = stage(.fixed)
    func seen() -> [InterfaceOrientation]? { stage.root?.children.map(\.interfaceOrientation) }
    #expect(seen() == [.portrait, .portrait])
    stage.perform { stage.window.rotate(to: .landscapeRight) }
    #expect(seen() == [.landscapeRight, .landscapeRight])
    #expect(stage.window.interfaceOrientation == .landscapeRight)
  }

  @Test func `S1-47 a tap has no duration`() {
    let stage = stage(.fixed)
    tap(1, stage)
    #expect(stage.state.animations.isEmpty)
    #expect(stage.simulation.now == 0)
  }

  @Test func `S1-20 S1-21 a tab switch is no move`() {
    final class Witness: ViewController {
      var moves: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        moves.append(isMovingToParent)
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        moves.append(isMovingFromParent)
      }
    }
    let stage = Stage<SKTabBarController> {
      SKTabBarController("tabs", viewControllers: [ViewController("a"), ViewController("c")])
    }
    let second = stage.simulation.make { Witness("w") }
    stage.perform { stage.root?.viewControllers.append(second) }
    tap(2, stage)
    tap(0, stage)
    #expect(second.moves == [false, false])
  }

  @Test func `S1-28 a closed container releases everything`() {
    for version in Version.allCases {
      let stage = stage(version)
      tap(1, stage)
      stage.close()
      #expect(stage.state.controllers.values.isEmpty, "\(version)")
    }
  }
}
