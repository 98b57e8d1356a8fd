/// A simulated process: its clock, windows, run loop and recording.
///
/// It records everything that controllers and views do. A simulation belongs to one task at a time;
/// it has no thread and no real clock, so the same calls always give the same recording.
///
/// An addition to UIKit; in UIKit there is one process, represented by `UIApplication`.
public final class Simulation: @unchecked Sendable {
  /// The simulation of new controllers and views.
  ///
  /// By default the whole program shares one; parallel tests make their own, with `make(_:)` or
  /// `trace(all:of:)`.
  @TaskLocal public static var current = Simulation.ofProcess

  /// The recording of the run.
  public private(set) var recording = Recording()
  /// The current simulated time.
  public internal(set) var clock = Instant.zero
  /// The choices where sources are silent or disagree.
  public var policy: ContainmentPolicy
  /// The simulated UIKit version.
  public var profile: Profile
  /// The existing windows, in creation order; the simulation does not retain them.
  public var windows: [Window] { windowReferences.compactMap(\.object) }

  var turnNumber: Int32 = 1
  private var lastID: Int32 = 0
  private var instanceCounts: [ObjectIdentifier: Int] = [:]
  private var scriptInstanceCounts: [String: Int] = [:]
  /// The behavior for the script object being initialized.
  var birth: Birth?
  private var controllers = NodeTable<WeakReference<ViewController>>()
  private var views = NodeTable<WeakReference<View>>()
  var windowReferences: [WeakReference<Window>] = []
  /// The number of existing controllers and views.
  package private(set) var livingCount = 0
  /// The number of views and controllers visited by tree walks.
  ///
  /// An interpreter limits it, as one call may visit all of them.
  package private(set) var visits = 0
  /// The recorded coordinators, oldest first.
  var coordinators: [KnownCoordinator] = []
  private var services: [ObjectIdentifier: any Sendable] = [:]

  /// Blocks to run at the start of the next turn, in order.
  var nextTurnBlocks: [() -> Void] = []
  /// Timers and animation ends.
  var agenda = Agenda()
  var scheduledCount = 0
  /// The property changes being notified, the outermost first.
  var newsOnTheWay: [News] = []
  /// Container transitions waiting for the next turn.
  var deferredTransitions: [() -> Void] = []
  /// Presentations and dismissals waiting for others to end, in order.
  var waitingModals: [ModalTransition] = []
  /// Did callbacks and container blocks waiting for the end of the turn, in order.
  var afterCommit: [CommitAction] = []
  /// The callback being sent; the innermost if they nest.
  var sending: SentCallback?
  /// Detects misuse; it only observes.
  let lints = LintWatcher()
  /// The enclosing `View.animate` blocks, innermost last.
  var animationContexts: [AnimationContext] = []
  var lastAnimationID: Int32 = 0
  /// The running animation blocks, in the order they began.
  var blocksUnderWay: [AnimationBlock] = []
  /// Animations that were ended early but whose blocks are still running.
  var animationsEndedEarly: Set<Int32> = []
  var environment = SimulationEnvironment()

  /// Whether the first refused call ends the run, as it would crash an app.
  public var stopsAtRefusals = false
  /// Whether a refused call has ended the run; nothing is recorded afterwards.
  public private(set) var isStopped = false
  /// Whether timers or animations kept scheduling others until `finishAnimations()` gave up.
  package internal(set) var hasNoEnd = false
  /// Runs before the first event.
  var prologue: (() -> Void)?
  /// Runs when a refused call has stopped the run.
  var epilogue: (() -> Void)?
  /// The window made by `mainWindow`, if any.
  var readyWindow: Window?
  /// Printed text since the last line break.
  var unfinishedLine = ""

  /// Makes a simulation without events.
  public init(profile: Profile = .ios17, policy: ContainmentPolicy = ContainmentPolicy()) {
    self.profile = profile
    self.policy = policy
  }

  /// Seconds of simulated time since the start.
  public var now: Double { clock.seconds }

  /// The refused calls so far.
  ///
  /// A call is refused if UIKit raises an exception; it has no effect, and the run continues.
  public var refusals: [Diagnostic] { recording.diagnostics.filter { $0.kind == .exception } }
}

/// Identities and lookup.
extension Simulation {
  /// The existing controller with this id, or nil.
  public func controller(_ id: NodeID) -> ViewController? { controllers[id]?.object }

