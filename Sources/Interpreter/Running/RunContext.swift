import Containment
import Hierarchy

/// A run of a script: the state shared by its frames.
final class RunContext {
  let simulation: Simulation
  /// The weak link from values to this run.
  let host: Host
  /// The global variables and static properties.
  var globals: [ScriptValue]
  let steps: StepList
  /// The script's types, which values refer to without retaining them.
  private let types: [ScriptType]
  /// The end of the run; once set, every statement and every call from outside stops at once.
  private(set) var ending: Ending?
  /// The limits of the run.
  let limits: Limits
  /// The event count at which `run(until:)` ends.
  private var eventLimit: Int?

  /// The resources used so far.
  var use = ResourceUse()
  private var calls = CallStack()
  /// The depth of nested values being visited.
  private var nesting = 0
  private var line = 0
  /// The line of the latest statement; not reset when a call returns.
  private var lastLine = 0

  /// The predefined window, retained by the run as by an app.
  var window: Window?
  /// The top-level frame, once it has run.
  var mainFrame: Frame?

  init(
    in simulation: Simulation, _ program: CheckedProgram? = nil, until eventLimit: Int? = nil,
    limits: Limits = Limits()
  ) {
    (self.simulation, self.limits) = (simulation, limits)
    self.eventLimit = eventLimit
    globals = Array(repeating: .unset, count: program?.globalCount ?? 0)
    steps = StepList(of: program?.variables ?? [])
    host = program?.host ?? Host()
    types = program?.types ?? []
    host.run = self
  }

  deinit { host.run = nil }

  /// Runs the simulation until all animations have ended, as at the end of every script.
  func finish() {
    simulation.finish()
    noteRefusal()
    do throws(Stop) { try countSimulation() } catch { end(error, onLine: lastLine) }
  }

  /// Allows calls from outside again after a run that was ended early on request.
  func reopen() {
    guard ending?.stop.reason == .reached else { return }
    (ending, eventLimit) = (nil, nil)
  }

  /// Releases all variables, timers and animations.
  func close() {
    end(Stop(.reached))
    mainFrame = nil
    for index in globals.indices { _ = globals[index].become(.unset) }
    window = nil
    simulation.close()
  }
}

extension RunContext {
  /// The end of a run: its reason, its line, and the recording, which has no later events.
  struct Ending {
    let stop: Stop
    let line: Int
    let recording: Recording
  }

  /// The active calls.
  private struct CallStack {
    /// The number of active calls, of compiled functions, too.
    var depth = 0
    /// The call sites of the active functions, the innermost last.
    var lines: [Int] = []
    /// The line used as the caller of the next function; nil for the calling line.
    var superLine: Int?

    mutating func enter(from line: Int) {
      depth += 1
      lines.append(superLine ?? line)
      superLine = nil
    }

    mutating func leave() {
      depth -= 1
      lines.removeLast()
    }
  }

  /// The reason for stopping.
  var stop: Stop? { ending?.stop }

  /// The depth of nested calls.
  var depth: Int { calls.depth }

  /// The line that called the innermost function.
  var callerLine: Int? { calls.lines.last }
}

/// Limits and stops.
extension RunContext {
  /// Starts a statement; `size` is the extra length of its own text beyond a line.
  func begin(line: Int, size: Int = 0) throws(Stop) {
    if let ending { throw ending.stop }
    use.statements += 1
    (self.line, lastLine) = (line, line)
    guard use.statements <= limits.statements else {
      throw end(Stop(.bound(.statements(limits.statements))))
    }
    let events = simulation.eventCount
    if let eventLimit, events >= eventLimit { throw end(Stop(.reached)) }
    guard events <= limits.events else { throw end(Stop(.bound(.events(limits.events)))) }
    guard simulation.livingCount <= limits.objects else {
      throw end(Stop(.bound(.objects(limits.objects))))
    }
    if size > 0 { do throws(Stop) { try work(size) } catch { throw end(error) } }
    steps.begin(line: line, events: events)
  }

  /// Visits a nested value.
  func nest<Result>(_ look: () throws(Stop) -> Result) throws(Stop) -> Result {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= limits.nesting else { throw Stop(.bound(.nesting(limits.nesting))) }
    return try look()
  }

  /// The same for code that cannot throw; returns false if the run stops.
  func nested(_ look: () -> Bool) -> Bool {
    do throws(Stop) {
      return try nest { () throws(Stop) in ending == nil && look() }
    } catch {
      end(error)
      return false
    }
  }

  /// Records the reason for stopping, unless there is one.
  @discardableResult func end(_ stop: Stop, onLine other: Int? = nil) -> Stop {
    if let ending { return ending.stop }
    ending = Ending(stop: stop, line: other ?? line, recording: simulation.recording)
    return stop
  }

