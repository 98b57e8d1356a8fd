import Containment

/// How a run counts what it takes: before it is taken, and never by the clock.
///
/// The same script stops at the same place on every machine. Memory is counted in bytes as values
/// are made and is never given back, so that what lives is less than what is counted. Time is counted
/// in statements, and inside of them in steps, none of which takes more than 50 nanoseconds.
extension RunContext {
  /// Counts bytes of values that are about to be made.
  @inline(__always) func make(bytes count: Int) throws(Stop) {
    guard count <= limits.memory &- made else { throw memoryStop }
    made &+= count
  }

  /// Counts an array that is about to be made; one whose length is not known in advance grows
  /// beyond what it needs.
  @inline(__always) func make(elements count: Int, growing: Bool = false) throws(Stop) {
    let (size, isTooMuch) = max(0, count).multipliedReportingOverflow(
      by: growing ? 2 * Size.element : Size.element)
    guard !isTooMuch, size <= limits.memory else { throw memoryStop }
    try make(bytes: growing ? size : size + Size.object)
  }

  /// Whether so many bytes more could still be made.
  func provide(bytes count: Int) throws(Stop) {
    guard count <= limits.memory - made else { throw memoryStop }
  }

  /// Counts steps that are about to be taken.
  @inline(__always) func work(_ count: Int) throws(Stop) {
    guard count <= limits.work &- worked else { throw Stop(.bound(.work(limits.work))) }
    worked &+= count
  }

  private var memoryStop: Stop { Stop(.bound(.memory(limits.memory))) }

  /// About how many bytes values take, with what the allocator adds.
  enum Size {
    /// A value in an array.
    static let element = MemoryLayout<ScriptValue>.stride
    /// What an array, an object or a text adds to what it holds.
    static let object = 80
    /// An instance of a class: itself and, for each field, what a weak reference takes.
    static let instance = 200
    static let field = element + object
    /// A closure with its context, and what it captures.
    static let closure = 200
    /// An entry of a dictionary or a set, which have more places than entries and grow by doubling.
    static let entry = 8 * element + 8
    static let member = 4 * element + 4
    /// What recordings and traces take for each.
    static let event = 64
    static let change = 100
    static let diagnostic = 2000
  }
}
