import Containers
import Testing

/// The split view controller, semantics 7.4.
@Suite struct `The split view controller` {
  typealias Split = SplitViewController

  private final class Decider: SplitViewControllerDelegate {
    var letsGo = false
    var secondary: ViewController?
    func splitViewController(
      _ splitViewController: SplitViewController, collapseSecondary secondary: ViewController,
      onto primary: ViewController
    ) -> Bool { letsGo }
    func splitViewController(
      _ splitViewController: SplitViewController, separateSecondaryFrom primary: ViewController
    ) -> ViewController? { secondary }
  }

  /// A stack with "a" next to a plain "s", on screen.
  private func stage(isOnScreen: Bool = true) -> StockStage<Split> {
    StockStage<Split>(size: CGSize(width: 700, height: 460), isOnScreen: isOnScreen) {
      Split(
        "S",
        viewControllers: [
          NavigationController("N", rootViewController: ViewController("a")), ViewController("s"),
        ])
    }
  }

  private func primary(_ stage: StockStage<Split>) -> NavigationController? {
    stage.root.children.first as? NavigationController
  }

  @Test func `7.4 notifies observers when details are shown elsewhere`() {
    for profile in [Profile.ios6, .ios8, .ios17] {
      var heard: [String] = []
      let stage = StockStage<Split>(profile: profile, size: CGSize(width: 700, height: 460)) {
        Split(
          "S",
          viewControllers: [
            NavigationController("N", rootViewController: ViewController("a")),
            ViewController("s"),
          ])
      }
      stage.root.observeShowDetailTarget { split in
        heard.append("\(split.isCollapsed ? "one" : "two"): \(split.viewControllers.names)")
      }
      stage.settle { stage.root.collapse() }
      stage.settle { stage.root.collapse() }
      stage.settle { stage.root.expand() }
      #expect(heard == (profile == .ios6 ? [] : ["one: N", "two: N,s"]))
    }
  }

