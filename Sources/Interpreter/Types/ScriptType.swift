import Script

/// A class, structure, enumeration or protocol that a script declares.
///
/// The checker fills it in; it belongs to the one task that checks and runs the script.
final class ScriptType: @unchecked Sendable {
  let kind: TypeDeclaration.Kind
  let name: String

  init(_ kind: TypeDeclaration.Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}

extension ScriptType: Hashable {
  static func == (one: ScriptType, other: ScriptType) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A case of an enumeration that a script declares.
final class ScriptEnumCase: @unchecked Sendable {
  unowned let type: ScriptType
  let name: String
  let index: Int
  let payload: [Type.TupleElement]
  /// An enumeration with a raw type has one for each case.
  let rawValue: Value?

  init(
    of type: ScriptType, name: String, index: Int, payload: [Type.TupleElement], rawValue: Value?
  ) {
    self.type = type
    self.name = name
    self.index = index
    self.payload = payload
    self.rawValue = rawValue
  }
}
