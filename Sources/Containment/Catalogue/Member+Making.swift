/// How a class's own file writes down its members: a name, a sentence, and the Swift that does it.
extension Member {
  /// A property that can be read.
  public static func property<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    get: @escaping @Sendable (Base) -> Property
  ) -> Member {
    Member(
      kind: .property, name: name, parameters: [], type: Property.valueType, summary: summary,
      isOverridable: isOverridable,
      ask: { receiver, _ throws(MismatchedValue) in get(try Base.from(receiver)).packed }, set: nil)
  }

  /// A property that can be read and set.
  public static func property<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, isOverridable: Bool = false,
    get: @escaping @Sendable (Base) -> Property,
    set: @escaping @Sendable (inout Base, Property) -> Void
  ) -> Member {
    Member(
      kind: .property, name: name, parameters: [], type: Property.valueType, summary: summary,
      isOverridable: isOverridable,
      ask: { receiver, _ throws(MismatchedValue) in get(try Base.from(receiver)).packed },
      set: { receiver, value throws(MismatchedValue) in
        var base = try Base.from(receiver)
        set(&base, try Property.from(value))
        receiver = base.packed
      })
  }

  /// A method with a result; labels stand in the signature, as in `hitTest(_:)`.
  public static func method<
    Base: ValueConvertible, Result: ValueConvertible, each Argument: ValueConvertible
  >(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    standards: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (Base, repeat each Argument) -> Result
  ) -> Member {
    Member(
      .method, signature, summary, isOverridable: isOverridable, result: Result.valueType,
      types: types(repeat (each Argument).self), standards: standards
    ) { receiver, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      return body(try Base.from(receiver), repeat try reader.next((each Argument).self)).packed
    }
  }

  /// A method without a result.
  public static func method<Base: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    standards: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (Base, repeat each Argument) -> Void
  ) -> Member {
    method(signature, summary, isOverridable: isOverridable, standards: standards) {
      (base: Base, argument: repeat each Argument) in
      body(base, repeat each argument)
      return Nothing()
    }
  }

  /// An initializer; labels stand in the signature, as in `init(_:)`.
  public static func initializer<Made: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, standards: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (repeat each Argument) -> Made
  ) -> Member {
    Member(
      .initializer, signature, summary, result: Made.valueType,
      types: types(repeat (each Argument).self), standards: standards
    ) { _, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      return body(repeat try reader.next((each Argument).self)).packed
    }
  }

  /// A method of the type itself, with a result.
  public static func typeMethod<Result: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, standards: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (repeat each Argument) -> Result
  ) -> Member {
    Member(
      .typeMethod, signature, summary, result: Result.valueType,
      types: types(repeat (each Argument).self), standards: standards
    ) { _, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      return body(repeat try reader.next((each Argument).self)).packed
    }
  }

  /// A property of the type itself, such as a case of an enumeration.
  public static func constant<Constant: ValueConvertible>(
    _ name: String, _ summary: String, _ get: @escaping @Sendable () -> Constant
  ) -> Member {
    Member(
      kind: .constant, name: name, parameters: [], type: Constant.valueType, summary: summary,
      isOverridable: false, ask: { _, _ in get().packed }, set: nil)
  }

  private init(
    _ kind: Kind, _ signature: String, _ summary: String, isOverridable: Bool = false,
    result: ValueType, types: [ValueType], standards: [Int: @Sendable () -> Value],
    _ ask: @escaping @Sendable (Value, [Value]) throws(MismatchedValue) -> Value
  ) {
    let (name, labels) = Self.parts(of: signature)
    precondition(labels.count == types.count, "\(signature) names another number of arguments")
    self.init(
      kind: kind, name: name,
      parameters: types.indices.map {
        Parameter(label: labels[$0], type: types[$0], standard: standards[$0])
      },
      type: result, summary: summary, isOverridable: isOverridable, ask: ask, set: nil)
  }

  private static func types<each Argument: ValueConvertible>(
    _ type: repeat (each Argument).Type
  ) -> [ValueType] {
    var types: [ValueType] = []
    repeat types.append((each type).valueType)
    return types
  }

  /// `insertSubview(_:at:)` is `insertSubview` with the labels nil and `at`.
  private static func parts(of signature: String) -> (name: String, labels: [String?]) {
    let parts = signature.split(separator: "(", maxSplits: 1)
    let labels = (parts.dropFirst().first ?? "").dropLast().split(separator: ":")
    return (String(parts.first ?? ""), labels.map { $0 == "_" ? nil : String($0) })
  }
}

extension ValueConvertible {
  /// The value that travelled.
  static func from(_ value: Value) throws(MismatchedValue) -> Self {
    guard let own = unpacked(value) else { throw MismatchedValue(expected: valueType) }
    return own
  }
}
