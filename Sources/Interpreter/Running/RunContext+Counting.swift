import Containment

/// The resources that a run has used.
struct ResourceUse {
  var statements = 0
  /// The total bytes created.
  var bytes = 0
  /// The steps taken inside statements.
  var steps = 0
  /// The part of the simulation already accounted for.
  fileprivate var seen = SimulationUse()
}

/// Accounting for the resources of a run, in advance and independent of the clock.
///
/// The same script stops at the same place on every machine. Memory is counted in bytes as values
/// are created, and never given back, so the count exceeds the live memory. Time is counted in
/// statements, and inside them in steps of at most 50 nanoseconds.
extension RunContext {
  /// Accounts for bytes of values about to be created.
  @inline(__always) func make(bytes count: Int) throws(Stop) {
    guard count <= limits.memory &- use.bytes else { throw memoryStop }
    use.bytes &+= count
  }

  /// Accounts for an array about to be created; if `growing`, including its spare capacity.
  @inline(__always) func make(elements count: Int, growing: Bool = false) throws(Stop) {
    let (size, isTooMuch) = max(0, count).multipliedReportingOverflow(
      by: growing ? 2 * Size.element : Size.element)
    guard !isTooMuch, size <= limits.memory else { throw memoryStop }
    try make(bytes: growing ? size : size + Size.object)
  }

  /// Checks that this many more bytes could be created.
  func provide(bytes count: Int) throws(Stop) {
    guard count <= limits.memory - use.bytes else { throw memoryStop }
  }

  /// Accounts for steps about to be taken.
  @inline(__always) func work(_ count: Int) throws(Stop) {
    guard count <= limits.work &- use.steps else { throw Stop(.bound(.work(limits.work))) }
    use.steps &+= count
  }

  private var memoryStop: Stop { Stop(.bound(.memory(limits.memory))) }

  /// Estimated sizes in bytes, including the allocator's overhead.
  enum Size {
    /// A value in an array.
    static let element = MemoryLayout<ScriptValue>.stride
    /// The overhead of an array, object or string.
    static let object = 80
    /// An instance of a class; each field has room for a weak reference.
    static let instance = 200
    static let field = element + object
    /// A closure with its context and captures.
    static let closure = 200
    /// An entry of a dictionary or set, which grow by doubling and have spare buckets.
    static let entry = 8 * element + 8
    static let member = 4 * element + 4
    /// The size of each in recordings and traces.
    static let event = 64
    static let change = 100
    static let diagnostic = 2000
  }
}

/// The simulation.
extension RunContext {
  /// Accounts for what happened in the simulation since the last call.
  func countSimulation() throws(Stop) {
    let size = simulation.recordingSize
    let events = size.eventCount
    if events != use.seen.events {
      guard events <= limits.events else { throw Stop(.bound(.events(limits.events))) }
      // A trace line has up to two names; long ones cost extra.
      let names = 2 * size.longestName + 2 * max(0, size.longestName - 100)
      try make(bytes: (events - use.seen.events) * (Size.event + names))
      use.seen.events = events
    }
    if size.changeCount != use.seen.changes {
      try make(bytes: (size.changeCount - use.seen.changes) * Size.change)
      use.seen.changes = size.changeCount
    }
    if size.diagnosticCount != use.seen.diagnostics {
      let count = size.diagnosticCount - use.seen.diagnostics
      try make(bytes: count * (Size.diagnostic + 8 * size.longestName))
      use.seen.diagnostics = size.diagnosticCount
    }
    let visits = simulation.visits
    if visits != use.seen.visits {
      let count = visits - use.seen.visits
      use.seen.visits = visits
      try work(8 * count)
    }
    if size.nameBytes != use.seen.names {
      try make(bytes: 16 * (size.nameBytes - use.seen.names))
      use.seen.names = size.nameBytes
    }
  }
}

/// The part of the simulation that a run has accounted for.
private struct SimulationUse {
  var (events, changes, diagnostics, names, visits) = (0, 0, 0, 0, 0)
}

/// Values.
extension RunContext {
  /// A set of values, accounted for.
  func set(of values: some Collection<ScriptValue>) throws(Stop) -> Set<ScriptValue> {
    try make(bytes: values.count * Size.member)
    for value in values { try countHash(of: value) }
    return Set(values)
  }

  /// Accounts for finding the start of a text's last character, which may depend on all preceding
  /// ones, as in a sequence of flags.
  func countWayBack(in text: String) throws(Stop) {
    if let last = text.unicodeScalars.last, !last.isPlain { try work(text.weight) }
  }

  /// Accounts for a value passed to compiled classes.
  ///
  /// A text may be a name, which recordings and traces repeat; a list of controllers may be
  /// searched for each of its elements.
  func countCrossing(of value: ScriptValue) throws(Stop) {
    switch value {
    case .string(let text): try make(bytes: 16 * text.utf8.count)
    case .array(let values):
      let count = min(values.count, limits.work / 2)
      try work(2 * count + count / 4 * (count / 4))
      for value in values { try countCrossing(of: value) }
    default: break
    }
  }
}
