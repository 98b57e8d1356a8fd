import Samples

/// A root controller in a window of its own, in a simulation of its own.
final class Stage<Root: ViewController> {
  let simulation: Simulation
  let window: Window
  private(set) var root: Root?

  init(
    size: CGSize = CGSize(width: 320, height: 460), profile: Profile = .ios17, _ make: () -> Root
  ) {
    let simulation = Simulation(profile: profile)
    self.simulation = simulation
    (window, root) = Simulation.$current.withValue(simulation) {
      (Window(size: size), make())
    }
    perform { window.rootViewController = root }
    advance(by: 0)
  }

  /// Does something in the stage's simulation.
  func perform(_ body: () -> Void) {
    Simulation.$current.withValue(simulation) {
      body()
      simulation.turn()
    }
  }

  func advance(by milliseconds: Double) {
    Simulation.$current.withValue(simulation) { simulation.advance(by: milliseconds / 1000) }
  }

  /// The ids of all diagnostics, in order.
  var diagnostics: [String] { simulation.recording.diagnostics.map(\.id) }

  func finish() { Simulation.$current.withValue(simulation) { simulation.finishAnimations() } }

  /// Lets go of the root, as when another system is opened.
  func close() {
    perform {
      window.rootViewController = nil
      root = nil
    }
  }

  var state: HierarchyState { simulation.recording.latest }

  /// The default trace from an event on.
  func trace(from event: Int = 0, all: Bool = false) -> [String] {
    let recording = simulation.recording
    return recording.events[event...].filter { all || $0.isInDefaultTrace }
      .compactMap(recording.traceLine(of:))
  }

  var eventCount: Int { simulation.recording.events.count }
}

extension CGRect {
  /// "0,44,320,416", to a hundredth.
  var text: String {
    [minX, minY, width, height].map { number in
      let rounded = (Double(number) * 100).rounded() / 100
      return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
    }.joined(separator: ",")
  }
}
