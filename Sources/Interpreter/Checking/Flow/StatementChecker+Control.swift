import Script

/// Checks conditions and the statements that have them: `if`, `guard`, `while`.
extension StatementChecker {
  typealias Test = (Frame) throws(Stop) -> Bool

  func `if`(_ clauses: ArraySlice<IfStatement.Clause>, _ otherwise: Block?) -> Step {
    guard let clause = clauses.first else {
      guard let otherwise else { return Step { _ in .next } }
      return block(otherwise)
    }
    var skipped = flow.state
    let ((test, then), variables) = scopes.inScope {
      let test = self.conditions(clause.conditions)
      skipped = flow.state
      return (test, self.block(clause.body))
    }
    let after = flow.state
    flow.state = skipped
    let rest = self.if(clauses.dropFirst(), otherwise)
    flow.state = flow.state.joined(with: after)
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
    let (before, outer) = (flow.state, scopes.current.names)
    let test = conditions(statement.conditions)
    // In the `else`, names bound by the conditions refer to outer variables.
    let (after, inner) = (flow.state, scopes.current.names)
    (flow.state, scopes.current.names) = (before, outer)
    let otherwise = block(statement.body)
    if flow.state.isReachable { diagnostics.report(.guardFallsThrough, at: statement.body.range) }
    (flow.state, scopes.current.names) = (after, inner)
    return Step { frame throws(Stop) in
      try test(frame) ? .next : try otherwise(frame)
    }
  }

  /// Compiles conditions that must all hold; their variables belong to the enclosing scope.
  func conditions(_ conditions: [Condition]) -> Test {
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
      let typed = expressions.check(expression, as: .bool)
      return { frame throws(Stop) in try typed.code(frame).asBool }
    case .optionalBinding(let binding): return self.binding(binding, at: condition.range)
    }
  }

  private func binding(_ binding: OptionalBinding, at range: SourceRange) -> Test {
    let hint = binding.type.map { types.resolve($0).madeOptional }
    let optional: Typed
    if let value = binding.value {
      optional = expressions.check(value, expecting: hint).asOptional
    } else {
      optional =
        expressions.references.name(binding.name?.text ?? "_", expecting: hint, at: range)
        .asOptional
    }
    guard case .optional(let wrapped) = optional.type else {
      if optional.type != .unknown {
        diagnostics.report(.notOptional("\(optional.type)"), at: binding.value?.range ?? range)
      }
      if let name = binding.name {
        scopes.current.declare(scopes.context.makeVariable(name.text, .unknown, isConstant: true))
      }
      return { _ in false }
    }
    guard let name = binding.name else {
      return { frame throws(Stop) in !(try optional.code(frame).isNone) }
    }
    let variable = variables.declare(
      name, hint?.unwrapped ?? wrapped, isConstant: binding.isConstant)
    return { frame throws(Stop) in
      let value = try optional.code(frame)
      if value.isNone { return false }
      frame.declare(variable, value)
      try frame.note(of: variable)
      return true
    }
  }
}

/// Loops.
extension StatementChecker {
  func `while`(_ conditions: [Condition], _ body: Block) -> Step {
    let line = source.line(of: conditions.first?.range.start ?? body.range.start)
    let size = conditions.reduce(0) { $0 + $1.range.size }
    var exit = flow.state
    let ((test, step), variables) = flow.inLoop {
      scopes.inScope {
        let test = self.conditions(conditions)
        exit = flow.state
        return (test, self.block(body))
      }
    }
    flow.state = conditions.isAlwaysTrue ? .unreachable : exit
    flow.leave()
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
    let step = flow.inLoop { self.block(body) }
    flow.state.isReachable = true
    let typed = expressions.check(condition, as: .bool)
    let (line, size) = (source.line(of: condition.range.start), condition.range.size)
    flow.leave()
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
    let sequence = expressions.check(
      statement.sequence, expecting: statement.type.map { .array(types.resolve($0)) })
    let element = elementType(of: sequence.type, at: statement.sequence.range)
    diagnostics.refuseRepeated(statement.pattern.names)
    let exit = flow.state
    let ((bind, filter, body), variables) = flow.inLoop {
      scopes.inScope {
        let bind = patterns.binder(statement.pattern, element, isConstant: statement.isConstant)
        let filter = statement.filter.map { expressions.check($0, as: .bool) }
        return (bind, filter, self.block(statement.body))
      }
    }
    flow.state = exit
    flow.leave()
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
      diagnostics.report(
        .unsupported("going through a range of Double", instead: "use `stride`"), at: range)
    case .unknown: return .unknown
    case _ where type.isUnordered:
      diagnostics.report(.withoutOrder("going through a \(type)", type), at: range)
    case .optional: diagnostics.report(.optionalNotUnwrapped("\(type)"), at: range)
    default:
      if let element = type.sequenceElement { return element }
      diagnostics.report(.mismatch(found: "\(type)", expected: "a sequence"), at: range)
    }
    return .unknown
  }
}

extension [Condition] {
  fileprivate var isAlwaysTrue: Bool {
    guard count == 1, case .expression(let only) = self[0].kind, case .boolean(true) = only.kind
    else { return false }
    return true
  }
}
