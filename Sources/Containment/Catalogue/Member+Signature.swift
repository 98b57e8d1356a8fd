/// Making a member from its Swift signature.
extension Member {
  @usableFromInline init(
    _ kind: Kind, _ signature: String, _ summary: String, isOverridable: Bool = false,
    isRequired: Bool = false, variadic: Int? = nil, result: ValueType, types: [ValueType],
    defaults: [Int: @Sendable () -> Value],
    _ ask: @escaping @Sendable (Value, [Value]) throws(MismatchedValue) -> Value
  ) {
    let (name, labels) = Self.parts(of: signature)
    precondition(labels.count == types.count, "\(signature) names another number of arguments")
    self.init(
      kind: kind, name: name,
      parameters: types.indices.map {
        Parameter(
          label: labels[$0], type: types[$0], defaultValue: defaults[$0],
          isVariadic: $0 == variadic)
      },
      type: result, summary: summary, isOverridable: isOverridable, isRequired: isRequired,
      ask: ask,
      set: nil)
  }

  static func types<each Argument: ValueConvertible>(
    _ type: repeat (each Argument).Type
  ) -> [ValueType] {
    var types: [ValueType] = []
    repeat types.append((each type).valueType)
    return types
  }

  /// Splits `insertSubview(_:at:)` into `insertSubview` and the labels nil and `at`.
  private static func parts(of signature: String) -> (name: String, labels: [String?]) {
    let parts = signature.split(separator: "(", maxSplits: 1)
    let labels = (parts.dropFirst().first ?? "").dropLast().split(separator: ":")
    return (String(parts.first ?? ""), labels.map { $0 == "_" ? nil : String($0) })
  }
}

extension ValueConvertible {
  /// Unpacks a value; throws if it has another type.
  @inlinable static func from(_ value: Value) throws(MismatchedValue) -> Self {
    guard let own = unpacked(value) else { throw MismatchedValue(expected: valueType) }
    return own
  }
}