  // Rule 7.4 both: Two columns are two children, and both appear.
  // Also: `7.4 off screen no column appears`.
  @Test func `7.4 has both as children, and both appear`() {
    let stage = stage(isOnScreen: false)
    stage.show()
    #expect(
      stage.story() == "S.load S.WA N.load N.WA a.load a.WA s.load s.WA "
        + "S.IA N.IA a.IA s.IA S.DA N.DA a.DA a.did(N) s.DA")
    #expect(stage.root.children.map(\.view.frame.text) == ["0,0,280,460", "281,0,419,460"])
  }

  // Rule 7.4 collapse: The secondary one is pushed on the primary stack, unless the delegate lets
  // it go.
  // Also: `7.4 the delegate may drop the secondary controller, and name another`, `7.4 a primary
  // controller that is no stack takes nothing, and nothing is lost`.
  // Rule 7.4 expand: The delegate names one, else the primary stack gives its top back.
  // Also: `7.4 a secondary stack moves to the primary one, and back`.
  @Test func `7.4 collapse pushes the secondary controller on the primary stack`() {
    let stage = stage()
    stage.settle { stage.root.collapse() }
    #expect(
      stage.story()
        == "s.will(nil) s.WD s.DD s.did(nil) s.will(N) a.WD s.WA s.IA a.DD s.DA s.did(N)"
    )
    #expect(stage.root.isCollapsed && stage.root.viewControllers.names == "N")
    #expect(primary(stage)?.viewControllers.names == "a,s")
    #expect(primary(stage)?.view.frame.text == "0,0,700,460")
    stage.settle { stage.root.expand() }
    #expect(
      stage.story() == "s.will(nil) s.WD a.WA a.IA s.DD s.did(nil) a.DA s.will(S) s.WA s.IA s.DA "
        + "s.did(S)")
    #expect(!stage.root.isCollapsed && stage.root.viewControllers.names == "N,s")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.4 the delegate may drop the secondary controller, and name another`() {
    let stage = stage()
    let decider = Decider()
    decider.letsGo = true
    stage.root.delegate = decider
    stage.settle { stage.root.collapse() }
    #expect(stage.story() == "collapseSecondary(s) s.will(nil) s.WD s.DD s.did(nil)")
    #expect(primary(stage)?.viewControllers.names == "a")
    decider.secondary = stage.make("t")
    stage.settle { stage.root.expand() }
    #expect(stage.story() == "separateSecondary(N) t.will(S) t.load t.WA t.IA t.DA t.did(S)")
  }

  @Test func `7.4 a secondary stack moves to the primary one, and back`() {
    let stage = stage()
    let shell = stage.make {
      let shell = NavigationController("M", rootViewController: ViewController("x"))
      shell.pushViewController(ViewController("y"), animated: false)
      return shell
    }
    stage.settle { stage.root.viewControllers = [stage.root.children[0], shell] }
    stage.settle { stage.root.collapse() }
    #expect(primary(stage)?.viewControllers.names == "a,x,y")
    stage.settle { primary(stage)?.pushViewController(stage.make("z"), animated: true) }
    stage.settle { stage.root.expand() }
    #expect(primary(stage)?.viewControllers.names == "a")
    #expect(shell.viewControllers.names == "x,y,z" && shell.parent === stage.root)
    #expect(shell.topViewController?.appearancePhase == .appeared)
    #expect(primary(stage)?.topViewController?.appearancePhase == .appeared)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.4 a primary controller that is no stack takes nothing, and nothing is lost`() {
    let stage = StockStage<Split> {
      Split("S", viewControllers: [ViewController("p"), ViewController("s")])
    }
    stage.settle { stage.root.collapse() }
    #expect(stage.story() == "s.will(nil) s.WD s.DD s.did(nil)")
    stage.settle { stage.root.expand() }
    #expect(stage.story() == "s.will(S) s.WA s.IA s.DA s.did(S)")
  }

  // Rule 7.4 detail: Replaces the secondary one, or is pushed when collapsed.
  // Also: `7.4 notifies observers when details are shown elsewhere`.
  @Test func `7.4 showDetail replaces the secondary controller, or pushes when collapsed`() {
    let stage = stage()
    stage.settle { stage.root.showDetailViewController(stage.make("t"), sender: nil) }
    #expect(
      stage.story() == "s.will(nil) s.WD t.will(S) t.load t.WA t.IA s.DD s.did(nil) t.DA t.did(S)")
    stage.settle { stage.root.collapse() }
    _ = stage.story()
    stage.settle { stage.root.showDetailViewController(stage.make("u"), sender: nil) }
    #expect(stage.story() == "u.will(N) u.load t.WD* u.WA* u.IA* @350 t.DD* u.DA* u.did(N)")
    #expect(primary(stage)?.viewControllers.names == "a,t,u")
  }

  @Test func `7.4 off screen no column appears`() {
    let stage = stage(isOnScreen: false)
    stage.settle {
      stage.root.collapse()
      stage.root.expand()
      stage.root.collapse()
    }
    #expect(!stage.story().contains("A"))
    stage.show()
    #expect(
      stage.story() == "S.load S.WA N.load N.WA s.load s.WA S.IA N.IA s.IA S.DA N.DA s.DA s.did(N)")
  }

  // Rule 7.4 waiting: Requests during its appearance wait.
  @Test func `7.4 requests during its appearance wait until it ends`() {
    let stage = StockStage<Split>(size: CGSize(width: 700, height: 460)) {
      let split = Collapser("S")
      split.viewControllers = [
        NavigationController("N", rootViewController: ViewController("a")), ViewController("s"),
      ]
      return split
    }
    #expect(primary(stage)?.viewControllers.names == "a,s")
    #expect(primary(stage)?.topViewController?.appearancePhase == .appeared)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  /// Collapses as soon as it is about to appear.
  private final class Collapser: SplitViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      collapse()
    }
  }

  @Test func `expand refuses a kept controller that contains this one, and keeps it`() {
    let stage = StockStage<ViewController> { ViewController("root") }
    let split = stage.make { SplitViewController("S") }
    let (primary, kept) = (stage.make("p"), stage.make("k"))
    stage.settle {
      split.viewControllers = [primary, kept]
      split.collapse()
      kept.addChild(split)
    }
    #expect(stage.leavesAll { split.expand() })
    #expect(stage.refusals == ["C1"] && split.isCollapsed)
    stage.settle {
      split.removeFromParent()
      split.expand()
    }
    #expect(split.viewControllers.names == "p,k")
  }
}
