/// A statement.
package struct Statement: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    case expression(Expression)
    case assignment(Assignment)
    case declaration(Declaration)
    case `if`(IfStatement)
    case `guard`(GuardStatement)
    case forIn(ForStatement)
    case `while`(conditions: [Condition], body: Block)
    case repeatWhile(body: Block, condition: Expression)
    case `switch`(SwitchStatement)
    case `return`(Expression?)
    case `break`
    case `continue`
  }
}

/// Statements in braces; the range includes the braces.
package struct Block: Sendable {
  package let statements: [Statement]
  package let range: SourceRange
}

/// `target = value`, or `target += value` if `operation` is set.
///
/// The target of `_ = value` is `Expression.Kind.discard`.
package struct Assignment: Sendable {
  package let target: Expression
  /// The operator before the `=`, if any.
  package let operation: InfixOperator?
  package let operatorRange: SourceRange
  package let value: Expression
}

/// `if … { } else if … { } else { }`, as a flat list.
package struct IfStatement: Sendable {
  /// At least one; all but the first follow an `else`.
  package let clauses: [Clause]
  package let otherwise: Block?

  package struct Clause: Sendable {
    package let conditions: [Condition]
    package let body: Block
    package let range: SourceRange
  }
}

package struct GuardStatement: Sendable {
  package let conditions: [Condition]
  package let body: Block
}

/// One of several conditions separated by commas, which must all hold.
package struct Condition: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package enum Kind: Sendable {
    case expression(Expression)
    case optionalBinding(OptionalBinding)
  }
}

/// `let name = value`, or `let name`, which unwraps the variable with that name.
package struct OptionalBinding: Sendable {
  package let isConstant: Bool
  /// Nil for `_`.
  package let name: Name?
  package let type: TypeSyntax?
  package let value: Expression?
}

package struct ForStatement: Sendable {
  /// False after `for var`.
  package let isConstant: Bool
  package let pattern: BindingPattern
  package let type: TypeSyntax?
  package let sequence: Expression
  package let filter: Expression?
  package let body: Block
}

package struct SwitchStatement: Sendable {
  package let subject: Expression
  package let cases: [SwitchCase]
}

/// The patterns before a colon, and the statements after it.
package struct SwitchCase: Sendable {
  /// Empty for `default`.
  package let items: [Item]
  package let body: [Statement]
  package let range: SourceRange

  package var isDefault: Bool { items.isEmpty }

  package struct Item: Sendable {
    package let pattern: Pattern
    /// The condition after `where`.
    package let filter: Expression?
  }
}

extension Assignment {
  /// The same with another target.
  package func retargeted(_ target: Expression) -> Assignment {
    Assignment(
      target: target, operation: operation, operatorRange: operatorRange, value: value)
  }
}
