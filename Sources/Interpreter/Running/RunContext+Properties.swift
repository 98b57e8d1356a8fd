import Containment

/// Access to script properties.
extension RunContext {
  /// Reads a property, dispatching on the object's class.
  func get(_ property: ScriptProperty, of receiver: ScriptValue) throws(Stop) -> ScriptValue {
    try read(property.own(of: receiver), of: receiver)
  }

  /// Sets a property, dispatching on the object's class.
  func set(
    _ property: ScriptProperty, of receiver: inout ScriptValue, to value: ScriptValue
  ) throws(Stop) {
    let own = property.own(of: receiver)
    try write(own, of: &receiver, value)
  }

  /// Reads a catalog property; a script class may override it.
  func get(
    _ member: Member, or overrides: Overrides<ScriptProperty>, of receiver: ScriptValue
  ) throws(Stop) -> ScriptValue {
    if let property = receiver.instance.flatMap({ overrides[$0.type] }) {
      return try read(property, of: receiver)
    }
    return try ask(member, receiver)
  }

  /// Sets a property of a compiled object; a script class may override it.
  func set(
    _ member: Member, or overrides: Overrides<ScriptProperty>, of object: ScriptValue,
    to value: ScriptValue
  ) throws(Stop) {
    var receiver = object
    if let property = receiver.instance.flatMap({ overrides[$0.type] }) {
      try write(property, of: &receiver, value)
    } else {
      try set(member, of: &receiver, value)
    }
  }

  /// Reads exactly this property, ignoring overrides.
  func read(_ property: ScriptProperty, of receiver: ScriptValue) throws(Stop) -> ScriptValue {
    if let getter = property.accessors.getter {
      var receiver = receiver
      return try invoke(getter, receiver: &receiver, [])
    }
    guard let field = property.storage.field else {
      switch property.overridden {
      case .property(let property): return try read(property, of: receiver)
      case .member(let member): return try ask(member, receiver)
      case nil: return try readCompiled(property, of: receiver)
      }
    }
    let content = receiver.field(field)
    if case .unset = content, let initial = property.storage.initial, property.isLazy {
      var owner = receiver
      return try compute(initial, for: field, of: &owner)
    }
    return try content.resolved(name: property.name, property.strength)
  }

  /// Reads a lazy property of a structure and stores its value on first use.
  func readLazily(
    _ property: ScriptProperty, of receiver: inout ScriptValue
  ) throws(Stop) -> ScriptValue {
    guard let field = property.storage.field, let initial = property.storage.initial,
      case .unset = receiver.field(field)
    else { return try read(property, of: receiver) }
    return try compute(initial, for: field, of: &receiver)
  }

  private func compute(
    _ initial: ScriptFunction, for field: Int, of receiver: inout ScriptValue
  ) throws(Stop) -> ScriptValue {
    let value = try invoke(initial, receiver: &receiver, [])
    receiver.setField(field, value)
    return value
  }

  /// Reads a script protocol's requirement from a compiled class.
  private func readCompiled(
    _ property: ScriptProperty, of receiver: ScriptValue
  ) throws(Stop) -> ScriptValue {
    guard let member = compiled(property, of: receiver) else { return .void }
    return try ask(member, receiver)
  }

  private func compiled(_ property: ScriptProperty, of receiver: ScriptValue) -> Member? {
    receiver.instance?.type.compiledBase?.lineage.lazy.compactMap {
      $0.members[property.name]?.first { $0.kind == .property }
    }.first
  }

  /// Sets exactly this property and calls its observers.
  func write(
    _ property: ScriptProperty, of receiver: inout ScriptValue, _ value: ScriptValue
  ) throws(Stop) {
    if let setter = property.accessors.setter {
      _ = try invoke(setter, receiver: &receiver, [value])
      return
    }
    guard property.isObserved else {
      try store(property, of: &receiver, value)
      return
    }
    let old = property.accessors.needsOldValue ? try read(property, of: receiver) : .void
    if let willSet = property.accessors.willSet {
      _ = try invoke(willSet, receiver: &receiver, [value])
    }
    try store(property, of: &receiver, value)
    if let didSet = property.accessors.didSet { _ = try invoke(didSet, receiver: &receiver, [old]) }
  }

  /// Sets a property without calling its observers, as in initializers and in the observers.
  func store(
    _ property: ScriptProperty, of receiver: inout ScriptValue, _ value: ScriptValue
  ) throws(Stop) {
    if let field = property.storage.field {
      try receiver.countCopyOfFields(in: self)
      let old = receiver.setField(field, property.strength.stored(value))
      try old.checkFree(named: property.name)
      try note(property, value)
      return
    }
    switch property.overridden {
    case .property(let property): try write(property, of: &receiver, value)
    case .member(let member): try set(member, of: &receiver, value)
    case nil:
      if let member = compiled(property, of: receiver) {
        try set(member, of: &receiver, value)
      }
    }
  }

  /// Records the new text of a stored property.
  private func note(_ property: ScriptProperty, _ value: ScriptValue) throws(Stop) {
    guard let id = property.storage.recordID else { return }
    steps.change(
      id, to: try Printing(run: self, asksScript: false).showing(value, as: property.type))
  }

  /// Modifies a property in place; with `isDirect` exactly this one, without its observers.
  func modify(
    _ property: ScriptProperty, of receiver: inout ScriptValue, isDirect: Bool = false,
    _ body: (inout ScriptValue) throws(Stop) -> Void
  ) throws(Stop) {
    let own = isDirect ? property : property.own(of: receiver)
    guard own.strength == .strong, let field = own.storage.field, isDirect || !own.needsValueBefore
    else {
      var value = try read(own, of: receiver)
      try body(&value)
      return try isDirect
        ? store(own, of: &receiver, value) : write(own, of: &receiver, value)
    }
    try modify(own, in: field, of: &receiver, body)
    if !isDirect, let didSet = own.accessors.didSet {
      _ = try invoke(didSet, receiver: &receiver, [.void])
    }
  }

  /// Modifies a field in place; it is moved out to avoid a copy.
  private func modify(
    _ property: ScriptProperty, in field: Int, of receiver: inout ScriptValue,
    _ body: (inout ScriptValue) throws(Stop) -> Void
  ) throws(Stop) {
    var value = try read(property, of: receiver)
    try receiver.countCopyOfFields(in: self)
    receiver.setField(field, .taken)
    defer { receiver.setField(field, value) }
    try body(&value)
    try note(property, value)
  }
}

extension ScriptProperty {
  var isObserved: Bool { accessors.areObserving }
  /// Whether its observers run before the change or use the old value.
  fileprivate var needsValueBefore: Bool {
    accessors.willSet != nil || accessors.needsOldValue
  }
}

extension ScriptProperty {
  /// The override of this property in a value's class, or this property.
  fileprivate func own(of receiver: ScriptValue) -> ScriptProperty {
    isHiddenBelow ? self : receiver.scriptType.flatMap { overrides[$0] } ?? self
  }
}
