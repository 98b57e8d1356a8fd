/// What `let`, `var` and `for` give names to.
package struct BindingPattern: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    case name(String)
    case wildcard
    case tuple([BindingPattern])
  }
}

/// What a case of a `switch` compares its subject with.
package struct Pattern: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    /// A literal, a range, an enum case without arguments (`.red`, `Color.red`), any value.
    case expression(Expression)
    /// `.moved(let x, by: 3)`; the type is there in `Event.moved(…)`.
    case enumCase(type: Expression?, name: Name, arguments: [Argument])
    /// `let x` or `var x`.
    case binding(isConstant: Bool, name: Name)
    case wildcard
    case tuple([Argument])
    /// `is Type`.
    case isType(TypeSyntax)
    /// `let x as Type`.
    case cast(Pattern, TypeSyntax)
    /// `let x?`, which matches what is not nil.
    case some(Pattern)
  }

  package struct Argument: Sendable {
    package let label: Name?
    package let pattern: Pattern
  }
}

extension Pattern {
  /// `pattern?`, which `.some(pattern)` is another way to write.
  package var madeSome: Pattern { Pattern(kind: .some(self), range: range) }
}
