/// Manages the steps of a new post, with a coordinator per step.
package final class PostCoordinator: Coordinator {
  private let steps: [FlowController.Step]
  private weak var navigation: NavigationController?
  private let version: CoordinatedFeed.Version
  private var photo = Photo()
  private let done: (Photo) -> Void

  init(
    steps: [FlowController.Step], on navigation: NavigationController,
    version: CoordinatedFeed.Version, done: @escaping (Photo) -> Void
  ) {
    self.steps = steps
    self.navigation = navigation
    self.version = version
    self.done = done
    super.init("newPostCoordinator", in: navigation.simulation)
  }

  override func start() { beginStep(0) }

  private func beginStep(_ place: Int) {
    guard let navigation, steps.indices.contains(place) else { return }
    begin(StepCoordinator(steps[place], of: photo, on: navigation))
  }

  /// A step has its answer; one that is not the last begun is heeded no more.
  func step(_ child: StepCoordinator, answers answer: StepCoordinator.Answer) {
    guard child === children.last, child.screen === navigation?.topViewController else {
      simulation.log("\(name): an answer of \(child.name) comes too late")
      return
    }
    switch answer {
    case .motif(let motif): photo.motif = motif
    case .filter(let filter): photo.filter = filter
    case .choice(_, let caption): photo.caption = caption
    }
    if children.count < steps.count { beginStep(children.count) } else { done(photo) }
  }

  /// A screen was shown: releases the steps whose screens were popped; returns whether any are
  /// left.
  func keepSteps(on stack: [ViewController], showing shown: ViewController) -> Bool {
    let steps = children.compactMap { $0 as? StepCoordinator }
    for step in steps where step.screen === shown { step.hasBeenShown = true }
    let left = steps.filter { step in !stack.contains { $0 === step.screen } }
    for step in left where step.hasBeenShown || step.screen == nil {
      end(step, in: version, by: navigation)
    }
    return steps.contains { step in
      step.screen != nil && (!step.hasBeenShown || stack.contains { $0 === step.screen })
    }
  }
}

extension Coordinator {
  /// Releases a finished child, depending on the version.
  final func end(
    _ child: Coordinator, in version: CoordinatedFeed.Version, by owner: ViewController?
  ) {
    guard !child.isDone else { return }
    child.isDone = true
    simulation.log("\(name) ends \(child.name)")
    switch version {
    case .fixed: children.removeAll { $0 === child }
    case .byType: children.removeAll { type(of: $0) == type(of: child) }
    case .forgetful: break
    }
    simulation.expectEnd(of: child, named: child.name, by: owner)
  }
}
