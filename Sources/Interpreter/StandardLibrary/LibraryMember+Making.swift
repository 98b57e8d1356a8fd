// Factories for library members: a signature, the types, and the Swift closure that implements it.
extension LibraryMember {
  static func property(
    _ name: String, _ type: Type, where requirements: [Requirement] = [], _ body: @escaping Body
  ) -> LibraryMember {
    LibraryMember(
      kind: .property, name: name, parameters: [], result: type, requirements: requirements,
      isMutating: false, body: counting(.property, name, body), setter: nil)
  }

  /// A method; the signature includes the labels, as in `index(_:offsetBy:)`.
  static func method(
    _ signature: String, _ parameters: [Type] = [], _ result: Type = .void,
    defaults: [Int: ScriptValue] = [:], where requirements: [Requirement] = [],
    _ body: @escaping Body
  ) -> LibraryMember {
    LibraryMember(
      .method, signature, parameters, result, defaults: defaults, where: requirements, body)
  }

  /// A mutating method.
  static func mutating(
    _ signature: String, _ parameters: [Type] = [], _ result: Type = .void,
    defaults: [Int: ScriptValue] = [:], where requirements: [Requirement] = [],
    _ body: @escaping Body
  ) -> LibraryMember {
    LibraryMember(
      .method, signature, parameters, result, defaults: defaults, where: requirements,
      isMutating: true, body)
  }

  /// An initializer; the signature includes the labels, as in `init(repeating:count:)`.
  static func initializer(
    _ signature: String, _ parameters: [Type] = [], _ result: Type,
    defaults: [Int: ScriptValue] = [:], variadic: Int? = nil,
    where requirements: [Requirement] = [],
    _ body: @escaping Body
  ) -> LibraryMember {
    LibraryMember(
      .initializer, signature, parameters, result, defaults: defaults, variadic: variadic,
      where: requirements, body)
  }

  /// A subscript; the signature includes the labels, as in `subscript(_:default:)`.
  static func `subscript`(
    _ signature: String, _ parameters: [Type], _ result: Type, lazy: Int? = nil,
    get body: @escaping Body, set setter: Setter? = nil
  ) -> LibraryMember {
    LibraryMember(
      .subscript, signature, parameters, result, defaults: [:], lazy: lazy, where: [], body,
      setter)
  }

  static func typeProperty(_ name: String, _ type: Type, _ body: @escaping Body) -> LibraryMember {
    LibraryMember(
      kind: .typeProperty, name: name, parameters: [], result: type, requirements: [],
      isMutating: false, body: body, setter: nil)
  }

  /// A free function; the parameter at index `variadic` is variadic, the one at `lazy` is evaluated
  /// by the body.
  static func function(
    _ signature: String, _ parameters: [Type], _ result: Type = .void,
    defaults: [Int: ScriptValue] = [:], variadic: Int? = nil, lazy: Int? = nil,
    where requirements: [Requirement] = [], _ body: @escaping Body
  ) -> LibraryMember {
    LibraryMember(
      .function, signature, parameters, result, defaults: defaults, variadic: variadic,
      lazy: lazy, where: requirements, body)
  }

  private init(
    _ kind: Kind, _ signature: String, _ types: [Type], _ result: Type,
    defaults: [Int: ScriptValue],
    variadic: Int? = nil, lazy: Int? = nil, where requirements: [Requirement],
    isMutating: Bool = false, _ body: @escaping Body, _ setter: Setter? = nil
  ) {
    let parts = signature.split(separator: "(", maxSplits: 1)
    let labels = (parts.dropFirst().first ?? "").dropLast().split(separator: ":")
    precondition(labels.count == types.count, "\(signature) names another number of arguments")
    self.init(
      kind: kind, name: String(parts.first ?? ""),
      parameters: types.indices.map {
        Parameter(
          label: labels[$0] == "_" ? nil : String(labels[$0]), type: types[$0],
          defaultValue: defaults[$0], isVariadic: $0 == variadic, isLazy: $0 == lazy)
      },
      result: result, requirements: requirements, isMutating: isMutating,
      body: Self.counting(kind, signature, body), setter: setter)
  }
}

extension LibraryMember.Requirement {
  static func equatable(_ type: Type) -> Self { Self(type: type, capability: .equatable) }
  static func comparable(_ type: Type) -> Self { Self(type: type, capability: .comparable) }
  static func hashable(_ type: Type) -> Self { Self(type: type, capability: .hashable) }
  static func numeric(_ type: Type) -> Self { Self(type: type, capability: .numeric) }
}
