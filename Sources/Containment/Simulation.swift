/// One simulated process: its clock, its windows, its run loop and the record of what happened.
///
/// Everything a controller or view does is written here, and only here. A simulation belongs to one
/// task at a time; it has no thread and no clock of its own, so the same calls always give the same
/// recording.
///
/// Ours; in UIKit the process is one, and `UIApplication` stands for it.
public final class Simulation: @unchecked Sendable {
  /// The simulation that controllers and views made now belong to.
  ///
  /// Without another it is one and the same for the whole program; tests that run side by side each
  /// make their own, with `make(_:)` or `trace(all:of:)`.
  @TaskLocal public static var current = Simulation.ofProcess

  /// Everything that happened so far.
  public var recording: Recording { recorder.recording }
  /// How many events happened so far.
  package var eventCount: Int { recorder.eventCount }
  /// How large the record of it is.
  package var recordingSize: RecordingSize { recorder.size }
  /// The instant the simulation stands at.
  @exclusivity(unchecked) public internal(set) var clock = Instant.zero
  /// The choices made where sources are silent or disagree.
  @exclusivity(unchecked) public var policy: ContainmentPolicy
  /// The era whose UIKit is simulated.
  @exclusivity(unchecked) public var profile: Profile
  /// The living windows, in creation order; whoever made them keeps them alive.
  public var windows: [Window] { windowReferences.compactMap { $0.object as? Window } }

  @exclusivity(unchecked) private var recorder = Recorder()
  @exclusivity(unchecked) var turnNumber: Int32 = 1
  @exclusivity(unchecked) private var lastID: Int32 = 0
  @exclusivity(unchecked) private var instanceCounts: [ObjectIdentifier: Int] = [:]
  @exclusivity(unchecked) private var scriptInstanceCounts: [String: Int] = [:]
  /// The behaviour of the object that is just being made for a script.
  @exclusivity(unchecked) var birth: Birth?
  @exclusivity(unchecked) private var controllers = NodeTable<Unkept<ViewController>>()
  @exclusivity(unchecked) private var views = NodeTable<Unkept<View>>()
  /// How many controllers and views are alive.
  @exclusivity(unchecked) package private(set) var livingCount = 0
  /// How many views and controllers were visited in passes over many of them.
  ///
  /// A run of a script counts them: one call may visit all there are.
  @exclusivity(unchecked) package private(set) var visits = 0
  @exclusivity(unchecked) var windowReferences: [Unkept<View>] = []
  /// The coordinators that were noted, oldest first.
  @exclusivity(unchecked) var coordinators: [KnownCoordinator] = []
  @exclusivity(unchecked) private var services: [ObjectIdentifier: any Sendable] = [:]

  /// What runs at the start of the next turn, in order.
  @exclusivity(unchecked) var nextTurnBlocks: [() -> Void] = []
  /// Timers and animation ends, in the order they were made.
  @exclusivity(unchecked) var agenda = Agenda()
  @exclusivity(unchecked) var scheduledCount = 0
  /// The changes that observers are being told of, the outermost first.
  @exclusivity(unchecked) var newsOnTheWay: [News] = []
  /// Container transitions waiting for the next turn.
  @exclusivity(unchecked) var deferredTransitions: [() -> Void] = []
  /// Presentations and dismissals that wait for others to end, in order.
  @exclusivity(unchecked) var waitingModals: [ModalTransition] = []
  /// What waits for the end of the turn, in order: appearances, and what containers put there.
  @exclusivity(unchecked) var afterCommit = Few<CommitAction>()
  /// The views that were unloaded while they were laid out; they live until that is over.
  @exclusivity(unchecked) var unloadedViews: [View] = []
  /// The callback the core is sending right now, the innermost when they nest.
  @exclusivity(unchecked) var sending = SentCallback.none
  private let lintWatcher: LintWatcher
  /// Who notices misuse; it only looks.
  ///
  /// It ends with the simulation, so nobody who uses it need count that.
  let lints: Unkept<LintWatcher>
  /// The enclosing `View.animate` blocks, innermost last.
  @exclusivity(unchecked) var animationContexts: [AnimationContext] = []
  @exclusivity(unchecked) var lastAnimationID: Int32 = 0
  /// The animation blocks that have not come to their ends, in the order they began.
  @exclusivity(unchecked) var blocksUnderWay: [AnimationBlock] = []
  /// Those that somebody ended, of which the end is still to come.
  var animationsEndedEarly: Set<Int32> = []
  @exclusivity(unchecked) var environment = SimulationEnvironment()

