import TestSupport

/// A part of Swift that random programs dwell on, one kind of difference between compiler and
/// interpreter each.
enum RandomTopic: String, CaseIterable, Sendable {
  case overloads, observers, initializers, protocolDefaults, sets, shadowing, lazyArguments
  case tuples, evaluationOrder, numbers, lifetimes, patterns, operators, optionals

  fileprivate var write: (inout ScriptWriter) -> Void {
    switch self {
    case .overloads: { $0.writeOverloads() }
    case .observers: { $0.writeObservers() }
    case .initializers: { $0.writeInitializers() }
    case .protocolDefaults: { $0.writeProtocolDefaults() }
    case .sets: { $0.writeSets() }
    case .shadowing: { $0.writeShadowing() }
    case .lazyArguments: { $0.writeLazyArguments() }
    case .tuples: { $0.writeTuples() }
    case .evaluationOrder: { $0.writeEvaluationOrder() }
    case .numbers: { $0.writeNumbers() }
    case .lifetimes: { $0.writeLifetimes() }
    case .patterns: { $0.writePatterns() }
    case .operators: { $0.writeOperators() }
    case .optionals: { $0.writeOptionals() }
    }
  }
}

extension RandomScript {
  /// A program about one topic, each in its turn, or now and then about three.
  init(about seed: Int) {
    let topics = RandomTopic.allCases
    let count = seed % 10 == 0 ? 3 : 1
    self.init(
      seed: UInt64(seed), about: (0..<count).map { topics[(seed + $0 * 5) % topics.count] })
  }

  /// A program about some topics; the same seed gives the same program.
  init(seed: UInt64, about topics: [RandomTopic]) {
    var writer = ScriptWriter(seed: seed)
    writer.line("import Containers")
    writer.writeWitnesses()
    for topic in topics { topic.write(&writer) }
    source = writer.text
  }
}

extension ScriptWriter {
  /// Functions that print when they are evaluated, so that an order shows.
  fileprivate mutating func writeWitnesses() {
    line("func sayInt(_ n: Int) -> Int { print(\"int\", n); return n }")
    line("func sayText(_ t: String) -> String { print(\"text\", t); return t }")
    line("func sayDouble(_ d: Double) -> Double { print(\"double\", d); return d }")
    line("func sayBool(_ b: Bool) -> Bool { print(\"bool\", b); return b }")
    line("func sayMaybe(_ n: Int?) -> Int? { print(\"maybe\", n ?? -1); return n }")
  }

  /// Writes statements at the top level, or in a function that is called at once.
  mutating func scene(_ body: (inout ScriptWriter) -> Void) {
    guard isOnce(in: 2) else { return body(&self) }
    let function = name("scene")
    block("func \(function)() {", body)
    line("\(function)()")
  }

  /// Different elements, in a random order.
  mutating func picks<Element>(_ count: Int, of elements: [Element]) -> [Element] {
    Array(elements.shuffled(using: &dice).prefix(count))
  }

  /// An Int that prints when it is evaluated.
  mutating func said(_ limit: Int = 10) -> String { "sayInt(\(roll(limit)))" }
}
