/// Builders for static members and protocol requirements.
extension Member {
  /// An initializer; the signature includes labels, such as `init(_:)`.
  public static func initializer<Made: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, defaults: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (repeat each Argument) -> Made
  ) -> Member {
    Member(
      .initializer, signature, summary, result: Made.valueType,
      types: types(repeat (each Argument).self), defaults: defaults
    ) { _, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      let arguments = (repeat try reader.next((each Argument).self))
      return Simulation.current.expecting(Made.self) { body(repeat each arguments) }.packed
    }
  }

  /// A static method with a result.
  public static func typeMethod<Result: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, defaults: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (repeat each Argument) -> Result
  ) -> Member {
    Member(
      .typeMethod, signature, summary, result: Result.valueType,
      types: types(repeat (each Argument).self), defaults: defaults
    ) { _, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      return body(repeat try reader.next((each Argument).self)).packed
    }
  }

  /// A static method without a result.
  public static func typeMethod<each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, defaults: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (repeat each Argument) -> Void
  ) -> Member {
    typeMethod(signature, summary, defaults: defaults) { (argument: repeat each Argument) in
      body(repeat each argument)
      return Nothing()
    }
  }

  /// A function whose first parameter is variadic, such as `print`.
  static func variadic<
    Result: ValueConvertible, Element: ValueConvertible, each Rest: ValueConvertible
  >(
    _ signature: String, _ summary: String, defaults: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable ([Element], repeat each Rest) -> Result
  ) -> Member {
    Member(
      .typeMethod, signature, summary, variadic: 0, result: Result.valueType,
      types: types([Element].self, repeat (each Rest).self), defaults: defaults
    ) { _, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      return body(
        try reader.next([Element].self), repeat try reader.next((each Rest).self)
      ).packed
    }
  }

  /// A protocol requirement; script objects implement it through their behavior.
  public static func requirement<Result: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, isRequired: Bool = false,
    _ arguments: repeat (each Argument).Type, result: Result.Type = Nothing.self
  ) -> Member {
    Member(
      .method, signature, summary, isOverridable: true, isRequired: isRequired,
      result: Result.valueType, types: types(repeat each arguments), defaults: [:]
    ) { receiver, values throws(MismatchedValue) in
      guard case .object(let object) = receiver,
        let behaviour = Adapter.behaviour(of: object), behaviour.overrides(signature)
      else { throw MismatchedValue(expected: Result.valueType) }
      return behaviour.call(signature, of: object, values)
    }
  }

  /// A static property, such as an enum case.
  public static func constant<Constant: ValueConvertible>(
    _ name: String, _ summary: String, _ get: @escaping @Sendable () -> Constant
  ) -> Member {
    Member(
      kind: .constant, name: name, parameters: [], type: Constant.valueType, summary: summary,
      isOverridable: false, isRequired: false, ask: { _, _ in get().packed }, set: nil)
  }
}
