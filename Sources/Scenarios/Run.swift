import Containers
package import Hierarchy
package import Tunnel

/// A scenario, a version of its system and all that was done to it, ready to be executed.
///
/// A run is a value and never paused: executing it gives the whole recording at once, and the
/// same value always gives the same recording. Going on, forking the past and undo are runs with
/// other gestures.
package struct Run: Sendable {
  package let scenario: Scenario
  /// The short name of the system's version.
  package let variant: String
  /// In the order they are made; never earlier than the one before.
  package private(set) var gestures: [TimedGesture]

  private let profile: Profile
  private let geocoding: Geocoding

  /// The eras a run can follow, the oldest first.
  package static let profiles = Profile.allCases.map(\.rawValue)

  /// A run of a scenario.
  ///
  /// Without a variant it is the recipe's first; names that are not known count as none. The
  /// geocoder seems to think for `latency` seconds.
  package init(
    _ scenario: Scenario, variant: String? = nil, profile: String? = nil,
    geocoder: any ReverseGeocoding, latency: Double = 0
  ) {
    self.scenario = scenario
    let variants = scenario.system.variants
    self.variant = (variants.first { $0.slug == variant } ?? variants.first)?.slug ?? ""
    self.profile = profile.flatMap(Profile.init(rawValue:)) ?? .ios17
    geocoding = Geocoding(geocoder, latency: latency)
    gestures = scenario.gestures
  }

  /// Does something at an instant; what was done later is forgotten.
  package mutating func perform(_ gesture: Gesture, at instant: Instant) {
    gestures.removeAll { $0.instant > instant }
    // A hand moves faster than simulated time: only the last move of an instant counts.
    if let last = gestures.last, last.instant == instant, last.gesture.isMove, gesture.isMove {
      gestures.removeLast()
    }
    gestures.append(TimedGesture(gesture, at: instant))
  }

  /// The same run with other gestures, as kept by undo and redo.
  package func with(_ gestures: [TimedGesture]) -> Run {
    var run = self
    run.gestures = gestures
    return run
  }

  /// Executes the run to its end, in simulated time.
  package func record() -> Recording { execute().recording }

  /// Executes the run to its end, and says how many events had happened before each gesture.
  package func execute() -> (recording: Recording, gestureStarts: [Int]) {
    var starts: [Int] = []
    let simulation = Simulation(profile: profile)
    simulation[Geocoding.self] = geocoding
    let recipe = scenario.system.recipe
    let version = recipe.variants.first { $0.slug == variant }
    return Simulation.$current.withValue(simulation) {
      let window = Window(size: scenario.system.screen)
      let root = recipe.makeRoot(version ?? SystemRecipe.Variant(variant, variant))
      window.rootViewController = root
      simulation.turn()
      for timed in gestures {
        simulation.advance(to: timed.instant)
        starts.append(simulation.recording.events.count)
        perform(timed.gesture, on: root, in: window)
        simulation.turn()
      }
      simulation.finishAnimations()
      return withExtendedLifetime(window) { (simulation.recording, starts) }
    }
  }

  private func perform(_ gesture: Gesture, on root: ViewController, in window: Window) {
    switch gesture {
    case .tap(let id): window.simulation.view(id)?.tap()
    case .dragMarker(let map, let marker, let phase, let place):
      (window.simulation.view(map) as? MapView)?
        .dragMarker(marker, MapView.DragPhase(phase), to: place)
    case .action(let slug):
      scenario.system.recipe.actions.first { $0.slug == slug }?.perform(root)
    case .rotate: window.rotate()
    }
  }
}

extension MapView.DragPhase {
  fileprivate init(_ phase: Gesture.DragPhase) {
    self =
      switch phase {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
