package import Containers

/// A scenario, a version of its system and all that was done to it, ready to be executed.
///
/// A run is a value and never paused: executing it gives the whole recording at once, and the
/// same value always gives the same recording. Going on, forking the past and undo are runs with
/// other gestures.
package struct Run: Sendable {
  package let scenario: Scenario
  package let variant: SystemRecipe.Variant
  package let profile: Profile
  package let geocoding: Geocoding
  /// In the order they are made; never earlier than the one before.
  package private(set) var gestures: [TimedGesture]

  /// A run of a scenario; without a variant that of the recipe's first.
  package init(
    _ scenario: Scenario, variant: SystemRecipe.Variant? = nil, profile: Profile = .ios17,
    geocoding: Geocoding
  ) {
    self.scenario = scenario
    self.variant =
      variant ?? scenario.system.variants.first ?? SystemRecipe.Variant("fixed", "Mended")
    self.profile = profile
    self.geocoding = geocoding
    gestures = scenario.gestures
  }

  /// Does something at an instant; what was done later is forgotten.
  package mutating func perform(_ gesture: Gesture, at instant: Instant) {
    gestures.removeAll { $0.instant > instant }
    gestures.append(TimedGesture(gesture, at: instant))
  }

  /// The same run with other gestures, as kept by undo and redo.
  package func with(_ gestures: [TimedGesture]) -> Run {
    var run = self
    run.gestures = gestures
    return run
  }

  /// Executes the run to its end, in simulated time.
  package func record() -> Recording {
    let simulation = Simulation(profile: profile)
    simulation[Geocoding.self] = geocoding
    return Simulation.$current.withValue(simulation) {
      let window = Window(size: scenario.system.screen)
      let root = scenario.system.makeRoot(variant)
      window.rootViewController = root
      simulation.turn()
      for timed in gestures {
        simulation.advance(to: timed.instant)
        perform(timed.gesture, on: root, in: window)
        simulation.turn()
      }
      simulation.finishAnimations()
      return withExtendedLifetime(window) { simulation.recording }
    }
  }

  private func perform(_ gesture: Gesture, on root: ViewController, in window: Window) {
    switch gesture {
    case .tap(let id): window.simulation.view(id)?.tap()
    case .dragMarker(let map, let marker, let phase, let place):
      (window.simulation.view(map) as? MapView)?.dragMarker(marker, phase, to: place)
    case .action(let slug):
      scenario.system.actions.first { $0.slug == slug }?.perform(root)
    case .rotate: window.rotate()
    }
  }
}
