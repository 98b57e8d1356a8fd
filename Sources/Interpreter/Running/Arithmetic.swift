import Script

/// The operators, with Swift's traps.
enum Arithmetic {
  static func isDefined(_ operation: InfixOperator, for type: Type) -> Bool {
    switch (type, operation) {
    case (.unknown, _), (.int, _): true
    case (.double, .add), (.double, .subtract), (.double, .multiply), (.double, .divide): true
    case (.string, .add), (.substring, .add), (.array, .add): true
    default: false
    }
  }

  static func apply(
    _ operation: InfixOperator, _ one: ScriptValue, _ other: ScriptValue, in run: RunContext
  ) throws(Stop) -> ScriptValue {
    switch (one, other) {
    case (.int(let a), .int(let b)): return .int(try whole(operation, a, b))
    case (.double(let a), .double(let b)): return .double(fraction(operation, a, b))
    case (.string(let a), .string(let b)):
      try run.make(bytes: RunContext.Size.object + a.utf8.count + b.utf8.count)
      return .string(a + b)
    case (.array(let a), .array(let b)):
      try run.make(elements: a.count + b.count)
      return .array(a.content + b.content)
    default: return .void
    }
  }

  /// Modifies a value in place, as compound assignment does.
  static func apply(
    _ operation: InfixOperator, to target: inout ScriptValue, _ other: ScriptValue,
    in run: RunContext
  ) throws(Stop) {
    // Both have the same type. Switching over the target would share it and cause a copy.
    switch other {
    case .string(let more): try target.changeText(in: run, adding: more)
    case .array(let more):
      try run.make(elements: more.count, growing: true)
      try target.changeArray(in: run) { $0 += more.content }
    default: target = try apply(operation, target, other, in: run)
    }
  }

  private static func fraction(_ operation: InfixOperator, _ a: Double, _ b: Double) -> Double {
    switch operation {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    default: a / b
    }
  }

  private static func whole(
    _ operation: InfixOperator, _ a: Int, _ b: Int
  ) throws(Stop) -> Int {
    let (result, hasOverflown): (Int, Bool)
    switch operation {
    case .add: (result, hasOverflown) = a.addingReportingOverflow(b)
    case .subtract: (result, hasOverflown) = a.subtractingReportingOverflow(b)
    case .multiply: (result, hasOverflown) = a.multipliedReportingOverflow(by: b)
    case .divide, .remainder:
      guard b != 0 else { throw Stop(.divisionByZero) }
      (result, hasOverflown) =
        operation == .divide
        ? a.dividedReportingOverflow(by: b) : a.remainderReportingOverflow(dividingBy: b)
    case .addWrapping: return a &+ b
    case .subtractWrapping: return a &- b
    case .multiplyWrapping: return a &* b
    case .bitAnd: return a & b
    case .bitOr: return a | b
    case .bitXor: return a ^ b
    case .shiftLeft: return a << b
    default: return a >> b
    }
    guard !hasOverflown else { throw Stop(.overflow(operation: operation.rawValue)) }
    return result
  }

  static func compare(_ one: Double, _ operation: InfixOperator, _ other: Double) -> Bool {
    switch operation {
    case .less: one < other
    case .greater: one > other
    case .lessOrEqual: one <= other
    default: one >= other
    }
  }
}
