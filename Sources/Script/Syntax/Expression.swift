/// An expression.
package struct Expression: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    // Literals
    case integer(Int)
    case floating(Double)
    case string([StringSegment])
    case boolean(Bool)
    case `nil`
    case array([Expression])
    case dictionary([DictionaryEntry])
    case closure(Closure)

    // Names
    /// Also `$0`, `$1`, …
    case identifier(String)
    case `self`
    case `super`
    /// `.name`; with arguments it is the callee of a call.
    case implicitMember(Name)
    /// `base.name`; after a dot `self` and `init` are names.
    case member(Expression, Name)
    /// A type that cannot be written as a name: `Set<Int>` in `Set<Int>()`.
    case type(TypeSyntax)
    /// The `_` of `_ = value`.
    case discard

    // Calls
    case call(Call)
    case `subscript`(Expression, [Argument])

    // Optionals
    /// `base?` inside the nearest enclosing `optionalChain`, which is nil if the base is.
    case chainLink(Expression)
    /// A whole chain, from its first word to its last suffix.
    case optionalChain(Expression)
    case forceUnwrap(Expression)

    // Operators
    case prefix(PrefixOperator, Expression)
    case infix(Expression, InfixOperator, operatorRange: SourceRange, Expression)
    /// `a...b`, `a..<b`, `a...`, `...b`, `..<b`.
    case range(lower: Expression?, isClosed: Bool, upper: Expression?)
    case ternary(Expression, then: Expression, otherwise: Expression)
    case cast(Expression, Cast, TypeSyntax)

    // Parentheses
    case parenthesized(Expression)
    /// `()`, or at least two elements.
    case tuple([Argument])

    /// An expression that could not be parsed; an error was reported.
    case invalid
  }
}

/// A value with an optional label, in a call, subscript or tuple.
package struct Argument: Sendable {
  package let label: Name?
  package let value: Expression
}

/// A call of a function, a method or a type.
package struct Call: Sendable {
  package let callee: Expression
  /// The arguments in parentheses.
  package let arguments: [Argument]
  /// The arguments after the parentheses; the first has no label.
  package let trailingClosures: [Argument]
}

package struct DictionaryEntry: Sendable {
  package let key: Expression
  package let value: Expression
}

/// A piece of a string literal.
package enum StringSegment: Sendable {
  /// Characters, with escapes replaced.
  case text(String)
  /// `\(value)`.
  case interpolation(Expression)
}

/// `{ [captures] (parameters) -> Result in statements }`.
package struct Closure: Sendable {
  package let captures: [Capture]
  /// Nil if none are written: the body may use `$0`.
  package let parameters: [Parameter]?
  package let result: TypeSyntax?
  /// The range includes the braces.
  package let body: Block

  /// `self`, `weak self`, `x`, `y = value`.
  package struct Capture: Sendable {
    package let strength: Strength
    package let name: Name
    package let value: Expression?
  }

  package enum Strength: String, Sendable {
    case strong
    case weak
    case unowned
  }

  package struct Parameter: Sendable {
    /// Nil for `_`.
    package let name: Name?
    package let type: TypeSyntax?
  }
}
