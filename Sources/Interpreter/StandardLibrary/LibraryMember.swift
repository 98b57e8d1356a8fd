/// One member that Swift's library gives a type, or one of its free functions.
struct LibraryMember: Sendable {
  enum Kind: Sendable {
    case property
    case method
    case initializer
    /// `[ ]`, its arguments as parameters.
    case `subscript`
    /// A property of the type itself, such as `Double.pi`.
    case typeProperty
    /// A function of no type, such as `min`.
    case function
  }

  struct Parameter: Sendable {
    let label: String?
    let type: Type
    /// What stands for an argument that is left out.
    let standard: ScriptValue?
    /// Takes any number of arguments; they come as one array.
    let isVariadic: Bool
    /// Comes as a function that evaluates the argument, as `@autoclosure` does.
    let isLazy: Bool
  }

  /// What a placeholder must offer for the member to be there.
  struct Requirement: Sendable {
    let type: Type
    let capability: Capability
  }

  enum Capability: Sendable {
    case equatable, comparable, hashable, numeric
  }

  /// Runs it: the receiver (`void` for functions, initializers and type properties), the call.
  typealias Body = @Sendable (inout ScriptValue, LibraryCall) throws(Stop) -> ScriptValue
  /// Sets it: the receiver, the arguments of a subscript, the new value.
  typealias Setter = @Sendable (inout ScriptValue, LibraryCall, ScriptValue) throws(Stop) -> Void

  let kind: Kind
  let name: String
  let parameters: [Parameter]
  let result: Type
  let requirements: [Requirement]
  /// Whether it changes its receiver, which must be a variable then.
  let isMutating: Bool
  let body: Body
  let setter: Setter?
}

/// A call of a library member: what it may ask for beside its receiver.
struct LibraryCall {
  /// All of them, in order; those left out are there with their standard.
  let arguments: [ScriptValue]
  /// What the placeholders stand for in this call.
  let types: [Type.Placeholder: Type]
  let run: RunContext

  subscript(index: Int) -> ScriptValue { arguments[index] }

  /// The value of an argument of a lazy parameter.
  func evaluated(_ index: Int) throws(Stop) -> ScriptValue { try run.call(arguments[index], []) }
}

extension LibraryMember {
  /// Whether some argument is only evaluated when it is needed.
  var hasLazyParameters: Bool { parameters.contains(where: \.isLazy) }

  /// Name and labels as Swift writes them: `append(_:)`, `count`.
  var signature: String {
    switch kind {
    case .property, .typeProperty: name
    case .method, .initializer, .subscript, .function:
      "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
    }
  }
}
