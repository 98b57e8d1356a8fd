import Script

/// Conditionals and loops.
extension Checker {
  typealias Test = (Frame) throws(Stop) -> Bool

  func `if`(_ clauses: ArraySlice<IfStatement.Clause>, _ otherwise: Block?) -> Step {
    guard let clause = clauses.first else {
      guard let otherwise else { return Step { _ in .next } }
      return block(otherwise)
    }
    var skipped = flow
    let ((test, then), variables) = inScope {
      let test = self.conditions(clause.conditions)
      skipped = flow
      return (test, self.block(clause.body))
    }
    let after = flow
    flow = skipped
    let rest = self.if(clauses.dropFirst(), otherwise)
    flow = flow.joined(with: after)
    return Step { frame throws(Stop) in
      if try test(frame) {
        let completion = try then(frame)
        frame.end(variables)
        return completion
      }
      frame.end(variables)
      return try rest(frame)
    }
  }

  func `guard`(_ statement: GuardStatement, at range: SourceRange) -> Step {
    let (before, outer) = (flow, scope.names)
    let test = conditions(statement.conditions)
    // In the `else`, names bound by the conditions refer to outer variables.
    let (after, inner) = (flow, scope.names)
    (flow, scope.names) = (before, outer)
    let otherwise = block(statement.body)
    if flow.isReachable { report(.guardFallsThrough, at: statement.body.range) }
    (flow, scope.names) = (after, inner)
    return Step { frame throws(Stop) in
      try test(frame) ? .next : try otherwise(frame)
    }
  }

  /// Compiles conditions that must all hold; their variables belong to the enclosing scope.
  private func conditions(_ conditions: [Condition]) -> Test {
    var tests: [Test] = []
    for condition in conditions { tests.append(test(condition)) }
    if tests.count == 1 { return tests[0] }
    return { frame throws(Stop) in
      for test in tests where !(try test(frame)) { return false }
      return true
    }
  }

  private func test(_ condition: Condition) -> Test {
    switch condition.kind {
    case .expression(let expression):
      let typed = check(expression, as: .bool)
      return { frame throws(Stop) in try typed.code(frame).asBool }
    case .optionalBinding(let binding): return self.binding(binding, at: condition.range)
    }
  }

  private func binding(_ binding: OptionalBinding, at range: SourceRange) -> Test {
    let hint = binding.type.map { type($0).madeOptional }
    let optional: Typed
    if let value = binding.value {
      optional = check(value, expecting: hint).asOptional
    } else {
      optional = name(binding.name?.text ?? "_", expecting: hint, at: range).asOptional
    }
    guard case .optional(let wrapped) = optional.type else {
      if optional.type != .unknown {
        report(.notOptional("\(optional.type)"), at: binding.value?.range ?? range)
      }
      if let name = binding.name {
        scope.declare(context.makeVariable(name.text, .unknown, isConstant: true))
      }
      return { _ in false }
    }
    guard let name = binding.name else {
      return { frame throws(Stop) in !(try optional.code(frame).isNone) }
    }
    let variable = declared(
      name, hint?.unwrapped ?? wrapped, isConstant: binding.isConstant)
    return { frame throws(Stop) in
      let value = try optional.code(frame)
      if value.isNone { return false }
      frame.declare(variable, value)
      try frame.note(of: variable)
      return true
    }
  }

  /// Declares a variable in the scope and records its changes.
  func declared(
    _ name: Name, _ type: Type, isConstant: Bool, strength: LocalVariable.Strength = .strong
  ) -> LocalVariable {
    let variable = context.makeVariable(
      name.text, type, isConstant: isConstant, strength: strength)
    variable.recordID = record(name)
    variable.range = name.range
    notice(variable)
    scope.declare(variable)
    return variable
  }

  func record(_ name: Name) -> Int { record(name.text, at: name.range) }

  /// Returns the record ID of a variable.
  func record(_ name: String, at range: SourceRange) -> Int {
    recorded.append(StepList.Variable(name: name, line: source.line(of: range.start)))
    return recorded.count - 1
  }

  func `while`(_ conditions: [Condition], _ body: Block) -> Step {
    let line = source.line(of: conditions.first?.range.start ?? body.range.start)
    let size = conditions.reduce(0) { $0 + $1.range.size }
    var exit = flow
    let ((test, step), variables) = inLoop {
      inScope {
        let test = self.conditions(conditions)
        exit = flow
        return (test, self.block(body))
      }
    }
    flow = conditions.isAlwaysTrue ? .unreachable : exit
    leaveLoop()
    return Step { frame throws(Stop) in
      var isFirst = true
      while true {
        if !isFirst { try frame.run.begin(line: line, size: size) }
        isFirst = false
        guard try test(frame) else { break }
        let completion = try step(frame)
        frame.end(variables)
        if completion == .return { return .return }
        if completion == .break { break }
      }
      frame.end(variables)
      return .next
    }
  }