  /// The existing view with this id, or nil.
  public func view(_ id: NodeID) -> View? { views[id]?.object }

  /// Adds to the number of visited views and controllers.
  package func visit(_ count: Int) { visits += count }

  func makeID() -> NodeID {
    begin()
    lastID += 1
    return NodeID(lastID)
  }

  /// Runs the prologue before the first object is created or the first line printed.
  func begin() {
    guard let prologue else { return }
    self.prologue = nil
    prologue()
  }

  /// The default name of a new instance: its class and a number, from 1.
  func defaultName(for type: any AnyObject.Type, _ part: ScriptPart?) -> String {
    if let part {
      let name = part.behaviour.className
      scriptInstanceCounts[name, default: 0] += 1
      return "\(name)#\(scriptInstanceCounts[name, default: 0])"
    }
    let count = (instanceCounts[ObjectIdentifier(type)] ?? 0) + 1
    instanceCounts[ObjectIdentifier(type)] = count
    return "\(type)#\(count)"
  }

  func register(_ controller: ViewController) {
    livingCount += 1
    controllers[controller.id] = WeakReference(controller)
  }

  func register(_ view: View) {
    livingCount += 1
    views[view.id] = WeakReference(view)
    if let window = view as? Window { windowReferences.append(WeakReference(window)) }
  }

  /// Removes a controller in its `deinit`.
  func forget(_ controller: ViewController) {
    livingCount -= 1
    controllers[controller.id] = nil
  }

  /// Removes a view in its `deinit`.
  func forget(_ view: View) {
    livingCount -= 1
    views[view.id] = nil
    if view is Window { windowReferences.removeAll { $0.object == nil } }
  }
}

/// Recording: all events and changes pass through these methods.
extension Simulation {
  /// The number of events so far.
  package var eventCount: Int { recording.events.count }
  /// The size of the recording.
  package var recordingSize: RecordingSize { recording.size }

  /// Records a change, which becomes part of the next event.
  func note(_ change: Change) {
    guard !isStopped else { return }
    recording.append(change)
  }

  /// Records an event.
  func announce(_ kind: Event.Kind, by subject: NodeID?) {
    guard !isStopped else { return }
    let place = recording.append(kind, by: subject, at: clock, turn: turnNumber)
    lints.see(kind, at: place, in: self)
  }

  /// Records a callback.
  func announce(_ callback: Callback, to controller: ViewController) {
    guard !isStopped else { return }
    let place = recording.append(
      .callback(callback), by: controller.id, at: clock, turn: turnNumber)
    lints.see(callback, at: place, of: controller)
  }

  /// Records a diagnostic, except for a lint if the policy turns lints off.
  ///
  /// A diagnostic without calls gets the event just before it as its cause.
  public func report(_ diagnostic: Diagnostic) {
    guard !isStopped, policy.reportsLints || !diagnostic.isTeaching else { return }
    let diagnostic = diagnostic.calls.isEmpty ? diagnostic.led(by: lastCause) : diagnostic
    recording.append(diagnostic, at: clock, turn: turnNumber)
    guard stopsAtRefusals, diagnostic.kind == .exception else { return }
    stop()
    epilogue?()
  }

  /// Stops recording.
  func stop() { isStopped = true }

  /// Records a call of a container's own method, as source text.
  public func log(call text: String, of subject: ViewController) {
    log(call: text, by: subject.id)
  }

  /// Records a call with arguments other than nodes; the simulation's own calls have no subject.
  func log(call text: String, by subject: NodeID?) {
    guard !isStopped else { return }
    begin()
    lints.lastCall = recording.append(call: text, of: subject, at: clock, turn: turnNumber)
  }

  /// Records a line of text.
  ///
  /// UIKit: the console output of `print` and `NSLog`.
  public func log(_ line: String) {
    guard !isStopped else { return }
    begin()
    recording.append(log: line, at: clock, turn: turnNumber)
  }
}

/// External services of a run, such as a geocoder.
extension Simulation {
  /// The service of the given kind, or its default.
  public subscript<Key: SimulationService>(_ key: Key.Type) -> Key.Value {
    get { services[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { services[ObjectIdentifier(key)] = newValue }
  }
}

/// A kind of service for simulations.
///
/// An addition to UIKit.
public protocol SimulationService {
  /// The type of the service.
  associatedtype Value: Sendable
  /// The default service.
  static var defaultValue: Value { get }
}