  /// Whether the first refused call ends the run, as it ends an app.
  @exclusivity(unchecked) public var stopsAtRefusals = false
  /// Whether a refused call has ended the run; nothing is recorded from then on.
  @exclusivity(unchecked) public private(set) var isStopped = false
  /// Whether timers or animations were still making others when `finishAnimations()` gave up.
  @exclusivity(unchecked) package internal(set) var hasNoEnd = false
  /// What happens before anything else does, and when the run is stopped.
  @exclusivity(unchecked) var (prologue, epilogue): ((() -> Void)?, (() -> Void)?) = (nil, nil)
  /// The window that scripts find ready, once it was asked for and if nobody else made one.
  @exclusivity(unchecked) var readyWindow: Window?
  /// What was printed since the last line was ended.
  @exclusivity(unchecked) var unfinishedLine = ""

  /// A simulation in which nothing has happened.
  public init(profile: Profile = .ios17, policy: ContainmentPolicy = ContainmentPolicy()) {
    self.profile = profile
    self.policy = policy
    lintWatcher = LintWatcher()
    lints = Unkept(lintWatcher)
  }

  /// Seconds of simulated time since the start.
  public var now: Double { clock.seconds }

  /// The refused calls so far.
  ///
  /// A call is refused where UIKit raises an exception; nothing changed, and the run went on.
  public var refusals: [Diagnostic] { recording.diagnostics.filter { $0.kind == .exception } }
}

/// Identities and look-ups.
extension Simulation {
  /// Counts views or controllers that are about to be visited.
  @inline(__always) package func visit(_ count: Int) { visits &+= count }

  func makeID() -> NodeID {
    begin()
    lastID += 1
    return NodeID(lastID)
  }

  /// What comes before the first thing that is made or printed.
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
    controllers[controller.id] = Unkept(controller)
  }

  func register(_ view: View) {
    livingCount += 1
    views[view.id] = Unkept(view)
    if view is Window { windowReferences.append(Unkept(view)) }
  }

  /// Called at the end of a controller's life.
  func forget(_ controller: ViewController) {
    livingCount -= 1
    controllers[controller.id] = nil
  }

  /// Called at the end of a view's life.
  func forget(_ view: View) {
    livingCount -= 1
    views[view.id] = nil
    windowReferences.removeAll { $0.object === view }
  }

  /// The living controller with this id, or nil.
  public func controller(_ id: NodeID) -> ViewController? { controllers[id]?.object }

  /// Whether a controller is alive.
  func isAlive(_ id: NodeID) -> Bool { controllers[id] != nil }

  /// The living view with this id, or nil.
  public func view(_ id: NodeID) -> View? { views[id]?.object }
}

/// The record's one door.
extension Simulation {
  /// Keeps no record of what happens from now on; everybody is still told.
  ///
  /// For a long run of which only the end matters, the controllers and views themselves. The recording
  /// ends where it stood, with no way to go on with it.
  public func recordNothing() { recorder.keepNothing() }

  /// Writes down a change; it belongs to the next event.
  @inline(__always) func note(_ change: Change) {
    guard !isStopped else { return }
    recorder.append(change)
  }

  /// Writes down an event.
  ///
  /// Inlined, as the next two, so that an event or change that is known there is not looked into.
  @inline(__always) func announce(_ kind: Event.Kind, by subject: NodeID?) {
    guard !isStopped else { return }
    let place = recorder.append(kind, by: subject, at: clock, turn: turnNumber)
    lints.with { $0.see(kind, at: place, in: self) }
  }

  /// Writes down a callback.
  @inline(__always) func announce(_ callback: Callback, to controller: ViewController) {
    guard !isStopped else { return }
    let place = recorder.append(
      .callback(callback), by: controller.id, at: clock, turn: turnNumber)
    lints.with { $0.see(callback, at: place, of: controller) }
  }

  /// Writes down a diagnostic, unless it is a lint and the policy leaves lints out.
  ///
  /// One that names no calls is led by the event just before it.
  public func report(_ diagnostic: Diagnostic) {
    guard !isStopped, policy.reportsLints || !diagnostic.isTeaching else { return }
    let diagnostic = diagnostic.calls.isEmpty ? diagnostic.led(by: lastCause) : diagnostic
    recorder.append(diagnostic, at: clock, turn: turnNumber)
    guard stopsAtRefusals, diagnostic.kind == .exception else { return }
    stop()
    epilogue?()
  }

  /// Records nothing from now on.
  func stop() { isStopped = true }

  /// Writes down the call of a method that a container adds, as it would be written.
  public func log(call text: String, of subject: ViewController) {
    log(call: text, by: subject.id)
  }

  /// Writes down a call with arguments that are no nodes; the simulation's own have no subject.
  func log(call text: String, by subject: NodeID?) {
    guard !isStopped else { return }
    begin()
    lints.lastCall = recorder.append(call: text, of: subject, at: clock, turn: turnNumber)
  }

  /// Writes down a line of text.
  ///
  /// UIKit: what `print` and `NSLog` write to the console.
  public func log(_ line: String) {
    guard !isStopped else { return }
    begin()
    recorder.append(log: line, at: clock, turn: turnNumber)
  }
}

/// What a run is given from outside, such as a geocoder.
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
