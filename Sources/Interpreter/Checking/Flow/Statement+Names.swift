import Script

// Visits the names used in code, except inside closures.

extension Statement {
  func visitNames(_ visit: (String) -> Void) {
    switch kind {
    case .expression(let expression): expression.visitNames(visit)
    case .assignment(let assignment):
      assignment.target.visitNames(visit)
      assignment.value.visitNames(visit)
    case .declaration(let declaration):
      if case .variable(let variable) = declaration.kind {
        for binding in variable.bindings { binding.value?.visitNames(visit) }
      }
    case .if(let statement):
      for clause in statement.clauses {
        clause.conditions.visitNames(visit)
        clause.body.visitNames(visit)
      }
      statement.otherwise?.visitNames(visit)
    case .guard(let statement):
      statement.conditions.visitNames(visit)
      statement.body.visitNames(visit)
    case .forIn(let statement):
      statement.sequence.visitNames(visit)
      statement.filter?.visitNames(visit)
      statement.body.visitNames(visit)
    case .while(let conditions, let body):
      conditions.visitNames(visit)
      body.visitNames(visit)
    case .repeatWhile(let body, let condition):
      body.visitNames(visit)
      condition.visitNames(visit)
    case .switch(let statement):
      statement.subject.visitNames(visit)
      for part in statement.cases {
        for item in part.items { item.filter?.visitNames(visit) }
        for statement in part.body { statement.visitNames(visit) }
      }
    case .return(let value): value?.visitNames(visit)
    case .break, .continue: break
    }
  }
}

extension Block {
  func visitNames(_ visit: (String) -> Void) {
    for statement in statements { statement.visitNames(visit) }
  }
}

extension [Condition] {
  func visitNames(_ visit: (String) -> Void) {
    for condition in self {
      switch condition.kind {
      case .expression(let expression): expression.visitNames(visit)
      case .optionalBinding(let binding): binding.value?.visitNames(visit)
      }
    }
  }
}

extension Expression {
  func visitNames(_ visit: (String) -> Void) {
    switch kind {
    case .identifier(let name): visit(name)
    case .string(let segments):
      for case .interpolation(let value) in segments { value.visitNames(visit) }
    case .array(let elements): for element in elements { element.visitNames(visit) }
    case .dictionary(let entries):
      for entry in entries {
        entry.key.visitNames(visit)
        entry.value.visitNames(visit)
      }
    case .member(let base, _), .chainLink(let base), .optionalChain(let base),
      .forceUnwrap(let base), .prefix(_, let base), .cast(let base, _, _), .parenthesized(let base):
      base.visitNames(visit)
    case .call(let call):
      call.callee.visitNames(visit)
      for argument in call.arguments { argument.value.visitNames(visit) }
    case .subscript(let base, let arguments):
      base.visitNames(visit)
      for argument in arguments { argument.value.visitNames(visit) }
    case .infix(let left, _, _, let right):
      left.visitNames(visit)
      right.visitNames(visit)
    case .range(let lower, _, let upper):
      lower?.visitNames(visit)
      upper?.visitNames(visit)
    case .ternary(let condition, let then, let otherwise):
      condition.visitNames(visit)
      then.visitNames(visit)
      otherwise.visitNames(visit)
    case .tuple(let elements): for element in elements { element.value.visitNames(visit) }
    case .integer, .floating, .boolean, .nil, .closure, .self, .super, .implicitMember, .type,
      .discard, .invalid:
      break
    }
  }
}
