import Script

/// Finds the last calls of a closure that is stored in a constant and only called.
///
/// The Swift compiler inlines such a closure at each call and releases its capture list after the
/// last call on every path. A closure that is passed on, or used inside another, lives until the
/// end of its scope.
struct LastCalls {
  let name: String
  private let words: WordIndex
  /// The statements before which, and the calls and statements after which, captured values are
  /// released.
  private(set) var before: [SourceRange] = []
  private(set) var after: [SourceRange] = []

  /// Returns nil if the closure lives until the end of its scope.
  init?(of name: String, in statements: ArraySlice<Statement>, _ words: WordIndex) {
    (self.name, self.words) = (name, words)
    for statement in statements where mentions(statement.range) {
      var uses = Uses(of: name)
      uses.visit(statement)
      guard !uses.isOther, uses.calls.count + uses.discards == count(in: statement.range) else {
        return nil
      }
    }
    end(in: statements)
  }

  private func count(in range: SourceRange) -> Int { words.count(of: name, in: range) }

  private func mentions(_ range: SourceRange) -> Bool { count(in: range) > 0 }

  private func calls(_ statement: Statement) -> Bool {
    guard mentions(statement.range) else { return false }
    var uses = Uses(of: name)
    uses.visit(statement)
    return !uses.calls.isEmpty
  }

  private mutating func end(in statements: ArraySlice<Statement>) {
    guard let last = statements.lastIndex(where: calls) else {
      if let first = statements.first { before.append(first.range) }
      return
    }
    for statement in statements[..<last] {
      for block in statement.branches where block.last?.leaves ?? false { end(in: block) }
    }
    let statement = statements[last]
    let branches = statement.branches
    if !branches.isEmpty {
      for branch in branches { end(in: branch) }
    } else if let call = statement.lastCall(of: name) {
      return after.append(call)
    }
    after.append(statement.range)
  }
}

/// The uses of a name in a statement: its calls, and whether there are other uses.
private struct Uses {
  let name: String
  /// Each call, and whether every path through the statement makes it.
  var calls: [(range: SourceRange, isSure: Bool)] = []
  var isOther = false
  /// The number of discards such as `_ = name`, which do not count as uses.
  var discards = 0

  init(of name: String) { self.name = name }

  mutating func visit(_ statement: Statement) {
    switch statement.kind {
    case .assignment(let assignment) where assignment.discards(name): discards += 1
    case .forIn(let statement): visit(statement.sequence)
    case .switch(let statement): visit(statement.subject)
    default: for expression in statement.expressions { visit(expression) }
    }
    for branch in statement.bodies { for inner in branch { visit(inner) } }
  }

  mutating func visit(_ expression: Expression, isSure: Bool = true) {
    switch expression.kind {
    case .identifier(name): isOther = true
    case .call(let call):
      var isCall = false
      if case .identifier(name) = call.callee.kind { isCall = true }
      if !isCall { visit(call.callee, isSure: isSure) }
      for argument in call.arguments + call.trailingClosures {
        visit(argument.value, isSure: isSure)
      }
      if isCall { calls.append((expression.range, isSure)) }
    case .infix(let left, let operation, _, let right):
      visit(left, isSure: isSure)
      let isLazy = operation == .and || operation == .or || operation == .coalesce
      visit(right, isSure: isSure && !isLazy)
    case .ternary(let condition, let then, let otherwise):
      visit(condition, isSure: isSure)
      visit(then, isSure: false)
      visit(otherwise, isSure: false)
    case .optionalChain(let chain): visit(chain, isSure: false)
    default: for part in expression.parts { visit(part, isSure: isSure) }
    }
  }
}

extension Statement {
  /// The range of the statement's last call, if every path makes that call.
  fileprivate func lastCall(of name: String) -> SourceRange? {
    var uses = Uses(of: name)
    switch kind {
    case .forIn(let statement):
      uses.visit(statement.sequence)
      let isInside = statement.body.statements.contains { inner in
        var uses = Uses(of: name)
        uses.visit(inner)
        return !uses.calls.isEmpty
      }
      if isInside { return nil }
    case .while, .repeatWhile: return nil
    default: uses.visit(self)
    }
    guard let last = uses.calls.last, last.isSure else { return nil }
    return last.range
  }

  /// The statement's direct expressions, from left to right.
  fileprivate var expressions: [Expression] {
    switch kind {
    case .expression(let expression): [expression]
    case .assignment(let assignment): [assignment.target, assignment.value]
    case .declaration(let declaration):
      if case .variable(let variable) = declaration.kind {
        variable.bindings.compactMap(\.value)
      } else {
        []
      }
    case .if(let statement): statement.clauses.flatMap { $0.conditions.flatMap(\.expressions) }
    case .guard(let statement): statement.conditions.flatMap(\.expressions)
    case .while(let conditions, _): conditions.flatMap(\.expressions)
    case .repeatWhile(_, let condition): [condition]
    case .return(let value): value.map { [$0] } ?? []
    case .forIn, .switch, .break, .continue: []
    }
  }

  /// The blocks of which at most one runs.
  fileprivate var branches: [ArraySlice<Statement>] {
    switch kind {
    case .if(let statement):
      statement.clauses.map { $0.body.statements[...] }
        + (statement.otherwise.map { [$0.statements[...]] } ?? [])
    case .guard(let statement): [statement.body.statements[...]]
    case .switch(let statement): statement.cases.map { $0.body[...] }
    default: []
    }
  }

  /// The nested blocks.
  fileprivate var bodies: [ArraySlice<Statement>] {
    switch kind {
    case .forIn(let statement): [statement.body.statements[...]]
    case .while(_, let body), .repeatWhile(let body, _): [body.statements[...]]
    default: branches
    }
  }

  /// Whether it returns from the function.
  fileprivate var leaves: Bool { if case .return = kind { true } else { false } }
}

extension Condition {
  fileprivate var expressions: [Expression] {
    switch kind {
    case .expression(let expression): [expression]
    case .optionalBinding(let binding): binding.value.map { [$0] } ?? []
    }
  }
}

extension Expression {
  /// The subexpressions from left to right; closures have none.
  fileprivate var parts: [Expression] {
    switch kind {
    case .string(let segments):
      segments.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
    case .array(let elements): elements
    case .dictionary(let entries): entries.flatMap { [$0.key, $0.value] }
    case .member(let base, _), .chainLink(let base), .forceUnwrap(let base), .prefix(_, let base),
      .cast(let base, _, _), .parenthesized(let base):
      [base]
    case .subscript(let base, let arguments): [base] + arguments.map(\.value)
    case .range(let lower, _, let upper): [lower, upper].compactMap(\.self)
    case .tuple(let elements): elements.map(\.value)
    default: []
    }
  }
}

extension Assignment {
  /// Whether it is `_ = name`.
  fileprivate func discards(_ name: String) -> Bool {
    guard case .discard = target.kind, case .identifier(name) = value.kind else { return false }
    return true
  }
}
