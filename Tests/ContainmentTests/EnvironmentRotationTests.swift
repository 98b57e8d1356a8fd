import Containment
import Testing

/// Turning the device: semantics 5.3 and the rows of section 9 about it.
@Suite struct `A rotation` {
  final class Switched: Turning {
    var forwardsAppearance = true
    var forwardsRotation = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwardsAppearance }
    override var shouldAutomaticallyForwardRotationMethods: Bool { forwardsRotation }
  }

  final class Asked: ViewController {
    var answer: InterfaceOrientationMask = .portrait
    var turns = true
    override var shouldAutorotate: Bool { turns }
    override var supportedInterfaceOrientations: InterfaceOrientationMask { answer }
    override func shouldAutorotateToInterfaceOrientation(
      _ orientation: InterfaceOrientation
    ) -> Bool { answer.contains(orientation) }
  }

  private func tree(
    appearance: Bool, rotation: Bool
  ) -> (Simulation, Window) -> [ViewController] {
    { _, window in
      let (root, middle, leaf) = (Switched("P"), Switched("M"), ViewController("L"))
      (middle.forwardsAppearance, middle.forwardsRotation) = (appearance, rotation)
      window.rootViewController = root
      root.embed(middle)
      middle.embed(leaf)
      let (unloaded, outside) = (ViewController("U"), ViewController("O"))
      root.addChild(unloaded)
      root.addChild(outside)
      outside.loadViewIfNeeded()
      return [root, middle, leaf]
    }
  }

  // Rule 5.3 switches: One switch in iOS 5, two in iOS 6.
  @Test(
    arguments: [
      (Profile.ios5, true, true, true), (.ios5, true, false, true), (.ios5, false, true, false),
      (.ios6, true, true, true), (.ios6, true, false, false), (.ios6, false, true, true),
    ])
  func `5.3 is forwarded to visible children, unless forwarding is off`(
    profile: Profile, appearance: Bool, rotation: Bool, reachesLeaf: Bool
  ) {
    let text = story(profile: profile, given: tree(appearance: appearance, rotation: rotation)) {
      _, window, _ in window.rotate(to: .landscapeLeft)
    }
    let names = reachesLeaf ? ["P", "M", "L"] : ["P", "M"]
    let phases = ["willRotate", "willAnimateRotation", "@300", "didRotate"].map { phase in
      phase == "@300" ? phase : names.map { "\($0).\(phase)" }.joined(separator: " ")
    }
    #expect(text == phases.joined(separator: " "))
  }

  @Test func `5.3 sets the new frames between its first and second phase`() {
    final class Ruler: Turning {
      var widths: [Double] = []
      override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
        widths += [view.bounds.width, duration]
      }
      override func willAnimateRotation(to orientation: InterfaceOrientation, duration: Double) {
        widths += [view.bounds.width, duration]
      }
      override func didRotate(from orientation: InterfaceOrientation) {
        widths.append(view.bounds.width)
      }
    }
    _ = simulated(profile: .ios6) { simulation, window in
      let ruler = Ruler("P")
      window.rootViewController = ruler
      window.rotate()
      simulation.finishAnimations()
      #expect(ruler.widths == [320, 0.3, 460, 0.3, 460])
    }
  }

  @Test(arguments: Profile.allCases)
  func `5.3 is decided by the root`(profile: Profile) {
    _ = simulated(profile: profile) { simulation, window in
      let (root, child) = (Asked("P"), Asked("C"))
      root.answer = [.portrait, .landscapeRight]
      window.rootViewController = root
      root.embed(child)
      #expect(!window.rotate(to: .landscapeLeft))
      #expect(window.interfaceOrientation == .portrait)
      #expect(window.deviceOrientation == .landscapeLeft)
      #expect(window.rotate(to: .landscapeRight))
      #expect(!window.rotate(to: .landscapeRight))
      #expect(window.bounds.size == CGSize(width: 460, height: 320))
      root.turns = false
      #expect(window.rotate(to: .portrait) == (profile == .ios5 || profile == .ios17))
      simulation.finishAnimations()
    }
  }

  @Test func `5.3 is portrait only for a plain controller in ios5, later all but upside down`() {
    func turned(_ profile: Profile) -> [InterfaceOrientation] {
      var seen: [InterfaceOrientation] = []
      _ = simulated(profile: profile) { _, window in
        window.rootViewController = ViewController("P")
        seen = InterfaceOrientation.allCases.filter {
          window.rotate(to: $0)
          return window.interfaceOrientation == $0
        }
      }
      return seen
    }
    #expect(turned(.ios5) == [.portrait])
    #expect(turned(.ios6) == [.portrait, .landscapeLeft, .landscapeRight])
    #expect(turned(.ios17) == [.portrait, .landscapeLeft, .landscapeRight])
    _ = simulated { _, window in
      window.resize(to: CGSize(width: 768, height: 1024))
      window.rootViewController = ViewController("P")
      #expect(window.rotate(to: .portraitUpsideDown))
    }
  }

  @Test func `by 180° changes no size and sends nothing from ios8 on`() {
    let text = story(given: phone) { simulation, window, _ in
      window.rotate(to: .landscapeLeft)
      simulation.finishAnimations()
      simulation.log("half")
      window.rotate(to: .landscapeRight)
      #expect(window.interfaceOrientation == .landscapeRight)
    }
    #expect(text.hasSuffix("half"))
  }

  @Test func `follows the device when the supported orientations change`() {
    _ = simulated { simulation, window in
      let root = Asked("P")
      window.rootViewController = root
      window.rotate()
      #expect(window.interfaceOrientation == .portrait)
      root.answer = .all
      root.setNeedsUpdateOfSupportedInterfaceOrientations()
      #expect(window.interfaceOrientation == .landscapeLeft)
      window.rotate()
      #expect(window.interfaceOrientation == .portrait)
    }
  }

  @Test func `D30 is reported when window and controller have no orientation in common`() {
    let text = trace { simulation, window, _ in
      simulation.policy.reportsLints = true
      let root = Asked("P")
      window.supportedInterfaceOrientations = .landscape
      window.rootViewController = root
      simulation.log("rotate")
      window.rotate(to: .landscapeLeft)
      #expect(window.interfaceOrientation == .portrait)
      root.answer = .all
      #expect(window.rotate(to: .landscapeLeft))
    }
    let message =
      "0 ? D30 P The orientations P supports have none in common with the application's"
    #expect(text.components(separatedBy: message).count == 3)
    #expect(
      trace(profile: .ios5) { _, window, _ in
        window.supportedInterfaceOrientations = []
        window.rootViewController = ViewController("P")
      }.contains("D30") == false)
  }

  @Test(arguments: [Profile.ios6, .ios17])
  func `requested while another is announced replaces it`(profile: Profile) {
    final class Fickle: ViewController {
      var isFirst = true
      private func turnBack() {
        guard isFirst else { return }
        isFirst = false
        view.window?.rotate(to: .portrait)
      }
      override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        turnBack()
      }
      override func willRotate(to orientation: InterfaceOrientation, duration: Double) {
        turnBack()
      }
    }
    _ = simulated(profile: profile) { simulation, window in
      let root = Fickle("P")
      window.rootViewController = root
      window.rotate(to: .landscapeLeft)
      simulation.finishAnimations()
      #expect(window.interfaceOrientation == .portrait)
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 460))
    }
  }

  @Test func `of an empty window happens immediately`() {
    _ = simulated { simulation, window in
      window.rotate(to: .landscapeLeft)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 460, height: 320))
      #expect(simulation.recording.latest.animations.isEmpty)
    }
  }
}
