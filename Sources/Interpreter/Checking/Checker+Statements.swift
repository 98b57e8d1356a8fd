import Script

/// Statements and blocks.
extension Checker {
  /// Compiles a block in its own scope; its variables end with it.
  func block(_ block: Block) -> Step { inOwnScope { self.steps(block.statements) } }

  /// Compiles statements in the scope of a function body.
  func statements(_ statements: [Statement]) -> Step {
    inOwnScope { self.steps(statements) }
  }

  /// Runs a check in a new scope; the compiled code releases the scope's variables at its end.
  func inOwnScope(_ check: () -> Step) -> Step {
    let (step, variables) = inScope(check)
    guard !variables.isEmpty else { return step }
    return Step { frame throws(Stop) in
      let completion = try step(frame)
      frame.end(variables)
      return completion
    }
  }

  func steps(_ statements: [Statement]) -> Step {
    if !isOutermost { scope.upcoming.formUnion(statements.flatMap(\.variableNames)) }
    let bodies = declareFunctions(in: statements)
    var steps: [Step] = []
    for (index, statement) in statements.enumerated() {
      guard let step = self.statement(statement) else { continue }
      let unused = noteLastCalls(of: statement, before: statements[(index + 1)...])
      steps.append(ending(step, statement, unused))
    }
    for body in bodies { body() }
    if steps.count == 1 { return steps[0] }
    return Step { frame throws(Stop) in
      for step in steps {
        let completion = try step(frame)
        if completion != .next { return completion }
      }
      return .next
    }
  }

  /// Compiles a statement that records its line; nil if it does nothing at run time.
  private func statement(_ statement: Statement) -> Step? {
    if statementDepth == 0 { trials = 0 }
    statementDepth += 1
    defer { statementDepth -= 1 }
    guard let step = code(statement) else { return nil }
    let line = source.line(of: statement.range.start)
    let size = statement.size
    return Step { frame throws(Stop) in
      try frame.run.begin(line: line, size: size)
      return try step(frame)
    }
  }

  private func code(_ statement: Statement) -> Step? {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      let typed = check(expression)
      isValueUnused = typed.type != .void && typed.type != .never
      if typed.type == .never { flow = .unreachable }
      if typed.type == .optional(.void) { requireFailable(expression) }
      refuseUnusedFunction(typed, expression)
      return Step { frame throws(Stop) in
        _ = try typed.code(frame)
        return .next
      }
    case .assignment(let assignment):
      let action = self.assignment(assignment)
      return Step { frame throws(Stop) in
        try action(frame)
        return .next
      }
    case .declaration(let declaration): return self.declaration(declaration)
    case .if(let statement): return self.if(statement.clauses[...], statement.otherwise)
    case .guard(let statement): return self.guard(statement, at: range)
    case .forIn(let statement): return self.for(statement)
    case .while(let conditions, let body): return self.while(conditions, body)
    case .repeatWhile(let body, let condition): return self.repeat(body, condition)
    case .switch(let statement): return self.switch(statement, at: range)
    case .return(let value): return self.return(value, at: range)
    case .break:
      if context.breakDepth == 0 { report(.outside("break", of: "a loop or `switch`"), at: range) }
      breaks.append(flow)
      flow = .unreachable
      return Step { _ in .break }
    case .continue:
      if context.loopDepth == 0 { report(.outside("continue", of: "a loop"), at: range) }
      flow = .unreachable
      return Step { _ in .continue }
    }
  }

  private func `return`(_ value: Expression?, at range: SourceRange) -> Step {
    if context.kind == .script {
      report(.outside("return", of: "a function"), at: range)
      return Step { _ in .return }
    }
    defer {
      if context.initialization != nil { requireFinished(at: range) }
      flow = .unreachable
    }
    if let initialization = context.initialization {
      if case .nil? = value?.kind, initialization.isFailable {
        flow.unset = []
        return Step { frame in
          frame.isFailed = true
          return .return
        }
      }
      if let value { report(.outside("a value", of: "a function"), at: value.range) }
      return Step { _ in .return }
    }
    guard let value else {
      if let result = context.result, result != .void {
        report(.missingReturn("\(result)"), at: range)
      } else if context.result == nil {
        context.result = .void
      }
      return Step { _ in .return }
    }
    let typed: Typed
    refuseEscape(value, as: .used)
    if let result = context.result {
      typed = check(value, as: result, .returned)
    } else {
      typed = check(value)
      context.result = typed.type
    }
    return Step { frame throws(Stop) in
      frame.result = try typed.code(frame)
      return .return
    }
  }
}

extension Statement {
  /// The names of the variables it declares.
  fileprivate var variableNames: [String] {
    guard case .declaration(let declaration) = kind,
      case .variable(let variable) = declaration.kind
    else { return [] }
    return variable.bindings.flatMap { $0.pattern.names.map(\.text) }
  }
}
