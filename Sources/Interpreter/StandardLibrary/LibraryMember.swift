/// A member of a standard library type, or a free function.
struct LibraryMember: Sendable {
  enum Kind: Sendable {
    case property
    case method
    case initializer
    /// `[ ]`, with its arguments as parameters.
    case `subscript`
    /// A static property, such as `Double.pi`.
    case typeProperty
    /// A free function, such as `min`.
    case function
  }

  struct Parameter: Sendable {
    let label: String?
    let type: Type
    /// The default argument.
    let defaultValue: ScriptValue?
    /// Whether it is variadic; the arguments are passed as one array.
    let isVariadic: Bool
    /// Whether the argument is passed as a function that evaluates it, as with `@autoclosure`.
    let isLazy: Bool
  }

  /// A constraint on a placeholder.
  struct Requirement: Sendable {
    let type: Type
    let capability: Capability
  }

  enum Capability: Sendable {
    case equatable, comparable, hashable, numeric
  }

  /// The implementation: takes the receiver (`void` for functions, initializers and type
  /// properties) and the call.
  typealias Body = @Sendable (inout ScriptValue, LibraryCall) throws(Stop) -> ScriptValue
  /// The setter: takes the receiver, the call with a subscript's arguments, and the new value.
  typealias Setter = @Sendable (inout ScriptValue, LibraryCall, ScriptValue) throws(Stop) -> Void

  let kind: Kind
  let name: String
  let parameters: [Parameter]
  let result: Type
  let requirements: [Requirement]
  /// Whether it mutates its receiver, which must be a variable.
  let isMutating: Bool
  let body: Body
  let setter: Setter?
}

/// A call of a library member.
struct LibraryCall {
  /// The arguments in order, including default arguments.
  let arguments: [ScriptValue]
  /// The bindings of the placeholders in this call.
  let types: [Type.Placeholder: Type]
  let run: RunContext

  subscript(index: Int) -> ScriptValue { arguments[index] }

  /// Evaluates the argument of a lazy parameter.
  func evaluated(_ index: Int) throws(Stop) -> ScriptValue { try run.call(arguments[index], []) }
}

extension LibraryMember {
  /// Whether any parameter is evaluated lazily.
  var hasLazyParameters: Bool { parameters.contains(where: \.isLazy) }

  /// Name and labels, as written in Swift: `append(_:)`, `count`.
  var signature: String {
    switch kind {
    case .property, .typeProperty: name
    case .method, .initializer, .subscript, .function:
      "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }
}
