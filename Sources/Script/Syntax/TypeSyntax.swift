/// A type as written.
package struct TypeSyntax: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    /// `Name` or `Name<Argument, …>`.
    case named(String, arguments: [TypeSyntax])
    /// `Outer.Inner`.
    case member(TypeSyntax, Name)
    case optional(TypeSyntax)
    /// `Type!`.
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    case function(parameters: [Element], result: TypeSyntax, isEscaping: Bool)
    /// `()`, or at least two elements; parentheses around one type are dropped.
    case tuple([Element])
    /// `any Protocol`.
    case any(TypeSyntax)
    /// A type that could not be parsed; an error was reported.
    case invalid
  }

  /// An element of a tuple, or a parameter of a function type.
  package struct Element: Sendable {
    package let label: Name?
    package let type: TypeSyntax
    /// Only for associated values of a case.
    package let defaultValue: Expression?
  }
}
