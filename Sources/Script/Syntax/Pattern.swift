/// The pattern of a `let`, `var` or `for`.
package struct BindingPattern: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    case name(String)
    case wildcard
    case tuple([BindingPattern])
  }
}

/// A pattern of a `switch` case.
package struct Pattern: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    /// A literal, a range, an enum case without arguments (`.red`, `Color.red`), or any value.
    case expression(Expression)
    /// `.moved(let x, by: 3)`; `type` is set in `Event.moved(…)`.
    case enumCase(type: Expression?, name: Name, arguments: [Argument])
    /// `let x` or `var x`.
    case binding(isConstant: Bool, name: Name)
    case wildcard
    case tuple([Argument])
    /// `is Type`.
    case isType(TypeSyntax)
    /// `let x as Type`.
    case cast(Pattern, TypeSyntax)
    /// `let x?`, which matches if the value is not nil.
    case some(Pattern)
  }

  package struct Argument: Sendable {
    package let label: Name?
    package let pattern: Pattern
  }
}

extension Pattern {
  /// `pattern?`, equivalent to `.some(pattern)`.
  package var madeSome: Pattern { Pattern(kind: .some(self), range: range) }
}
