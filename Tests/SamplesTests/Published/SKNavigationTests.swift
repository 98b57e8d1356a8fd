import Samples
import Testing

/// The navigation controller of the second seed, in every version: systems 2.3.
@Suite struct `The published stack` {
  private typealias Version = SKNavigationController.Version

  private func stage(
    _ version: SKNavigationController.Version, size: CGSize = CGSize(width: 320, height: 460),
    profile: Profile = .ios17
  ) -> Stage<SKNavigationController> {
    Stage(size: size, profile: profile) {
      SKNavigationController("stack", rootViewController: ViewController("a"), version: version)
    }
  }

  private func push(
    _ names: String..., on stage: Stage<SKNavigationController>, animated: Bool = true
  ) {
    for name in names {
      stage.perform { stage.root?.pushViewController(ViewController(name), animated: animated) }
      stage.finish()
    }
  }

  private func pop(_ stage: Stage<SKNavigationController>, animated: Bool = true) {
    stage.perform { stage.root?.popViewController(animated: animated) }
    stage.finish()
  }

  @Test(arguments: SKNavigationController.Version.allCases)
  func `S1-50 to S1-69 K29 K30 starts, pushes and pops, in each version`(
    version: SKNavigationController.Version
  ) throws {
    let stage = stage(version)
    push("b", on: stage)
    stage.perform { stage.root?.navigationBar.backButton.tap() }
    stage.finish()
    try GoldenTrace("sk-navigation.\(version.rawValue)").expect(stage.trace())
  }

  @Test(arguments: SKNavigationController.Version.allCases)
  func `S1-53 K28 K30 works without animation, in each version`(
    version: SKNavigationController.Version
  ) throws {
    let stage = stage(version)
    let start = stage.eventCount
    push("b", "c", on: stage, animated: false)
    pop(stage, animated: false)
    try GoldenTrace("sk-navigation-at-once.\(version.rawValue)").expect(stage.trace(from: start))
  }

  @Test(arguments: SKNavigationController.Version.allCases)
  func `K22 popping the last is reported as D23 where it fails, and ignored when fixed`(
    version: SKNavigationController.Version
  ) {
    let stage = stage(version)
    pop(stage)
    #expect(stage.diagnostics.contains("D23") == (version != .fixed))
    #expect(stage.root?.children.map(\.name) == ["a"])
  }