  /// Runs a callback from compiled code; records a stop, which compiled code cannot rethrow.
  func catchStop(_ body: () throws(Stop) -> Void) {
    ReleaseStack.current.pause {
      do throws(Stop) { try body() } catch { end(error) }
    }
  }
}

/// Calls.
extension RunContext {
  /// Calls a function value, as `map` does.
  func call(_ function: ScriptValue, _ arguments: [ScriptValue]) throws(Stop) -> ScriptValue {
    guard case .function(let function) = function else { return .void }
    try work(12)
    return try function.call(arguments, self)
  }

  /// Calls a script function; a method may change its receiver.
  func invoke(
    _ function: ScriptFunction, receiver: inout ScriptValue, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    guard let body = function.body else { return .void }
    let frame = Frame(self, body.context)
    if let own = body.context.selfVariable {
      frame.declare(own, receiver)
      if function.isMutating { receiver = .unset }
    }
    let result = try enter(frame, body, arguments)
    if let own = body.context.selfVariable, function.isMutating, !frame.isFailed {
      receiver = try frame.read(own)
    }
    return result
  }

  /// Calls a script superclass's method, attributed to the caller of the override.
  func invokeSuper(
    _ function: ScriptFunction, receiver: inout ScriptValue, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    calls.superLine = callerLine
    return try invoke(function, receiver: &receiver, arguments)
  }

  /// Calls a function without a receiver.
  func invoke(_ function: ScriptFunction, _ arguments: [ScriptValue] = []) throws(Stop)
    -> ScriptValue
  {
    var receiver = ScriptValue.void
    return try invoke(function, receiver: &receiver, arguments)
  }

  /// Runs a function body in a frame, after passing the arguments.
  func enter(
    _ frame: Frame, _ body: ScriptFunction.Body, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    let outerLine = line
    calls.enter(from: line)
    defer { calls.leave() }
    try checkDepth()
    do throws(Stop) {
      try work(10 + frame.slots.count / 4)
      for (variable, argument) in zip(body.arguments, arguments) {
        frame.declare(variable, argument)
        try frame.note(of: variable, isParameter: true)
      }
      _ = try body.code(frame)
    } catch {
      throw end(error)
    }
    line = outerLine
    if outerLine > 0 { steps.resume(line: outerLine, events: simulation.eventCount) }
    return frame.result
  }

  /// Calls a compiled function, which may call back into the script.
  func call(
    _ function: Containment.Value.Function, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    calls.depth += 1
    defer { calls.depth -= 1 }
    try checkDepth()
    return ScriptValue(function.call(arguments.map { $0.travelling(in: self) }), in: self)
  }

  private func checkDepth() throws(Stop) {
    guard calls.depth <= limits.calls else { throw end(Stop(.bound(.calls(limits.calls)))) }
  }

  /// Calls a catalog member; stops if the run was stopped meanwhile.
  func ask(
    _ member: Member, _ receiver: ScriptValue, _ arguments: consuming [Containment.Value] = []
  ) throws(Stop) -> ScriptValue {
    let answer: ScriptValue
    do throws(MismatchedValue) {
      answer = ScriptValue(try member.ask(receiver.travelling(in: self), arguments), in: self)
    } catch {
      throw end(Stop(.failedCast(from: "a value", to: "\(error.expected)")))
    }
    try checkStop()
    arguments.release()
    if case .array(let values) = answer { try work(4 * values.count) }
    return answer
  }

  /// Sets a catalog property.
  func set(_ member: Member, of receiver: inout ScriptValue, _ value: ScriptValue) throws(Stop) {
    let crossing = try value.crossing(in: self)
    do throws(MismatchedValue) {
      var travelling = receiver.travelling(in: self)
      try member.set?(&travelling, crossing)
      receiver = ScriptValue(travelling, in: self)
    } catch {
      throw end(Stop(.failedCast(from: "a value", to: "\(error.expected)")))
    }
    try checkStop()
  }

  private func checkStop() throws(Stop) {
    noteRefusal()
    if let ending { throw ending.stop }
    try countSimulation()
    // Many members search the view hierarchy or the controllers.
    try work(simulation.livingCount / 16)
  }

  /// Stops the run if a refused call has ended the simulation, or if it does not end.
  func noteRefusal() {
    if simulation.isStopped { end(Stop(.refusal)) }
    if simulation.hasNoEnd { end(Stop(.bound(.time)), onLine: lastLine) }
  }
}

/// A reference from values and types to their run, as long as it exists.
///
/// Used by code that is called without a run: comparisons by the script's `==`, deallocation, and
/// callbacks from compiled code. It must not retain the run, and a weak reference would slow every
/// use of it, so the run clears it at its end.
final class Host {
  unowned(unsafe) var run: RunContext?
}
