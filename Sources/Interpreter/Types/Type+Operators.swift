/// The operators and casts that the values of a type support.
extension Type {
  /// Whether its values support a comparison operator; tuples do if their elements do.
  func compares(_ capability: LibraryMember.Capability) -> Bool {
    guard case .tuple(let elements) = self else { return has(capability) }
    return elements.allSatisfy { $0.type.has(capability) }
  }

  /// The type, if it can be the result of arithmetic.
  var arithmeticHint: Type? {
    switch self {
    case .int, .double, .string, .substring, .array: hasPlaceholder ? nil : self
    default: nil
    }
  }

  /// The type of `+` for an array or array slice and another sequence.
  func joinedSequence(with other: Type, expecting expected: Type?) -> Type? {
    if isText, other.isText {
      return [self, other].first { $0 == expected } ?? (expected == nil ? self : nil)
    }
    guard isArrayOrPart || other.isArrayOrPart, let element = sequenceElement,
      let second = other.sequenceElement, element.isSame(as: second), joinsArrays, other.joinsArrays
    else { return nil }
    let whole = Type.array(element)
    if [self, other].contains(whole), expected == whole { return whole }
    return isArrayOrPart ? self : other
  }

  var isArrayOrPart: Bool {
    switch self {
    case .array, .sequence: true
    default: false
    }
  }

  func isSame(as other: Type) -> Bool { converts(to: other) && other.converts(to: self) }

  /// Whether a value of this type may be of another; Swift warns if not.
  func mayBe(_ target: Type) -> Bool {
    let source = unwrapped
    if source == .unknown || target == .unknown || source.converts(to: target) { return true }
    return target.converts(to: source) || source.isContract || target.isContract
      || source.isArrayOfSomething && target.isArrayOfSomething
  }

  var isArrayOfSomething: Bool { if case .array = self { true } else { false } }
}
