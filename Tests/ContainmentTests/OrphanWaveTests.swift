import Containment
import Testing

/// The wave that a turn of the device sends down the tree of controllers.
@Suite struct `A traversal from the window` {
  @Test(arguments: [Profile.ios5, .ios6, .ios8, .ios17])
  func `S0-09 S0-10 S0-11 reaches children in order and skips orphans`(
    profile: Profile
  ) {
    let wave = trace(profile: profile) { simulation, window in
      let (root, child, orphan) = (ViewController("P"), ViewController("a"), ViewController("o"))
      window.rootViewController = root
      root.addChild(child)
      for controller in [child, orphan] {
        controller.view.frame = root.view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.view.addSubview(controller.view)
      }
      child.didMove(toParent: root)
      window.supportedInterfaceOrientations = .all
      return [root, child, orphan]
    } _: { _, window, _ in
      window.resize(to: CGSize(width: 460, height: 320))
      window.simulation.sendMemoryWarning()
    }
    let heard = wave.split(separator: "\n").map { String($0.split(separator: " ")[1]) }
    #expect(!heard.contains("o"))
    #expect(heard.contains("a"))
    #expect(heard.first == "P")
  }
}
