import Containment
import Testing

/// How presented views come and go, and what UIKit calls the way they are presented.
@Suite struct `The style of a presentation` {
  /// What is animated while `body`'s presentation or dismissal begins, as "property of view".
  private func motions(
    _ style: ModalTransitionStyle, in presentation: ModalPresentationStyle = .fullScreen,
    isDismissed: Bool = false
  ) -> (motions: [String], durations: Set<Double>, recording: Recording) {
    var found: (motions: [String], durations: Set<Double>) = ([], [])
    let recording = simulated { simulation, window in
      let (root, modal) = (ViewController("A"), ViewController("M"))
      modal.modalTransitionStyle = style
      modal.modalPresentationStyle = presentation
      window.rootViewController = root
      simulation.turn()
      root.present(modal, animated: true)
      if isDismissed {
        simulation.finishAnimations()
        modal.dismiss(animated: true)
      }
      simulation.turn()
      let state = simulation.recording.latest
      found.durations = Set(state.animations.map(\.duration))
      found.motions = state.animations.map { animation in
        switch animation.motion {
        case .property(let old, _): "\(old.name) of \(state.name(of: animation.view))"
        case .transition(let style, let from, let to):
          "\(style) from \(state.name(of: from)) to \(state.name(of: to))"
        }
      }
      simulation.finishAnimations()
      withExtendedLifetime((root, modal)) {}
    }
    return (found.motions, found.durations, recording)
  }

  @Test func `6.3 selects its animation`() {
    let expected: [(ModalTransitionStyle, Double, String, String)] = [
      (.coverVertical, 0.4, "center of M.view", "center of M.view"),
      (
        .flipHorizontal, 0.75, "flipFromRight from A.view to M.view",
        "flipFromLeft from M.view to A.view"
      ),
      (.crossDissolve, 0.3, "alpha of M.view", "alpha of M.view"),
      (.partialCurl, 0.75, "center of A.view", "center of A.view"),
    ]
    #expect(expected.map(\.0) == ModalTransitionStyle.allCases)
    for (style, duration, coming, going) in expected {
      let (up, down) = (motions(style), motions(style, isDismissed: true))
      #expect(up.motions == [coming] && up.durations == [duration], "\(style)")
      #expect(down.motions == [going] && down.durations == [duration], "\(style)")
    }
  }

  @Test(arguments: ModalTransitionStyle.allCases)
  func `6_4 and 6_5 send the same callbacks for every transition style`(style: ModalTransitionStyle)
  {
    let recording = motions(style, isDismissed: true).recording
    let (up, down) = (Int(style.duration * 1000), Int(style.duration * 2000))
    #expect(
      recording.story() == "A.load A.WA A.IA A.DA M.load A.WD* M.WA* M.IA* @\(up) M.DA* A.DD* "
        + "completion M.WD* A.WA* A.IA* @\(down) A.DA* M.DD* completion gone(M)")
  }

  @Test(arguments: ModalTransitionStyle.allCases)
  func `6_3 leaves every view in place`(style: ModalTransitionStyle) {
    _ = story(given: rootOnScreen) { simulation, window, all in
      let modal = ViewController("M")
      modal.modalPresentationStyle = .fullScreen
      modal.modalTransitionStyle = style
      for _ in 0..<2 {
        all[0].present(modal, animated: true)
        simulation.advance(by: 0.1)
        #expect(window.subviews.count == 2)
        #expect((window.subviews.last === all[0].view) == (style == .partialCurl))
        simulation.finishAnimations()
        #expect(window.subviews.map(\.name) == ["M.view"])
        #expect(modal.view.frame == window.bounds && modal.view.alpha == 1)
        modal.dismiss(animated: true)
        simulation.finishAnimations()
        #expect(window.subviews.map(\.name) == ["P.view"])
        #expect(all[0].view.frame == window.bounds)
        #expect(modal.view.frame == window.bounds && modal.view.alpha == 1)
      }
    }
  }

  @Test func `P8 refuses partialCurl when not full screen`() {
    for style in ModalPresentationStyle.allCases where style != .fullScreen {
      let recording = motions(.partialCurl, in: style).recording
      #expect(
        recording.diagnostics.map(\.message) == [
          "Application tried to present UIModalTransitionStylePartialCurl to or from "
            + "non-fullscreen view controller A."
        ], "\(style)")
      #expect(recording.story() == "A.load A.WA A.IA A.DA P8(M) gone(M)")
    }
  }

  @Test func `6.8 follows a finger down, whatever the transition style`() {
    _ = story(given: rootOnScreen) { simulation, _, all in
      let modal = ViewController("M")
      modal.modalTransitionStyle = .crossDissolve
      all[0].present(modal, animated: true)
      simulation.finishAnimations()
      let rest = modal.view.center.y
      modal.interactiveDismissal.begin()
      simulation.turn()
      modal.interactiveDismissal.update(0.5)
      #expect(modal.view.center.y > rest && modal.view.alpha == 1)
      modal.interactiveDismissal.cancel()
      simulation.finishAnimations()
      #expect(modal.view.center.y == rest)
    }
  }

  @Test func `is printed with UIKit's class for it`() {
    func lastLine(_ style: ModalPresentationStyle, profile: Profile = .ios17) -> String {
      var text = ""
      _ = simulated(profile: profile) { simulation, window in
        let (root, modal) = (ViewController("A"), ViewController("M"))
        modal.modalPresentationStyle = style
        window.rootViewController = root
        simulation.turn()
        root.present(modal, animated: false)
        simulation.turn()
        text = simulation.recording.latest.printHierarchy
        withExtendedLifetime((root, modal)) {}
      }
      let last = text.split(separator: "\n").last ?? ""
      let name = last.components(separatedBy: "presented with: <").last ?? ""
      return String(name.prefix { $0 != " " })
    }
    #expect(
      ModalPresentationStyle.allCases.map { lastLine($0) } == [
        "_UIPageSheetPresentationController", "_UIFullscreenPresentationController",
        "_UIPageSheetPresentationController", "_UIFormSheetPresentationController",
        "_UICurrentContextPresentationController", "UIPresentationController",
        "_UIOverFullscreenPresentationController", "_UIOverCurrentContextPresentationController",
        "UIPopoverPresentationController",
      ])
    #expect(lastLine(.pageSheet, profile: .ios8) == "_UIFullscreenPresentationController")
  }

  @Test func `prints the key window first`() {
    _ = simulated { simulation, first in
      let second = Window("second")
      for (window, name) in [(first, "a"), (second, "b")] {
        window.rootViewController = ViewController(name)
      }
      simulation.turn()
      func order() -> [String] {
        let state = simulation.recording.latest
        let lines = state.printHierarchy.split(separator: "\n")
        return ["a", "b"].filter { name in
          let id = state.controllers.values.first { $0.name == name }?.id ?? NodeID(0)
          return lines.first?.contains(state.printHierarchy(of: id).prefix(30)) == true
        }
      }
      #expect(order() == ["a"] && first.isKeyWindow)
      second.isHidden = true
      second.makeKeyAndVisible()
      #expect(order() == ["b"] && second.isKeyWindow && !first.isKeyWindow && !second.isHidden)
      first.makeKey()
      #expect(order() == ["a"] && first.isKeyWindow)
      let changes = simulation.recording.changes.count
      first.makeKey()
      #expect(simulation.recording.changes.count == changes)
    }
  }
}
