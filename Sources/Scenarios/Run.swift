package import Hierarchy
import Interpreter
import Samples
import Script
package import Tunnel

/// A scenario, a variant of its demo and the gestures made so far, ready to be executed.
///
/// A run is a value and never paused: executing it gives the whole recording at once, and the same
/// value always gives the same recording. Continuing, branching from the past and undoing create
/// runs with other gestures.
package struct Run: Sendable {
  package let scenario: Scenario
  /// The short name of the demo's variant; empty for scripts.
  package let variant: String
  /// In chronological order.
  package private(set) var gestures: [TimedGesture] = []
  /// The number of script events kept after an action in its past; nil for all.
  package private(set) var cut: Int?

  private let profile: Profile
  private let geocoding: Geocoding

  /// The profiles a run can use, the oldest first.
  package static let profiles = Profile.allCases.map(\.rawValue)

  /// A run of a scenario.
  ///
  /// Without a variant, or with an unknown one, uses the recipe's first. The geocoder takes
  /// `latency` seconds.
  package init(
    _ scenario: Scenario, variant: String? = nil, profile: String? = nil,
    geocoder: any ReverseGeocoding, latency: Double = 0
  ) {
    self.init(
      scenario, variant: variant, profile: profile.flatMap(Profile.init(rawValue:)) ?? .ios17,
      geocoding: Geocoding(geocoder, latency: latency))
  }

  private init(_ scenario: Scenario, variant: String?, profile: Profile, geocoding: Geocoding) {
    (self.scenario, self.profile, self.geocoding) = (scenario, profile, geocoding)
    let variants = scenario.system?.variants ?? []
    self.variant = (variants.first { $0.slug == variant } ?? variants.first)?.slug ?? ""
  }

  /// A run of another scenario or variant under the same conditions, without gestures.
  package func other(_ scenario: Scenario? = nil, variant: String? = nil) -> Run {
    Run(
      scenario ?? self.scenario, variant: variant, profile: profile, geocoding: geocoding)
  }

  /// Adds a gesture at an instant; removes later ones.
  ///
  /// `eventCount` is the number of script events up to then, if it continued from there.
  package mutating func perform(
    _ gesture: Gesture, at instant: Instant, afterEvents eventCount: Int? = nil
  ) {
    if let eventCount { cut = eventCount }
    gestures.removeAll { $0.instant > instant }
    // A pointer moves faster than simulated time: only the last move at an instant counts.
    if let last = gestures.last, last.instant == instant, last.gesture.isMove, gesture.isMove {
      gestures.removeLast()
    }
    gestures.append(TimedGesture(gesture, at: instant))
  }

  /// The same run with other gestures, for undo and redo.
  package func with(_ gestures: [TimedGesture]) -> Run {
    var run = self
    run.gestures = gestures
    return run
  }

  /// The same run in a saved state: with other gestures, and the kept part of its script.
  package func with(_ gestures: [TimedGesture], cut: Int?) -> Run {
    var run = with(gestures)
    run.cut = cut
    return run
  }

  /// Executes the run to its end, in simulated time.
  package func record() -> Recording { execute().recording }

  /// Executes the run to its end.
  package func execute() -> RunOutcome {
    switch scenario.origin {
    case .system(let system): execute(system)
    case .script(let script): execute(script)
    case .recording(let recording):
      RunOutcome(recording: recording, gestureStarts: [], surroundings: nil, script: nil)
    }
  }
}

/// Demos.
extension Run {
  private func execute(_ system: SystemInfo) -> RunOutcome {
    let simulation = Simulation(profile: profile)
    simulation[Geocoding.self] = geocoding
    let version = system.recipe.variants.first { $0.slug == variant }
    return Simulation.$current.withValue(simulation) {
      let window = Window(size: system.screen)
      let root = system.recipe.makeRoot(version ?? SystemRecipe.Variant(variant, variant))
      window.rootViewController = root
      simulation.turn()
      let starts = perform(in: simulation) { gesture in
        if case .action(let slug) = gesture {
          system.recipe.actions.first { $0.slug == slug }?.perform(root)
        } else {
          gesture.perform(in: window)
        }
      }
      defer { simulation.close() }
      return withExtendedLifetime(window) {
        RunOutcome(
          recording: simulation.recording, gestureStarts: starts,
          surroundings: Surroundings(of: simulation), script: nil)
      }
    }
  }

