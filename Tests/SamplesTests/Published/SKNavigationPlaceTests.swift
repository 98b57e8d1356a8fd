import Samples
import Testing

/// Where the navigation controller of the second seed puts its children: the table of systems 2.3.
@Suite struct `The layout of the published stack` {
  /// A screen on which the stack's view does not begin at the corner, and what comes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let screen: CGSize
    /// The size of the stack's view and its center in its superview.
    let size: CGSize
    let center: CGPoint
    let published: String
    let fixed: String
    let isReported: Bool
  }

  private static let cases = [
    Case(
      testDescription: "320×460 under a status bar", screen: CGSize(width: 320, height: 480),
      size: CGSize(width: 320, height: 460), center: CGPoint(x: 160, y: 250),
      published: "0,42,320,416", fixed: "0,44,320,416", isReported: true),
    Case(
      testDescription: "375×667, the whole screen", screen: CGSize(width: 375, height: 667),
      size: CGSize(width: 375, height: 667), center: CGPoint(x: 187.5, y: 333.5),
      published: "0,22,375,623", fixed: "0,44,375,623", isReported: false),
    Case(
      testDescription: "turned by a transform to the left", screen: CGSize(width: 320, height: 480),
      size: CGSize(width: 480, height: 300), center: CGPoint(x: 150, y: 240),
      published: "-90,112,480,256", fixed: "0,44,480,256", isReported: true),
    Case(
      testDescription: "turned by a transform to the right",
      screen: CGSize(width: 320, height: 480),
      size: CGSize(width: 480, height: 300), center: CGPoint(x: 170, y: 240),
      published: "-70,112,480,256", fixed: "0,44,480,256", isReported: true),
  ]

  private func stage(
    _ version: SKNavigationController.Version, in place: Case
  ) -> (Stage<ViewController>, SKNavigationController) {
    var stack: SKNavigationController?
    let stage = Stage<ViewController>(size: place.screen) {
      let (host, new) = (
        ViewController("host"),
        SKNavigationController(
          "stack", rootViewController: ViewController("a"), version: version)
      )
      host.addChild(new)
      new.view.bounds = CGRect(origin: .zero, size: place.size)
      new.view.center = place.center
      host.view.addSubview(new.view)
      new.didMove(toParent: host)
      stack = new
      return host
    }
    return (stage, stack ?? SKNavigationController())
  }

  @Test(arguments: cases)
  func `K24 the last version uses the container's center, D18, the fixed one the bounds`(
    place: Case
  ) {
    for version in [SKNavigationController.Version.fixed, .commitc065f93] {
      let (stage, stack) = stage(version, in: place)
      let wanted = version == .fixed ? place.fixed : place.published
      #expect(stack.children.map(\.view.frame.text) == [wanted], "\(version)")
      stage.perform { stack.pushViewController(ViewController("b"), animated: true) }
      stage.finish()
      #expect(stack.children.last?.view.frame.text == wanted, "\(version) after a push")
      stage.perform { stack.popViewController(animated: true) }
      stage.finish()
      #expect(stack.children.last?.view.frame.text == wanted, "\(version) after a pop")
      #expect(stage.diagnostics.contains("D18") == (version != .fixed && place.isReported))
    }
  }

  @Test func `K24 earlier versions used the old view's center, correctly`() {
    for version in [SKNavigationController.Version.commit39a7ea4, .commit2374862] {
      let (stage, stack) = stage(version, in: Self.cases[1])
      stage.perform { stack.pushViewController(ViewController("b"), animated: true) }
      stage.finish()
      #expect(stack.children.last?.view.frame.text == "0,44,375,623")
    }
  }

  @Test func `S1-56 S1-57 both slide by a width within 0.35 s, easing in and out`() {
    let stage = Stage {
      SKNavigationController("stack", rootViewController: ViewController("a"))
    }
    stage.perform { stage.root?.pushViewController(ViewController("b"), animated: true) }
    let moves = stage.state.animations.compactMap { animation -> String? in
      guard case .property(.center(let from), .center(let to)) = animation.motion else {
        return nil
      }
      return "\(stage.state.name(of: animation.view)) \(from.x)→\(to.x) "
        + "\(animation.duration) \(animation.curve.rawValue)"
    }
    #expect(
      moves == ["a.view 160.0→-160.0 0.35 easeInOut", "b.view 480.0→160.0 0.35 easeInOut"])
  }

  @Test func `the top follows every size, when rotated at rest or in a slide`() {
    for moment in [0.0, 100, 200, 400] {
      let stage = Stage {
        SKNavigationController("stack", rootViewController: ViewController("a"))
      }
      stage.perform { stage.root?.pushViewController(ViewController("b"), animated: true) }
      stage.advance(by: moment)
      stage.perform { stage.window.rotate() }
      stage.finish()
      #expect(stage.root?.topViewController?.view.frame.text == "0,44,460,276", "at \(moment)")
      #expect(stage.root?.navigationBar.frame.text == "0,0,460,44")
      stage.perform { stage.root?.popViewController(animated: true) }
      stage.finish()
      #expect(stage.root?.topViewController?.view.frame.text == "0,44,460,276", "at \(moment)")
      #expect(stage.diagnostics == [])
    }
  }
}
