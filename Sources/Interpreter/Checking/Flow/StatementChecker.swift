import Script

/// Checks statements and compiles them to steps.
final class StatementChecker {
  let source: SourceText
  let expressions: ExpressionChecker
  let patterns: PatternChecker
  let variables: VariableTable
  let scopes: Scopes
  let types: TypeResolver
  let flow: FlowChecker
  let diagnostics: Diagnostics
  private let trials: Trials
  private let assignments: AssignmentChecker
  private let declarations: VariableChecker
  private let modifiers: ModifierChecker
  private let releases: ClosureReleases
  /// Whether the latest expression statement has an unused value.
  private(set) var isValueUnused = false
  /// Checks local functions and types.
  weak var functions: FunctionChecker?

  init(
    _ source: SourceText, _ expressions: ExpressionChecker, _ variables: VariableTable,
    _ modifiers: ModifierChecker, _ releases: ClosureReleases
  ) {
    (self.source, self.expressions, self.variables) = (source, expressions, variables)
    (self.modifiers, self.releases) = (modifiers, releases)
    (scopes, types) = (expressions.members.scopes, expressions.types)
    (flow, trials, diagnostics) = (expressions.flow, expressions.trials, expressions.diagnostics)
    patterns = PatternChecker(expressions, variables)
    assignments = AssignmentChecker(expressions)
    declarations = VariableChecker(source, expressions, patterns, variables)
  }

  /// Compiles a block in its own scope; its variables end with it.
  func block(_ block: Block) -> Step { inOwnScope { self.steps(block.statements) } }

  /// Compiles statements in the scope of a function body.
  func statements(_ statements: [Statement]) -> Step {
    inOwnScope { self.steps(statements) }
  }

  /// Runs a check in a new scope; the compiled code releases the scope's variables at its end.
  func inOwnScope(_ check: () -> Step) -> Step {
    let (step, variables) = scopes.inScope(check)
    guard !variables.isEmpty else { return step }
    return Step { frame throws(Stop) in
      let completion = try step(frame)
      frame.end(variables)
      return completion
    }
  }

  func steps(_ statements: [Statement]) -> Step {
    if !scopes.isOutermost {
      scopes.current.upcoming.formUnion(statements.flatMap(\.variableNames))
    }
    let bodies = functions?.declareFunctions(in: statements) ?? []
    var steps: [Step] = []
    for (index, statement) in statements.enumerated() {
      guard let step = self.statement(statement) else { continue }
      let unused = releases.noteLastCalls(of: statement, before: statements[(index + 1)...])
      steps.append(releases.ending(step, statement, unused))
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
    guard let step = trials.inStatement({ code(statement) }) else { return nil }
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
      let typed = expressions.check(expression)
      isValueUnused = typed.type != .void && typed.type != .never
      if typed.type == .never { flow.state = .unreachable }
      if typed.type == .optional(.void) { flow.requireFailable(expression) }
      expressions.refuseUnusedFunction(typed, expression)
      return Step { frame throws(Stop) in
        _ = try typed.code(frame)
        return .next
      }
    case .assignment(let assignment):
      let action = assignments.assignment(assignment)
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
      flow.noteBreak(at: range)
      return Step { _ in .break }
    case .continue:
      flow.noteContinue(at: range)
      return Step { _ in .continue }
    }
  }

  private func `return`(_ value: Expression?, at range: SourceRange) -> Step {
    if scopes.context.isScript {
      diagnostics.report(.outside("return", of: "a function"), at: range)
      return Step { _ in .return }
    }
    defer {
      if scopes.context.initialization != nil { flow.requireFinished(at: range) }
      flow.state = .unreachable
    }
    if let initialization = scopes.context.initialization {
      if case .nil? = value?.kind, initialization.isFailable {
        flow.state.unset = []
        return Step { frame in
          frame.isFailed = true
          return .return
        }
      }
      if let value { diagnostics.report(.outside("a value", of: "a function"), at: value.range) }
      return Step { _ in .return }
    }
    guard let value else {
      if let result = scopes.context.result, result != .void {
        diagnostics.report(.missingReturn("\(result)"), at: range)
      } else if scopes.context.result == nil {
        scopes.context.result = .void
      }
      return Step { _ in .return }
    }
    let typed: Typed
    flow.refuseEscape(value, as: .used)
    if let result = scopes.context.result {
      typed = expressions.check(value, as: result, .returned)
    } else {
      typed = expressions.check(value)
      scopes.context.result = typed.type
    }
    return Step { frame throws(Stop) in
      frame.result = try typed.code(frame)
      return .return
    }
  }

  private func declaration(_ declaration: Declaration) -> Step? {
    modifiers.examineModifiers(of: declaration)
    modifiers.examineShape(of: declaration)
    switch declaration.kind {
    case .import(let name):
      if !expressions.members.names.imports.offered.contains(name.text) {
        diagnostics.report(
          .unsupported(
            "`import \(name.text)`",
            instead: "use `import Containers`; it has UIKit's names without `UI`"),
          at: name.range)
      }
      return nil
    case .variable(let variable): return declarations.variables(variable, declaration)
    case .function, .type: return nil
    case .initializer: diagnostics.report(.outside("init", of: "a type"), at: declaration.range)
    case .deinitializer:
      diagnostics.report(.outside("deinit", of: "a class"), at: declaration.range)
    case .enumCases: diagnostics.report(.outside("case", of: "an enum"), at: declaration.range)
    }
    return nil
  }
}

extension ExpressionChecker {
  /// Reports an expression statement that names a function without calling it.
  fileprivate func refuseUnusedFunction(_ typed: Typed, _ expression: Expression) {
    guard case .function = typed.type else { return }
    switch expression.kind {
    case .identifier, .member:
      diagnostics.report(.refused(.plain(.unusedFunction)), at: expression.range)
    default: break
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