  func `repeat`(_ body: Block, _ condition: Expression) -> Step {
    let step = inLoop { self.block(body) }
    flow.isReachable = true
    let typed = check(condition, as: .bool)
    let (line, size) = (source.line(of: condition.range.start), condition.range.size)
    leaveLoop()
    return Step { frame throws(Stop) in
      while true {
        let completion = try step(frame)
        if completion == .return { return .return }
        if completion == .break { return .next }
        try frame.run.begin(line: line, size: size)
        guard try typed.code(frame).asBool else { return .next }
      }
    }
  }

  func `for`(_ statement: ForStatement) -> Step {
    let sequence = check(statement.sequence, expecting: statement.type.map { .array(type($0)) })
    let element = elementType(of: sequence.type, at: statement.sequence.range)
    refuseRepeated(statement.pattern.declaredNames)
    let exit = flow
    let ((bind, filter, body), variables) = inLoop {
      inScope {
        let bind = binder(statement.pattern, element, isConstant: statement.isConstant)
        let filter = statement.filter.map { check($0, as: .bool) }
        return (bind, filter, self.block(statement.body))
      }
    }
    flow = exit
    leaveLoop()
    let line = source.line(of: statement.sequence.range.start)
    let size = statement.filter?.range.size ?? 0
    return Step { frame throws(Stop) in
      let all = try sequence.code(frame)
      var isFirst = true
      var completion = ControlTransfer.next
      try all.forEachElement { value throws(Stop) in
        if !isFirst { try frame.run.begin(line: line, size: size) }
        isFirst = false
        try bind(frame, value)
        var passes = true
        if let filter { passes = try filter.code(frame).asBool }
        completion = passes ? try body(frame) : .next
        frame.end(variables)
        return completion == .next || completion == .continue
      }
      return completion == .return ? .return : .next
    }
  }

  private func elementType(of type: Type, at range: SourceRange) -> Type {
    switch type {
    case .range(.double), .closedRange(.double):
      report(.unsupported("going through a range of Double", instead: "use `stride`"), at: range)
    case .unknown: return .unknown
    case _ where type.isUnordered: report(.withoutOrder("going through a \(type)", type), at: range)
    case .optional: report(.optionalNotUnwrapped("\(type)"), at: range)
    default:
      if let element = type.sequenceElement { return element }
      report(.mismatch(found: "\(type)", expected: "a sequence"), at: range)
    }
    return .unknown
  }

  private func inLoop<Result>(_ check: () -> Result) -> Result {
    context.loopDepth += 1
    context.breakDepth += 1
    breakStarts.append(breaks.count)
    defer {
      context.loopDepth -= 1
      context.breakDepth -= 1
    }
    return check()
  }

  /// Ends a loop or `switch`: merges the flow of its `break`s.
  func leaveLoop() {
    let start = breakStarts.removeLast()
    for other in breaks[start...] { flow = flow.joined(with: other) }
    breaks.removeLast(breaks.count - start)
  }
}

extension [Condition] {
  fileprivate var isAlwaysTrue: Bool {
    guard count == 1, case .expression(let only) = self[0].kind, case .boolean(true) = only.kind
    else { return false }
    return true
  }
}

extension ScriptValue {
  /// Calls the body with each element of a sequence until it returns false.
  func forEachElement(_ body: (ScriptValue) throws(Stop) -> Bool) throws(Stop) {
    switch self {
    case .array(let values):
      for value in values { guard try body(value) else { return } }
    case .string(let text):
      for character in text { guard try body(.character(character)) else { return } }
    case .range(let range):
      guard range.step == nil, case .int(var number) = range.lower else {
        try forEachStride(range, body)
        return
      }
      let upper = range.upper.asInt
      while number < upper || (range.isClosed && number == upper) {
        guard try body(.int(number)), number < .max else { return }
        number += 1
      }
    default: break
    }
  }

  private func forEachStride(
    _ range: RangeValue, _ body: (ScriptValue) throws(Stop) -> Bool
  ) throws(Stop) {
    if case .int(var number) = range.lower {
      let (upper, step) = (range.upper.asInt, range.step?.asInt ?? 1)
      while step > 0 ? number < upper : number > upper, step != 0 {
        guard try body(.int(number)) else { return }
        let (next, hasOverflown) = number.addingReportingOverflow(step)
        if hasOverflown { return }
        number = next
      }
      if range.isClosed, number == upper { _ = try body(.int(number)) }
    } else {
      // Computed from the start, as in Swift, so that rounding errors do not accumulate.
      let (lower, upper) = (range.lower.asDouble, range.upper.asDouble)
      let step = range.step?.asDouble ?? 1
      var (number, count) = (lower, 0.0)
      while step > 0 ? number < upper : number > upper, step != 0 {
        guard try body(.double(number)) else { return }
        count += 1
        number = lower + count * step
      }
      if range.isClosed, number == upper { _ = try body(.double(number)) }
    }
  }
}
