// A function whose body is one `switch` or `if` returns the value of its branch.

extension Statement {
  /// The same with a `return` in each branch, if each is one expression; otherwise nil.
  package var returningBranches: Statement? {
    switch kind {
    case .switch(let statement):
      var cases: [SwitchCase] = []
      for part in statement.cases {
        guard let body = part.body.returningOnly else { return nil }
        cases.append(SwitchCase(items: part.items, body: body, range: part.range))
      }
      let made = SwitchStatement(subject: statement.subject, cases: cases)
      return Statement(kind: .switch(made), range: range)
    case .if(let statement):
      guard let otherwise = statement.otherwise?.returningOnly else { return nil }
      var clauses: [IfStatement.Clause] = []
      for clause in statement.clauses {
        guard let body = clause.body.returningOnly else { return nil }
        clauses.append(
          IfStatement.Clause(conditions: clause.conditions, body: body, range: clause.range))
      }
      let made = IfStatement(clauses: clauses, otherwise: otherwise)
      return Statement(kind: .if(made), range: range)
    default: return nil
    }
  }
}

extension Block {
  fileprivate var returningOnly: Block? {
    statements.returningOnly.map { Block(statements: $0, range: range) }
  }
}

extension [Statement] {
  /// The only expression as a return statement, also inside nested branches.
  fileprivate var returningOnly: [Statement]? {
    guard count == 1, let only = first else { return nil }
    guard case .expression(let value) = only.kind else {
      return only.returningBranches.map { [$0] }
    }
    return [Statement(kind: .return(value), range: only.range)]
  }
}
