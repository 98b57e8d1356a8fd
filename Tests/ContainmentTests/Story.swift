import Containment

/// What `body` makes happen, in the short words of the specification.
///
/// "a.WD* b.IA @200 b.DA": callbacks by their letters, a star for animated ones, an at sign where
/// time has passed. Loading is `b.load`; layout is left out.
func story(
  profile: Profile = .ios17,
  given setUp: (Simulation, Window) -> [ViewController] = { _, _ in [] },
  _ body: (Simulation, Window, [ViewController]) -> Void
) -> String {
  var before = 0
  var keptAlive: [ViewController] = []
  let recording = simulated(profile: profile) { simulation, window in
    keptAlive = setUp(simulation, window)
    simulation.finishAnimations()
    before = simulation.recording.events.count
    body(simulation, window, keptAlive)
    simulation.finishAnimations()
  }
  return withExtendedLifetime(keptAlive) { recording.story(from: before) }
}

extension Recording {
  /// The events from an index on, in short words.
  func story(from start: Int = 0) -> String {
    var words: [String] = []
    var time = 0
    for event in events[start...] {
      guard let word = word(for: event) else { continue }
      if event.instant.milliseconds != time {
        time = event.instant.milliseconds
        words.append("@\(time)")
      }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  private func word(for event: Event) -> String? {
    let subject = event.subject.map(name(of:)) ?? ""
    switch event.kind {
    case .callback(let callback): return shortName(of: callback).map { "\(subject).\($0)" }
    case .completion: return "completion"
    case .diagnostic(let index): return "\(diagnostics[Int(index)].id)(\(subject))"
    case .log(let index): return log[Int(index)]
    case .gone: return "gone(\(subject))"
    case .call, .containerCall, .delegate, .settled: return nil
    }
  }

  private func shortName(of callback: Callback) -> String? {
    func star(_ letters: String, _ animated: Bool) -> String { animated ? letters + "*" : letters }
    return switch callback {
    case .loadView: nil
    case .viewDidLoad: "load"
    case .willMove(let parent): "will(\(parent.map(name(of:)) ?? "nil"))"
    case .didMove(let parent): "did(\(parent.map(name(of:)) ?? "nil"))"
    case .viewWillAppear(let animated): star("WA", animated)
    case .viewIsAppearing(let animated): star("IA", animated)
    case .viewDidAppear(let animated): star("DA", animated)
    case .viewWillDisappear(let animated): star("WD", animated)
    case .viewDidDisappear(let animated): star("DD", animated)
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: nil
    default: callback.name
    }
  }
}

/// A controller whose callbacks can be given something to do, before or after `super`.
class Puppet: ViewController {
  var onWillAppear: () -> Void = {}
  var onDidAppear: () -> Void = {}
  var onWillDisappear: () -> Void = {}
  var onWillMove: (ViewController?) -> Void = { _ in }
  var onDidMove: (ViewController?) -> Void = { _ in }
  var onLoad: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onWillAppear()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onDidAppear()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onWillDisappear()
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    onWillMove(parent)
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    onDidMove(parent)
  }
}

/// A container that forwards appearance callbacks manually.
class ManualContainer: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// One that begins and ends the appearance of its children with its own, and not their disappearance.
class RelayingContainer: ManualContainer {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for child in children { child.beginAppearanceTransition(true, animated: animated) }
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.endAppearanceTransition() }
  }
}

extension ViewController {
  /// Adds a child with its view, in the recommended order.
  func embed(_ child: ViewController, in slot: View? = nil) {
    addChild(child)
    (slot ?? view).addSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Takes the controller out of its parent, in the recommended order.
  func detach() {
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }
}