  @Test(arguments: SKNavigationController.Version.allCases)
  func `K23 a second appearance adds a second bar, but not when fixed`(
    version: SKNavigationController.Version
  ) {
    let stage = stage(version)
    push("b", on: stage)
    let cover = stage.simulation.make { ViewController("cover") }
    cover.modalPresentationStyle = .fullScreen
    stage.perform { stage.root?.present(cover, animated: false) }
    stage.finish()
    stage.perform { stage.root?.dismiss(animated: false) }
    stage.finish()
    let bars = stage.root?.view.subviews.count { $0 is NavigationBar }
    #expect(bars == (version == .fixed ? 1 : 2))
    // The first version keeps its root, and replaces all others with it.
    #expect(stage.root?.children.map(\.name) == (version == .commit2374862 ? ["a"] : ["a", "b"]))
    if version == .fixed { #expect(stage.diagnostics == []) }
  }

  @Test func `K25 replacing the stack leaves an orphaned view, D11, but not when fixed`() {
    for version in Version.allCases where version != .commit2374862 {
      let stage = stage(version)
      push("b", on: stage)
      stage.perform { stage.root?.viewControllers = [ViewController("c")] }
      stage.finish()
      #expect(stage.diagnostics.contains("D11") == (version != .fixed), "\(version)")
      #expect(stage.root?.children.map(\.name) == ["c"])
    }
  }

  @Test func `K26 the top is public only when fixed`() {
    for version in Version.allCases {
      let stage = stage(version)
      push("b", on: stage)
      #expect(stage.root?.topViewController?.name == (version == .fixed ? "b" : nil))
      #expect(stage.root?.visibleViewController?.name == (version == .fixed ? "b" : nil))
    }
  }

  @Test func `K27 S1-75 fixed, the stack pops to any of its controllers`() throws {
    let stage = stage(.fixed)
    push("b", "c", "d", on: stage)
    let second = try #require(stage.root?.viewControllers[1])
    let start = stage.eventCount
    stage.perform { stage.root?.popToViewController(second, animated: true) }
    stage.finish()
    try GoldenTrace("sk-navigation-pop-to").expect(stage.trace(from: start))
    push("e", on: stage)
    stage.perform { stage.root?.popToRootViewController(animated: true) }
    stage.finish()
    #expect(stage.root?.viewControllers.map(\.name) == ["a"])
    #expect(stage.root?.children.map(\.name) == ["a"])
    #expect(stage.diagnostics == [])
  }

  @Test func `K27 fixed, the bar can be hidden and the top fills its space`() {
    let stage = stage(.fixed)
    func frames() -> [String?] {
      [stage.root?.navigationBar.frame.text, stage.root?.topViewController?.view.frame.text]
    }
    #expect(frames() == ["0,0,320,44", "0,44,320,416"])
    stage.perform { stage.root?.setNavigationBarHidden(true, animated: true) }
    #expect(stage.state.animations.count > 0)
    stage.finish()
    #expect(frames() == ["0,-44,320,44", "0,0,320,460"])
    push("b", on: stage)
    #expect(frames() == ["0,-44,320,44", "0,0,320,460"])
    stage.perform { stage.root?.setNavigationBarHidden(false, animated: false) }
    #expect(frames() == ["0,0,320,44", "0,44,320,416"])
    #expect(stage.diagnostics == [])
  }

  @Test func `K28 K37 a push during a push is reported as D22, and waits when fixed`() {
    for version in [Version.fixed, .commitc065f93] {
      let stage = stage(version)
      stage.perform { stage.root?.pushViewController(ViewController("b"), animated: true) }
      stage.advance(by: 100)
      stage.perform { stage.root?.pushViewController(ViewController("c"), animated: true) }
      #expect(
        stage.root?.children.map(\.name) == (version == .fixed ? ["a", "b"] : ["a", "b", "c"]))
      stage.finish()
      #expect(stage.root?.children.map(\.name) == ["a", "b", "c"])
      #expect(stage.diagnostics.contains("D22") == (version != .fixed))
      if version == .fixed { #expect(stage.diagnostics == []) }
    }
  }

  @Test func `K29 a view added by hand before the transition is reported as U1`() {
    for version in Version.allCases {
      let stage = stage(version)
      push("b", on: stage)
      let isByHand = [.commitb39c838, .commit39a7ea4].contains(version)
      #expect(stage.diagnostics.contains("U1") == isByHand, "\(version)")
    }
  }

  @Test func `K30 the first version announces every push twice, D07`() {
    for version in Version.allCases {
      let stage = stage(version)
      push("b", on: stage)
      #expect(stage.diagnostics.contains("D07") == (version == .commit2374862), "\(version)")
    }
  }

  @Test func `K31 a page that accesses its stack is reported as D17, but not when fixed`() {
    for version in [Version.fixed, .commitc065f93] {
      let recipe = SKNavigationController.recipe
      let variant = SystemRecipe.Variant(version.rawValue, "")
      let stage = Stage<ViewController> { recipe.makeRoot(variant) }
      func rows() -> [View] {
        (stage.root?.children.first?.view.subviews.first?.subviews ?? [])
      }
      #expect(rows().count { !$0.isHidden } == 10)
      stage.perform { rows()[4].tap() }
      stage.finish()
      #expect(stage.root?.children.map(\.name) == ["list", "number5"])
      stage.perform { stage.root?.children.last?.view.subviews.last?.tap() }
      stage.finish()
      #expect(stage.root?.children.map(\.name) == ["list"])
      let asked = stage.diagnostics.filter { $0 == "D17" }
      #expect(asked.count == (version == .fixed ? 0 : 2))
    }
  }

  @Test
  func `S1-20 S1-21 a pushed one moves to its parent, a popped one from it, others do not move`() {
    final class Witness: ViewController {
      var lamps: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("wA")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("dA")
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("wD")
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("dD")
      }
      private func note(_ callback: String) {
        lamps.append(
          callback + (isMovingToParent ? " to" : "") + (isMovingFromParent ? " from" : ""))
      }
    }
    let stage = stage(.fixed)
    let witness = stage.simulation.make { Witness("w") }
    stage.perform { stage.root?.pushViewController(witness, animated: true) }
    stage.finish()
    push("c", on: stage)
    pop(stage)
    pop(stage)
    #expect(
      witness.lamps == ["wA to", "dA to", "wD", "dD", "wA", "dA", "wD from", "dD from"])
  }

  @Test func `S1-17 C5 navigationController is nil except in UIKit's stack`() {
    let stage = stage(.fixed)
    #expect(stage.root?.topViewController?.navigationController == nil)
    #expect(stage.root?.topViewController?.parent === stage.root)
  }

  @Test func `S1-48 S1-49 S1-52 the bar has an item for each controller and a way back`() {
    for version in Version.allCases {
      let stage = stage(version)
      #expect(stage.root?.navigationBar.delegate === stage.root)
      push("b", on: stage)
      #expect(stage.root?.navigationBar.items.map(\.title) == ["a", "b"], "\(version)")
      #expect(stage.root?.navigationBar.topItem?.backButtonTitle == "a")
    }
    let stage = stage(.fixed)
    stage.perform { stage.root?.viewControllers = ["x", "y", "z"].map { ViewController($0) } }
    #expect(stage.root?.navigationBar.items.count == stage.root?.children.count)
    stage.perform { stage.root?.navigationBar.backButton.tap() }
    stage.finish()
    #expect(stage.root?.navigationBar.items.map(\.title) == ["x", "y"])
  }

  @Test func `S1-28 a closed container releases everything`() {
    for version in Version.allCases {
      let stage = stage(version)
      push("b", on: stage)
      stage.close()
      stage.finish()
      #expect(stage.state.controllers.values.isEmpty, "\(version)")
    }
  }

  @Test func `runs requests made during a slide in order`() {
    let stage = stage(.fixed)
    stage.perform {
      stage.root?.pushViewController(ViewController("b"), animated: true)
      stage.root?.pushViewController(ViewController("c"), animated: true)
      stage.root?.popViewController(animated: true)
      stage.root?.setNavigationBarHidden(true, animated: true)
      stage.root?.viewControllers = [ViewController("x"), ViewController("y")]
      stage.root?.popToRootViewController(animated: true)
    }
    stage.finish()
    #expect(stage.root?.children.map(\.name) == ["x"])
    #expect(stage.root?.isNavigationBarHidden == true)
    #expect(stage.diagnostics == [])
    #expect(stage.state.controllers.values.count == 2)
  }
}
