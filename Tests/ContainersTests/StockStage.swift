import Containers

/// A stock container in a window, watched in the short words of the specification.
///
/// "b.will(N) b.load a.WD* b.WA* @350 a.DD*": callbacks by their letters, a star for animated ones,
/// an at sign where time has passed. `loadView` is left out; `trace` shows it.
final class StockStage<Root: ViewController> {
  let simulation: Simulation
  let window: Window
  let root: Root
  private var mark = 0
  private var time = "0"

  /// Makes the root, shows it by default, and discards the trace so far.
  init(
    profile: Profile = .ios17, size: CGSize = CGSize(width: 320, height: 460),
    isOnScreen: Bool = true, _ make: () -> Root
  ) {
    let simulation = Simulation(profile: profile)
    self.simulation = simulation
    (window, root) = Simulation.$current.withValue(simulation) { (Window(size: size), make()) }
    if isOnScreen { show() }
    mark = simulation.recording.events.count
  }

  /// Puts the root on screen.
  func show() {
    call { window.rootViewController = root }
    finish()
  }

  /// Does something in the stage's simulation, without a turn.
  func call(_ body: () -> Void) { Simulation.$current.withValue(simulation) { body() } }

  func turn() { call { simulation.turn() } }

  func advance(by milliseconds: Double) { call { simulation.advance(by: milliseconds / 1000) } }

  func finish() { call { simulation.finishAnimations() } }

  /// Does something, and lets it end.
  func settle(_ body: () -> Void) {
    call(body)
    finish()
  }

  /// The lines of the default trace since the last look.
  func trace() -> [String] {
    let recording = simulation.recording
    defer { mark = recording.events.count }
    return recording.events[mark...].filter(\.isInDefaultTrace).compactMap(recording.traceLine)
  }

  /// The short words since the last look.
  func story() -> String {
    var words: [String] = []
    for line in trace() {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3, let word = Self.word(parts[1], parts[2]) else { continue }
      if parts[0] != time {
        time = parts[0]
        words.append("@\(time)")
      }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  private static func word(_ subject: String, _ event: String) -> String? {
    if subject == "!" || subject == "?" {
      return event.split(separator: " ").first.map { "!\($0)" }
    }
    let short: [(String, String)] = [
      ("viewDidLoad", "load"), ("willMove(toParent: ", "will("), ("didMove(toParent: ", "did("),
      ("viewWillAppear", "WA"), ("viewIsAppearing", "IA"), ("viewDidAppear", "DA"),
      ("viewWillDisappear", "WD"), ("viewDidDisappear", "DD"),
    ]
    if event == "loadView" { return nil }
    if event.hasPrefix("delegate.") { return String(event.dropFirst("delegate.".count)) }
    for (long, letters) in short where event.hasPrefix(long) {
      let rest = event.dropFirst(long.count)
      switch rest {
      case "(true)": return "\(subject).\(letters)*"
      case "(false)", "": return "\(subject).\(letters)"
      default: return "\(subject).\(letters)\(rest)"
      }
    }
    return "\(subject).\(event)"
  }

  /// Whether a call leaves the model as it is.
  func leavesAll(_ body: () -> Void) -> Bool {
    let before = simulation.recording.latest
    call(body)
    let after = simulation.recording.latest
    return before.controllers == after.controllers && before.views == after.views
      && before.windows == after.windows
  }

  var refusals: [String] { simulation.refusals.map(\.id) }
}

extension Array where Element == ViewController {
  /// The names, separated by commas.
  var names: String { map(\.name).joined(separator: ",") }
}

extension StockStage {
  /// A plain controller of the stage's simulation.
  func make(_ name: String) -> ViewController { make { ViewController(name) } }

  /// What `body` makes, in the stage's simulation.
  func make<Made>(_ body: () -> Made) -> Made {
    Simulation.$current.withValue(simulation, operation: body)
  }
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
