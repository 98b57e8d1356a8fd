/// A declaration.
package struct Declaration: Sendable {
  package let kind: Kind
  package let modifiers: [Modifier]
  /// The introducing keyword, after the modifiers: `func`, `init`, `class`.
  package let introducer: SourceRange
  package let range: SourceRange

  package indirect enum Kind: Sendable {
    case `import`(Name)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case initializer(InitializerDeclaration)
    case deinitializer(Block)
    /// One `case` line of an enum.
    case enumCases([EnumCase])
    case type(TypeDeclaration)
  }

  package func has(_ modifier: Modifier.Kind) -> Bool {
    modifiers.contains { $0.kind == modifier }
  }

  /// The first of these modifiers, if any.
  package func modifier(_ kinds: Modifier.Kind...) -> Modifier? {
    modifiers.first { kinds.contains($0.kind) }
  }
}

package struct Modifier: Sendable {
  package let kind: Kind
  package let range: SourceRange

  package enum Kind: String, Sendable, CaseIterable {
    case `private`
    case `fileprivate`
    case `internal`
    case `public`
    case `open`
    case privateSet = "private(set)"
    case fileprivateSet = "fileprivate(set)"
    case final
    case `static`
    /// `class func`, `class var`.
    case `class`
    case override
    case lazy
    case weak
    case unowned
    case convenience
    case required
    case mutating
  }
}

/// `let` or `var`, with its bindings.
package struct VariableDeclaration: Sendable {
  package let isConstant: Bool
  package let bindings: [VariableBinding]
}

package struct VariableBinding: Sendable {
  package let pattern: BindingPattern
  package let type: TypeSyntax?
  package let value: Expression?
  package let accessors: Accessors?
  /// The braces of the accessors, if any.
  package let accessorRange: SourceRange?
  package let range: SourceRange
}

/// The accessors in braces after a variable.
package enum Accessors: Sendable {
  case computed(getter: Block, setter: Accessor?)
  case observed(willSet: Accessor?, didSet: Accessor?)
  /// `{ get }` or `{ get set }` in a protocol.
  case required(isSettable: Bool)
}

package struct Accessor: Sendable {
  /// The parameter name; by default `newValue`, or `oldValue` in a `didSet`.
  package let parameter: Name?
  package let body: Block
}

package struct FunctionDeclaration: Sendable {
  package let name: Name
  package let parameters: [Parameter]
  package let result: TypeSyntax?
  /// Nil in a protocol.
  package let body: Block?
}

package struct InitializerDeclaration: Sendable {
  /// `init?`.
  package let isFailable: Bool
  package let parameters: [Parameter]
  /// Nil in a protocol.
  package let body: Block?
}

package struct Parameter: Sendable {
  /// The argument label; nil for `_`.
  package let label: Name?
  /// The name in the body.
  package let name: Name
  package let type: TypeSyntax
  package let defaultValue: Expression?
}

package struct EnumCase: Sendable {
  package let name: Name
  package let associatedValues: [TypeSyntax.Element]
  package let rawValue: Expression?
  package let range: SourceRange
}

/// A class, struct, enum, protocol, or an extension of one.
package struct TypeDeclaration: Sendable {
  package let kind: Kind
  package let name: Name
  /// Superclass, protocols, raw type, as written.
  package let inherited: [TypeSyntax]
  package let members: [Declaration]

  package enum Kind: String, Sendable {
    case `class`
    case `struct`
    case `enum`
    case `protocol`
    case `extension`
  }
}
