import Containers

/// One wrong use of the library, and the diagnostic it causes.
struct Misuse {
  /// The diagnostic it is the misuse of.
  let id: String
  /// The eras that know it.
  let profiles: [Profile]
  /// Diagnostics that inevitably accompany it in an era, with the reason.
  let companions: (Profile) -> [String]
  let play: (MisuseStage) -> Void

  init(
    _ id: String, in profiles: [Profile] = Profile.allCases, with companions: [String] = [],
    _ play: @escaping (MisuseStage) -> Void
  ) {
    self.init(id, in: profiles, with: { _ in companions }, play)
  }

  init(
    _ id: String, in profiles: [Profile] = Profile.allCases,
    with companions: @escaping (Profile) -> [String], _ play: @escaping (MisuseStage) -> Void
  ) {
    (self.id, self.profiles, self.companions, self.play) = (id, profiles, companions, play)
  }
}

/// A window of its own with a root on screen, at rest, where something is done wrongly.
final class MisuseStage {
  let simulation: Simulation
  let window = Window("stage")
  let root = ViewController("P")
  /// What must not go away before the end.
  var kept: [AnyObject] = []

  init(in simulation: Simulation) {
    self.simulation = simulation
    window.rootViewController = root
    simulation.finishAnimations()
  }

  func settle() { simulation.finishAnimations() }

  func make(_ name: String) -> ViewController {
    let controller = ViewController(name)
    kept.append(controller)
    return controller
  }

  /// A child of the root, or of another, added by the book and at rest.
  func child(_ name: String, of parent: ViewController? = nil) -> ViewController {
    let (child, parent) = (make(name), parent ?? root)
    embed(child, in: parent)
    settle()
    return child
  }

  func embed(_ child: ViewController, in parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  /// Puts a container on screen in place of the root, at rest.
  func show<Container: ViewController>(_ container: Container) -> Container {
    kept.append(container)
    window.rootViewController = container
    settle()
    return container
  }

  func stack() -> NavigationController {
    show(NavigationController("N", rootViewController: make("a")))
  }
}
