import Script

/// Equality and hashing with the semantics of Swift, for values of one equatable type.
extension ScriptValue: Hashable {
  static func == (one: ScriptValue, other: ScriptValue) -> Bool {
    switch (one, other) {
    case (.void, .void), (.none, .none): true
    case (.bool(let a), .bool(let b)): a == b
    case (.int(let a), .int(let b)): a == b
    case (.double(let a), .double(let b)): a == b
    case (.character(let a), .character(let b)): a == b
    case (.string(let a), .string(let b)): a == b
    case (.object(let a), .object(let b)):
      one.operatorType?.answer(.equal, one, other) ?? (a === b)
    case (.boxed(let a), .boxed(let b)): areEqual(a.content, b.content)
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)): a.content == b.content
    case (.dictionary(let a), .dictionary(let b)): a.content == b.content
    case (.set(let a), .set(let b)): a.content == b.content
    case (.range(let a), .range(let b)): a == b
    case (.structure(let a), .structure(let b)):
      a.type === b.type
        && (a.type.answer(.equal, one, other)
          ?? a.type.nested { a.fields.content == b.fields.content })
    case (.enumeration(let a), .enumeration(let b)):
      a.enumCase.type.answer(.equal, one, other)
        ?? (a.enumCase === b.enumCase
          && a.enumCase.type.nested { a.payload.content == b.payload.content })
    case (.metatype(let a), .metatype(let b)): a == b
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .bool(let truth): hasher.combine(truth)
    case .int(let number): hasher.combine(number)
    case .double(let number): hasher.combine(number)
    case .character(let character): hasher.combine(character)
    case .string(let text): hasher.combine(text)
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .array(let values), .tuple(let values), .labelled(_, let values):
      hasher.combine(values.content)
    case .dictionary(let values): hasher.combine(values.content)
    case .set(let values): hasher.combine(values.content)
    case .range(let range): hasher.combine(range)
    case .structure(let structure):
      _ = structure.type.nested { Self.hash(structure.fields, into: &hasher) }
    case .enumeration(let value):
      hasher.combine(ObjectIdentifier(value.enumCase))
      _ = value.enumCase.type.nested { Self.hash(value.payload, into: &hasher) }
    case .boxed(let boxed):
      if let content = boxed.content as? any Hashable { content.hash(into: &hasher) }
    case .void, .none, .function, .metatype, .box, .weak, .unset, .taken: break
    }
  }

  private static func hash(_ values: CopyOnWriteBox<[ScriptValue]>, into hasher: inout Hasher)
    -> Bool
  {
    hasher.combine(values.content)
    return true
  }

  private static func areEqual<Content: Equatable>(_ one: Content, _ other: any Equatable) -> Bool {
    one == other as? Content
  }
}

/// Unchecked access to values whose kind the checker has established.
///
/// A value of another kind returns something empty; that does not happen in a checked script.
extension ScriptValue {
  var asBool: Bool { if case .bool(let truth) = self { truth } else { false } }
  var asInt: Int { if case .int(let number) = self { number } else { 0 } }
  var asDouble: Double { if case .double(let number) = self { number } else { 0 } }
  var asString: String { if case .string(let text) = self { text } else { "" } }
  var asArray: [ScriptValue] { if case .array(let values) = self { values.content } else { [] } }
  var asDictionary: [ScriptValue: ScriptValue] {
    if case .dictionary(let values) = self { values.content } else { [:] }
  }
  var isNone: Bool { if case .none = self { true } else { false } }
}
