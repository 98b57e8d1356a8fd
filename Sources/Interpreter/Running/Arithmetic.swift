import Script

/// What the operators do, with the traps of Swift's own.
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
    _ operation: InfixOperator, _ one: Value, _ other: Value, in run: Run
  ) throws(Stop) -> Value {
    switch (one, other) {
    case (.int(let a), .int(let b)): return .int(try whole(operation, a, b))
    case (.double(let a), .double(let b)): return .double(fraction(operation, a, b))
    case (.string(let a), .string(let b)):
      try run.grow(by: b.utf8.count)
      return .string(a + b)
    case (.array(let a), .array(let b)):
      try run.grow(by: b.count)
      return .array(a.content + b.content)
    default: return .void
    }
  }

  /// Changes a value in place, as compound assignment does.
  static func apply(
    _ operation: InfixOperator, to target: inout Value, _ other: Value, in run: Run
  ) throws(Stop) {
    switch (target, other) {
    case (.string(var text), .string(let more)):
      try run.grow(by: more.utf8.count)
      target = .unset
      text += more
      target = .string(text)
    case (.array(var values), .array(let more)):
      try run.grow(by: more.count)
      target = .unset
      values.content += more.content
      target = .array(values)
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

  /// What an operator that compares says; of tuples the first elements that differ decide.
  static func compare(_ one: Value, _ operation: InfixOperator, _ other: Value) -> Bool {
    switch (one, other) {
    case (.double(let a), .double(let b)): return compare(a, operation, b)
    case (.tuple(let first), .tuple(let second)):
      for (a, b) in zip(first, second).dropLast() where a != b { return compare(a, operation, b) }
      guard let a = first.last, let b = second.last else { return false }
      return compare(a, operation, b)
    default: break
    }
    return switch operation {
    case .less: one.isLess(than: other)
    case .greater: other.isLess(than: one)
    case .lessOrEqual: !other.isLess(than: one)
    default: !one.isLess(than: other)
    }
  }

  private static func compare(_ one: Double, _ operation: InfixOperator, _ other: Double) -> Bool {
    switch operation {
    case .less: one < other
    case .greater: one > other
    case .lessOrEqual: one <= other
    default: one >= other
    }
  }
}

extension Value {

  /// What `===` says.
  func isSameObject(as other: Value) -> Bool {
    switch (self, other) {
    case (.object(let one), .object(let other)): one === other
    case (.none, .none): true
    default: false
    }
  }
}
