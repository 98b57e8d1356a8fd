/// Builders for method members; signatures include labels, such as `hitTest(_:)`.
///
/// The overloads for one or no argument avoid parameter packs, which the compiler cannot specialize
/// yet.
extension Member {
  /// A method with a result.
  public static func method<
    Base: ValueConvertible, Result: ValueConvertible, each Argument: ValueConvertible
  >(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    defaults: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (Base, repeat each Argument) -> Result
  ) -> Member {
    Member(
      .method, signature, summary, isOverridable: isOverridable, result: Result.valueType,
      types: types(repeat (each Argument).self), defaults: defaults
    ) { receiver, values throws(MismatchedValue) in
      var reader = ArgumentReader(values)
      return body(try Base.from(receiver), repeat try reader.next((each Argument).self)).packed
    }
  }

  /// A method without a result.
  public static func method<Base: ValueConvertible, each Argument: ValueConvertible>(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    defaults: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (Base, repeat each Argument) -> Void
  ) -> Member {
    method(signature, summary, isOverridable: isOverridable, defaults: defaults) {
      (base: Base, argument: repeat each Argument) in
      body(base, repeat each argument)
      return Nothing()
    }
  }

  /// A method without a result and without arguments.
  @inlinable public static func method<Base: ValueConvertible>(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    _ body: @escaping @Sendable (Base) -> Void
  ) -> Member {
    Member(
      .method, signature, summary, isOverridable: isOverridable, result: .void, types: [],
      defaults: [:]
    ) { receiver, _ throws(MismatchedValue) in
      body(try Base.from(receiver))
      return .void
    }
  }

  /// A method without a result, of one argument.
  @inlinable public static func method<Base: ValueConvertible, Argument: ValueConvertible>(
    _ signature: String, _ summary: String, isOverridable: Bool = false,
    defaults: [Int: @Sendable () -> Value] = [:],
    _ body: @escaping @Sendable (Base, Argument) -> Void
  ) -> Member {
    Member(
      .method, signature, summary, isOverridable: isOverridable, result: .void,
      types: [Argument.valueType], defaults: defaults
    ) { receiver, values throws(MismatchedValue) in
      guard let argument = values.first else {
        throw MismatchedValue(expected: Argument.valueType)
      }
      body(try Base.from(receiver), try Argument.from(argument))
      return .void
    }
  }
}
