/// The parts of types.
extension Type {
  var scriptType: ScriptType? { if case .script(let type) = self { type } else { nil } }

  /// The script types it consists of.
  var scriptTypes: [ScriptType] {
    switch self {
    case .script(let type): [type]
    case .optional(let part), .array(let part), .set(let part), .range(let part),
      .closedRange(let part), .stride(let part), .sequence(let part), .view(let part),
      .metatype(let part):
      part.scriptTypes
    case .dictionary(let key, let value), .keys(let key, let value):
      key.scriptTypes + value.scriptTypes
    case .tuple(let elements): elements.flatMap(\.type.scriptTypes)
    case .function(let parameters, let result):
      parameters.flatMap(\.scriptTypes) + result.scriptTypes
    default: []
    }
  }

  /// The element type of a sequence.
  var sequenceElement: Type? {
    switch self {
    case .array(let element), .stride(let element), .sequence(let element), .view(let element),
      .set(let element), .keys(let element, _), .values(_, let element):
      element
    case .dictionary(let key, let value): .pair("key", key, "value", value)
    case .range(.int), .closedRange(.int): .int
    case .string, .substring: .character
    default: nil
    }
  }

  /// Whether it can be appended to an array: a string only to a string.
  var joinsArrays: Bool { self != .string }

  /// Whether it is an unordered collection.
  var isUnordered: Bool {
    switch self {
    case .set, .dictionary, .keys, .values: true
    default: false
    }
  }

  var isPlaceholder: Bool { if case .placeholder = unwrapped { true } else { false } }

  var hasPlaceholder: Bool {
    switch self {
    case .placeholder: true
    case .optional(let part), .array(let part), .set(let part), .range(let part),
      .closedRange(let part), .stride(let part), .metatype(let part), .sequence(let part),
      .view(let part):
      part.hasPlaceholder
    case .dictionary(let key, let value), .keys(let key, let value), .values(let key, let value):
      key.hasPlaceholder || value.hasPlaceholder
    case .tuple(let elements): elements.contains { $0.type.hasPlaceholder }
    case .function(let parameters, let result):
      result.hasPlaceholder || parameters.contains { $0.hasPlaceholder }
    default: false
    }
  }

  /// The type of a pair with labels.
  static func pair(_ first: String, _ one: Type, _ second: String, _ other: Type) -> Type {
    .tuple([
      TupleElement(label: first, type: one), TupleElement(label: second, type: other),
    ])
  }

  /// Whether testing for the type visits the value's elements.
  var holdsValues: Bool {
    switch self {
    case .array, .set, .dictionary, .tuple: true
    case .optional(let wrapped): wrapped.holdsValues
    default: false
    }
  }

  var holdsTuple: Bool {
    switch self {
    case .tuple: true
    case .optional(let part), .array(let part), .dictionary(_, let part): part.holdsTuple
    default: false
    }
  }
}

/// Kinds of types.
extension Type {
  var isFunction: Bool { if case .function = self { true } else { false } }

  var takesClosure: Bool {
    if case .function = unwrapped { true } else { unwrapped == .any || isPlaceholder }
  }

  /// Whether two types differ at most in their parts.
  func isSameKind(as other: Type) -> Bool {
    switch (self, other) {
    case (.optional, .optional), (.array, .array), (.dictionary, .dictionary), (.set, .set),
      (.range, .range), (.closedRange, .closedRange), (.stride, .stride), (.sequence, .sequence),
      (.view, .view), (.keys, .keys), (.values, .values):
      true
    default: self == other
    }
  }

  /// Whether its values are views of another value that look like values of their own.
  var isPartOfAnother: Bool {
    switch self {
    case .substring, .keys: true
    case .optional(let part), .array(let part): part.isPartOfAnother
    default: false
    }
  }

  /// Whether a static member of this type belongs to the receiver's type.
  func isMemberOwner(of receiver: Type) -> Bool {
    self == receiver
      || scriptType?.extended.map { receiver == $0 || receiver.isKind(of: $0) } ?? false
  }
}

extension Type.TupleElement {
  static func unlabelled(_ type: Type) -> Self { Self(label: nil, type: type) }
}
