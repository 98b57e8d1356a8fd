import Containment

/// Accounting for the resources of a run, in advance and independent of the clock.
///
/// The same script stops at the same place on every machine. Memory is counted in bytes as values
/// are created, and never given back, so the count exceeds the live memory. Time is counted in
/// statements, and inside them in steps of at most 50 nanoseconds.
extension RunContext {
  /// Accounts for bytes of values about to be created.
  @inline(__always) func make(bytes count: Int) throws(Stop) {
    guard count <= limits.memory &- made else { throw memoryStop }
    made &+= count
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
    guard count <= limits.memory - made else { throw memoryStop }
  }

  /// Accounts for steps about to be taken.
  @inline(__always) func work(_ count: Int) throws(Stop) {
    guard count <= limits.work &- worked else { throw Stop(.bound(.work(limits.work))) }
    worked &+= count
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
