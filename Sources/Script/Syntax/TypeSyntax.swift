/// A type as it is written.
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
    /// `()`, or two or more; parentheses around one type leave no trace.
    case tuple([Element])
    /// `any Protocol`.
    case any(TypeSyntax)
    /// What could not be read; an error says so.
    case invalid
  }

  /// A part of a tuple, or a parameter of a function type.
  package struct Element: Sendable {
    package let label: Name?
    package let type: TypeSyntax
    /// Associated values of a case alone have one.
    package let defaultValue: Expression?
  }
}