  /// Performs all gestures, each at its time; returns the event count before each.
  private func perform(
    in simulation: Simulation, after made: GesturesOnTheWay? = nil, _ body: (Gesture) -> Void
  ) -> [Int] {
    for timed in gestures.prefix(made?.count ?? 0) { simulation.advance(to: timed.instant) }
    var starts = made?.starts ?? []
    for timed in gestures.dropFirst(made?.count ?? 0) {
      simulation.advance(to: timed.instant)
      starts.append(simulation.recording.events.count)
      body(timed.gesture)
      simulation.turn()
    }
    simulation.finishAnimations()
    return starts
  }
}

/// Scripts.
extension Run {
  private func execute(_ script: ParsedScript) -> RunOutcome {
    let execution: Execution
    let scriptEnd: Int
    var (starts, surroundings): ([Int], Surroundings?) = ([], nil)
    let onTheWay = GesturesOnTheWay()
    do throws(ScriptErrors) {
      execution = try Interpreter(.scripts, profile: profile).run(script, until: cut) {
        $0[Geocoding.self] = geocoding
        if cut != nil { onTheWay.add(gestures, to: $0) }
      }
      scriptEnd = execution.recording.events.count
      if !gestures.isEmpty {
        starts = try execution.goOn { simulation in
          defer { surroundings = Surroundings(of: simulation) }
          return perform(in: simulation, after: onTheWay) { gesture in
            if let window = simulation.windows.first { gesture.perform(in: window) }
          }
        }
      }
    } catch {
      let problems = error.errors.map { ScriptProblem($0.range, in: script.source, $0.message) }
      return RunOutcome(
        recording: Recording(), gestureStarts: [], surroundings: nil,
        script: ScriptOutcome(errors: problems, steps: nil, stop: nil, eventCount: 0))
    }
    var recording = execution.recording
    recording.locateDiagnostics { $0 < scriptEnd ? execution.steps.line(ofEvent: $0) : nil }
    return RunOutcome(
      recording: recording, gestureStarts: starts, surroundings: surroundings,
      script: ScriptOutcome(
        errors: [], steps: execution.steps, stop: stop(of: execution, in: script.source),
        eventCount: scriptEnd))
  }

  private func stop(of execution: Execution, in source: SourceText) -> ScriptProblem? {
    guard let stop = execution.stop, stop != .reached else { return nil }
    return ScriptProblem(line: execution.stopLine ?? 1, in: source, stop.message)
  }
}

/// Gestures performed while a line of a script runs the simulation: canceled transitions.
private final class GesturesOnTheWay {
  /// The number of leading gestures of this kind.
  private(set) var count = 0
  /// The event count before each.
  private(set) var starts: [Int] = []

  /// Schedules the leading gestures of this kind at their times.
  func add(_ gestures: [TimedGesture], to simulation: Simulation) {
    for timed in gestures {
      guard case .cancelTransition = timed.gesture else { return }
      count += 1
      simulation.after(timed.instant.seconds) { [unowned simulation, weak self] in
        self?.starts.append(simulation.recording.events.count)
        if let window = simulation.windows.first { timed.gesture.perform(in: window) }
      }
    }
  }
}

extension Gesture {
  /// Performs the gesture on the window.
  fileprivate func perform(in window: Window) {
    switch self {
    case .tap(let id): window.simulation.view(id)?.tap()
    case .dragMarker(let map, let marker, let phase, let place):
      (window.simulation.view(map) as? MapView)?
        .dragMarker(marker, MapView.DragPhase(phase), to: place)
    case .pan(let id, let phase): window.simulation.view(id)?.pan(Pan(phase))
    case .action: break
    case .rotate: window.rotate()
    case .resize(let size, let isAnimated): window.resize(to: size, animated: isAnimated)
    case .share(let screen, let width, let isAnimated):
      window.take(width, of: screen, animated: isAnimated)
    case .network(let latency, let isDown):
      Surroundings.change(of: window.simulation, latency: latency, isDown: isDown)
    case .layFlat: window.layFlat()
    case .warnOfMemory: window.simulation.sendMemoryWarning()
    case .cancelTransition(let animation):
      window.simulation.cancelTransition(ofAnimation: animation)
    }
  }
}

extension Pan {
  fileprivate init(_ phase: Gesture.PanPhase) {
    self =
      switch phase {
      case .began: .began
      case .changed(let distance): .changed(by: distance)
      case .ended(let velocity): .ended(velocity: velocity)
      case .cancelled: .cancelled
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
