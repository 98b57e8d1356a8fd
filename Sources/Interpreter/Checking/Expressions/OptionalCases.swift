import Script

/// The cases of optionals, and nested optionals.
extension Typed {
  /// `.none` of an optional type.
  static func optionalCase(_ name: Name, of type: Type) -> Typed? {
    guard type.isOptional, name.text == "none" else { return nil }
    return Typed(type) { _ in .none }
  }
}

extension Callable {
  /// `.some(_:)` of an optional type.
  static func optionalCase(_ name: Name, of type: Type) -> Callable? {
    guard case .optional(let wrapped) = type, name.text == "some" else { return nil }
    return Callable(
      signature: "some(_:)", parameters: [Callable.Parameter(label: nil, type: wrapped)],
      result: type
    ) { arguments, _ in
      arguments.codes.first ?? Typed.broken.code
    }
  }
}

extension Diagnostics {
  /// Reports a result that would be a nested optional, as `first` of `[1, nil]` would be.
  ///
  /// Optionals are represented by the bare value, so nesting cannot be represented.
  func refuseNesting(_ pattern: Type, _ solver: Solver, of name: String, at range: SourceRange) {
    guard case .optional(let wrapped) = pattern, solver.substituted(wrapped).isOptional else {
      return
    }
    let remedy =
      switch name {
      case "map": "use `flatMap`"
      case "init": "leave out the outer `Optional`"
      default: "take the nils out first: `.compactMap { $0 }`"
      }
    report(.unsupported("an optional of an optional", instead: remedy), at: range)
  }
}
