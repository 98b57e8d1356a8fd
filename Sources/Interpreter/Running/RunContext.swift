import Containment
import Hierarchy

/// One run of a script: what all its frames share.
final class RunContext {
  let simulation: Simulation
  /// Where values find the run, which they must not keep.
  let host: Host
  /// The variables of the top level and the static properties.
  var globals: [ScriptValue]
  let steps: StepList
  /// The types that the script declares, which its values know without keeping them.
  private let types: [ScriptType]
  /// Why the run ends; once it is set every statement and every call from outside ends at once.
  private(set) var stop: Stop?
  /// The line and the recording at the stop: what ends after it is not part of the run.
  private(set) var stopLine: Int?
  private(set) var stopRecording: Recording?
  /// What it may take.
  let limits: Limits
  /// Where `run(until:)` ends.
  private var eventLimit: Int?

  private var statementCount = 0
  /// How many calls are going on inside of each other.
  private(set) var depth = 0
  /// How many values, each within the one before, are looked at.
  private var nesting = 0
  /// How many bytes of values it has made in all, and how many steps it has taken inside of
  /// statements.
  var made = 0
  var worked = 0
  /// What it has counted of the simulation.
  var seen = SimulationUse()
  private(set) var line = 0
  /// The lines from which the functions that are going on were called, the innermost last.
  private(set) var callLines: [Int] = []
  /// The line that counts as the caller's of the next function; nil for the one that calls it.
  var superLine: Int?
  /// The line of the statement that began last; a call that is over leaves it as it is.
  private var lastLine = 0

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
    move(into: host)
  }

  deinit { leave(host) }

  /// The window that scripts find ready; the run keeps it, as an app does.
  var window: Window?
  /// The frame of the top level, once it has run.
  var mainFrame: Frame?

  /// Lets time pass until all animations have ended, as at the end of every script.
  func finish() {
    simulation.finish()
    noteRefusal()
    do throws(Stop) { try countSimulation() } catch { end(error, onLine: lastLine) }
  }

  /// Lets functions be called again from outside when the script has ended where it was asked to.
  func reopen() {
    guard stop?.reason == .reached else { return }
    (stop, stopLine, stopRecording, eventLimit) = (nil, nil, nil, nil)
  }

  /// Ends the lives of all variables, and of what waits for its time.
  func close() {
    end(Stop(.reached))
    mainFrame = nil
    for index in globals.indices { _ = globals[index].become(.unset) }
    window = nil
    simulation.close()
  }
}

/// Bounds and stops.
extension RunContext {
  /// Begins a statement.
  ///
  /// `size` is what its own text is long, where that is more than a line.
  func begin(line: Int, size: Int = 0) throws(Stop) {
    if let stop { throw stop }
    statementCount += 1
    (self.line, lastLine) = (line, line)
    guard statementCount <= limits.statements else {
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

  /// Looks into a value that is within those that are looked at already.
  func nest<Result>(_ look: () throws(Stop) -> Result) throws(Stop) -> Result {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= limits.nesting else { throw Stop(.bound(.nesting(limits.nesting))) }
    return try look()
  }

  /// The same for what cannot throw; answers false where the run ends.
  func nested(_ look: () -> Bool) -> Bool {
    do throws(Stop) {
      return try nest { () throws(Stop) in stop == nil && look() }
    } catch {
      end(error)
      return false
    }
  }

  /// Notes why the run ends, the first time.
  @discardableResult func end(_ stop: Stop, onLine other: Int? = nil) -> Stop {
    if let first = self.stop { return first }
    self.stop = stop
    stopLine = other ?? line
    stopRecording = simulation.recording
    return stop
  }

  /// Runs what compiled code called; a stop is noted, as compiled code cannot hand it on.
  func catchStop(_ body: () throws(Stop) -> Void) {
    ReleaseStack.current.pause {
      do throws(Stop) { try body() } catch { end(error) }
    }
  }
}

/// Calls.
extension RunContext {
  /// Calls a function value, as `map` calls what it is given.
  func call(_ function: ScriptValue, _ arguments: [ScriptValue]) throws(Stop) -> ScriptValue {
    guard case .function(let function) = function else { return .void }
    try work(12)
    return try function.call(arguments, self)
  }

  /// Calls a script's function; a method may change its receiver.
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

  /// Calls a function that has no receiver.
  func invoke(_ function: ScriptFunction, _ arguments: [ScriptValue] = []) throws(Stop)
    -> ScriptValue
  {
    var receiver = ScriptValue.void
    return try invoke(function, receiver: &receiver, arguments)
  }

  /// Runs the body of a function in a frame that has everything but the arguments.
  func enter(
    _ frame: Frame, _ body: ScriptFunction.Body, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    let outerLine = line
    depth += 1
    callLines.append(superLine ?? line)
    superLine = nil
    defer {
      depth -= 1
      callLines.removeLast()
    }
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

  /// Calls a compiled function, which may call back.
  func call(
    _ function: Containment.Value.Function, _ arguments: [ScriptValue]
  ) throws(Stop) -> ScriptValue {
    depth += 1
    defer { depth -= 1 }
    try checkDepth()
    return ScriptValue(function.call(arguments.map { $0.travelling(in: self) }), in: self)
  }

  private func checkDepth() throws(Stop) {
    guard depth <= limits.calls else { throw end(Stop(.bound(.calls(limits.calls)))) }
  }

  /// Asks a member of the catalogue; the run ends here if it was stopped meanwhile.
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

  /// Sets a property of the catalogue.
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
    if let stop { throw stop }
    try countSimulation()
    // Many members look for something above a view or among controllers.
    try work(simulation.livingCount / 16)
  }

  /// Ends the run if a refused call has ended the simulation, or if that has no end.
  func noteRefusal() {
    if simulation.isStopped { end(Stop(.refusal)) }
    if simulation.hasNoEnd { end(Stop(.bound(.time)), onLine: lastLine) }
  }
}
