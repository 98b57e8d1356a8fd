/// One simulated process: its clock, its windows, its run loop and the recording of what happened.
///
/// Everything that controllers and views do is recorded here. A simulation belongs to one task at
/// a time; it has no thread and no clock of its own, so the same calls always give the same
/// recording.
///
/// Ours; in UIKit there is one process, represented by `UIApplication`.
public final class Simulation: @unchecked Sendable {
  /// The simulation that new controllers and views belong to.
  ///
  /// By default the whole program has one; tests that run side by side each make their own, with
  /// `make(_:)` or `trace(all:of:)`.
  @TaskLocal public static var current = Simulation.ofProcess

  /// Everything that has happened.
  public private(set) var recording = Recording()
  /// The current instant.
  public internal(set) var clock = Instant.zero
  /// The choices made where sources are silent or disagree.
  public var policy: ContainmentPolicy
  /// The era whose UIKit is simulated.
  public var profile: Profile
  /// The living windows, in creation order; the simulation does not keep them alive.
  public var windows: [Window] { windowReferences.compactMap(\.object) }

  var turnNumber: Int32 = 1
  private var lastID: Int32 = 0
  private var instanceCounts: [ObjectIdentifier: Int] = [:]
  private var scriptInstanceCounts: [String: Int] = [:]
  /// The behaviour of the object that is just being made for a script.
  var birth: Birth?
  private var controllers = NodeTable<WeakReference<ViewController>>()
  private var views = NodeTable<WeakReference<View>>()
  var windowReferences: [WeakReference<Window>] = []
  /// The number of living controllers and views.
  package private(set) var livingCount = 0
  /// The number of views and controllers visited by walks through many of them.
  ///
  /// An interpreter limits it, as one call may visit all there are.
  package private(set) var visits = 0
  /// The coordinators that were noted, oldest first.
  var coordinators: [KnownCoordinator] = []
  private var services: [ObjectIdentifier: any Sendable] = [:]

  /// Blocks to run at the start of the next turn, in order.
  var nextTurnBlocks: [() -> Void] = []
  /// Timers and animation ends.
  var agenda = Agenda()
  var scheduledCount = 0
  /// The changes that observers are being told of, the outermost first.
  var newsOnTheWay: [News] = []
  /// Container transitions waiting for the next turn.
  var deferredTransitions: [() -> Void] = []
  /// Presentations and dismissals that wait for others to end, in order.
  var waitingModals: [ModalTransition] = []
  /// Appearances and containers' blocks that wait for the end of the turn, in order.
  var afterCommit: [CommitAction] = []
  /// The callback being sent, the innermost when they nest.
  var sending: SentCallback?
  /// Detects misuse; it only observes.
  let lints = LintWatcher()
  /// The enclosing `View.animate` blocks, innermost last.
  var animationContexts: [AnimationContext] = []
  var lastAnimationID: Int32 = 0
  /// The animation blocks that have not ended, in the order they began.
  var blocksUnderWay: [AnimationBlock] = []
  /// Animations that were ended early; their blocks have not ended yet.
  var animationsEndedEarly: Set<Int32> = []
  var environment = SimulationEnvironment()

  /// Whether the first refused call ends the run, as it ends an app.
  public var stopsAtRefusals = false
  /// Whether a refused call has ended the run; nothing is recorded afterwards.
  public private(set) var isStopped = false
  /// Whether timers or animations were still making others when `finishAnimations()` gave up.
  package internal(set) var hasNoEnd = false
  /// Runs before the first thing happens.
  var prologue: (() -> Void)?
  /// Runs when a refused call has stopped the run.
  var epilogue: (() -> Void)?
  /// The window made by `mainWindow`, if any.
  var readyWindow: Window?
  /// Printed text since the last line break.
  var unfinishedLine = ""

  /// A simulation in which nothing has happened.
  public init(profile: Profile = .ios17, policy: ContainmentPolicy = ContainmentPolicy()) {
    self.profile = profile
    self.policy = policy
  }

  /// Seconds of simulated time since the start.
  public var now: Double { clock.seconds }

  /// The refused calls so far.
  ///
  /// A call is refused where UIKit raises an exception; it changes nothing, and the run continues.
  public var refusals: [Diagnostic] { recording.diagnostics.filter { $0.kind == .exception } }
}

/// Identities and look-ups.
extension Simulation {
  /// The living controller with this id, or nil.
  public func controller(_ id: NodeID) -> ViewController? { controllers[id]?.object }

  /// The living view with this id, or nil.
  public func view(_ id: NodeID) -> View? { views[id]?.object }

  /// Counts views or controllers that are about to be visited.
  package func visit(_ count: Int) { visits += count }

  func makeID() -> NodeID {
    begin()
    lastID += 1
    return NodeID(lastID)
  }

  /// Runs the prologue before the first object is made or the first line printed.
  func begin() {
    guard let prologue else { return }
    self.prologue = nil
    prologue()
  }

  /// The name of a new instance that was given none: the class and its number, from 1.
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

/// Recording: every event and every change goes through these methods.
extension Simulation {
  /// The number of events so far.
  package var eventCount: Int { recording.events.count }
  /// How much the recording holds.
  package var recordingSize: RecordingSize { recording.size }

  /// Records a change; it belongs to the next event.
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

  /// Records a diagnostic, unless it is a lint and the policy leaves lints out.
  ///
  /// One that names no calls gets the event just before it as its cause.
  public func report(_ diagnostic: Diagnostic) {
    guard !isStopped, policy.reportsLints || !diagnostic.isTeaching else { return }
    let diagnostic = diagnostic.calls.isEmpty ? diagnostic.led(by: lastCause) : diagnostic
    recording.append(diagnostic, at: clock, turn: turnNumber)
    guard stopsAtRefusals, diagnostic.kind == .exception else { return }
    stop()
    epilogue?()
  }

  /// Records nothing from now on.
  func stop() { isStopped = true }

  /// Records the call of a method that a container adds, as source text.
  public func log(call text: String, of subject: ViewController) {
    log(call: text, by: subject.id)
  }

  /// Records a call whose arguments are not nodes; the simulation's own calls have no subject.
  func log(call text: String, by subject: NodeID?) {
    guard !isStopped else { return }
    begin()
    lints.lastCall = recording.append(call: text, of: subject, at: clock, turn: turnNumber)
  }

  /// Records a line of text.
  ///
  /// UIKit: what `print` and `NSLog` write to the console.
  public func log(_ line: String) {
    guard !isStopped else { return }
    begin()
    recording.append(log: line, at: clock, turn: turnNumber)
  }
}

/// Services that a run gets from outside, such as a geocoder.
extension Simulation {
  /// The service of the given kind, its default until another is set.
  public subscript<Key: SimulationService>(_ key: Key.Type) -> Key.Value {
    get { services[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { services[ObjectIdentifier(key)] = newValue }
  }
}

/// A kind of service a simulation can be given; ours.
public protocol SimulationService {
  /// What the service is.
  associatedtype Value: Sendable
  /// The service of a simulation that was given none.
  static var defaultValue: Value { get }
}
