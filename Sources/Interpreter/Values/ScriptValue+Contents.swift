import Containment

/// The contents of values: as Swift values, as objects and types, and in variables and fields.
extension ScriptValue {
  var asCharacter: Character {
    if case .character(let character) = self { character } else { " " }
  }

  var asRange: RangeValue? { if case .range(let range) = self { range } else { nil } }

  var asSet: Set<ScriptValue> { if case .set(let values) = self { values.content } else { [] } }

  static func array(_ values: [ScriptValue]) -> ScriptValue { .array(CopyOnWriteBox(values)) }
  static func tuple(_ values: [ScriptValue]) -> ScriptValue { .tuple(CopyOnWriteBox(values)) }
  static func set(_ values: Set<ScriptValue>) -> ScriptValue { .set(CopyOnWriteBox(values)) }
  static func dictionary(_ values: [ScriptValue: ScriptValue]) -> ScriptValue {
    .dictionary(CopyOnWriteBox(values))
  }

  /// Whether releasing it may release an object, a function or other values.
  var isReference: Bool {
    switch self {
    case .void, .none, .bool, .int, .double, .character, .string, .range, .metatype, .weak,
      .unset, .taken:
      false
    case .object, .boxed, .array, .dictionary, .set, .tuple, .labelled, .structure, .enumeration,
      .function, .box:
      true
    }
  }
}

/// Objects and types.
extension ScriptValue {
  /// The script type of this type, or nil.
  var scriptType: ScriptType? {
    switch self {
    case .structure(let value): value.type
    case .enumeration(let value): value.enumCase.type
    default: instance?.type
    }
  }

  /// The script type of a metatype value.
  var namedType: ScriptType? {
    if case .metatype(let type) = self { type.scriptType } else { nil }
  }

  /// The script's part of an object, or nil for a purely compiled one.
  var instance: ScriptInstance? {
    guard case .object(let object) = self else { return nil }
    // Class by class: a cast to a protocol takes much longer.
    return switch object {
    case let instance as ScriptInstance: instance
    case let controller as ViewController: controller.behaviour as? ScriptInstance
    case let view as View: view.behaviour as? ScriptInstance
    default: nil
    }
  }

  /// The script type that declares operators for the value.
  var operatorType: ScriptType? {
    switch self {
    case .structure(let value): value.type
    case .enumeration(let value): value.enumCase.type
    case .object: instance?.type
    default: nil
    }
  }

  /// The result of `===`.
  func isSameObject(as other: ScriptValue) -> Bool {
    switch (self, other) {
    case (.object(let one), .object(let other)): one === other
    case (.none, .none): true
    default: false
    }
  }
}

/// Variables and fields.
extension ScriptValue {
  /// Whether reading a variable with this content returns it unchanged.
  @inline(__always) var isPlain: Bool {
    switch self {
    case .weak, .unset, .taken: false
    default: true
    }
  }

  /// The value read from a variable with this content.
  func resolved(name: String, _ strength: LocalVariable.Strength) throws(Stop) -> ScriptValue {
    switch self {
    case .weak(let reference):
      if let object = reference.object { return .object(object) }
      if strength == .unowned { throw Stop(.releasedUnowned(name: name)) }
      return .none
    case .unset: throw Stop(.readBeforeSet(name: name))
    case .taken: throw Stop(.overlappingAccess(name: name))
    default: return self
    }
  }

  /// Stops the run if the variable with this content is being modified.
  func checkFree(named name: String) throws(Stop) {
    if case .taken = self { throw Stop(.overlappingAccess(name: name)) }
  }

  func field(_ index: Int) -> ScriptValue {
    switch self {
    case .structure(let structure): structure.fields[index]
    default: instance?.fields[index] ?? .unset
    }
  }

  /// Sets a field; returns the old value of an object's field.
  @discardableResult mutating func setField(_ index: Int, _ value: ScriptValue) -> ScriptValue {
    guard case .structure(var structure) = self else {
      return instance?.fields[index].become(value) ?? .void
    }
    self = .unset
    structure.set(index, to: value)
    self = .structure(structure)
    return .void
  }
}
