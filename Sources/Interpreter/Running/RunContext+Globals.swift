/// Global variables.
extension RunContext {
  func read(_ variable: GlobalVariable) throws(Stop) -> ScriptValue {
    let value = globals[variable.index]
    return value.isPlain
      ? value : try value.resolved(name: variable.name, variable.strength)
  }

  func write(_ value: ScriptValue, to variable: GlobalVariable) {
    _ = globals[variable.index].become(variable.strength.stored(value))
  }

  /// Moves the value out of its variable, to be modified and written back.
  func take(_ variable: GlobalVariable) throws(Stop) -> ScriptValue {
    let value = try read(variable)
    if variable.strength == .strong { globals[variable.index] = .taken }
    return value
  }

  /// Sets a variable; throws if it is being modified.
  func assign(_ value: ScriptValue, to variable: GlobalVariable) throws(Stop) {
    let old = globals[variable.index].become(variable.strength.stored(value))
    try old.checkFree(named: variable.name)
  }

  /// Sets a global variable and calls its observers.
  func set(_ variable: GlobalVariable, to value: ScriptValue) throws(Stop) {
    let old = variable.accessors.didSet == nil ? .void : try read(variable)
    if let willSet = variable.accessors.willSet { _ = try invoke(willSet, [value]) }
    write(value, to: variable)
    if let didSet = variable.accessors.didSet { _ = try invoke(didSet, [old]) }
  }
}

/// Static properties.
extension RunContext {
  /// Reads a static property, dispatching on the receiver's class.
  func get(static property: ScriptProperty, of receiver: ScriptValue) throws(Stop) -> ScriptValue {
    let own = receiver.namedType.flatMap { property.overrides[$0] } ?? property
    return try read(static: own, of: receiver)
  }

  /// Sets a static property, dispatching on the receiver's class.
  func set(
    static property: ScriptProperty, of receiver: ScriptValue, to value: ScriptValue, isDirect: Bool
  ) throws(Stop) {
    let own = receiver.namedType.flatMap { property.overrides[$0] } ?? property
    try write(static: own, of: receiver, value, isDirect: isDirect)
  }

  /// Reads exactly this static property; initializes a stored one lazily.
  func read(static property: ScriptProperty, of receiver: ScriptValue) throws(Stop) -> ScriptValue {
    if let getter = property.accessors.getter {
      var receiver = receiver
      return try invoke(getter, receiver: &receiver, [])
    }
    guard let field = property.storage.field else { return .void }
    if case .unset = globals[field] {
      if let initial = property.storage.initial {
        let value = try invoke(initial)
        globals[field] = property.strength.stored(value)
      } else if property.storage.hasInitialValue {
        globals[field] = property.strength.stored(.none)
      }
    }
    return try globals[field].resolved(name: property.name, property.strength)
  }

  /// Changes a stored static property in place, without its observers.
  func modify(
    static property: ScriptProperty, _ body: (inout ScriptValue) throws(Stop) -> Void
  ) throws(Stop) {
    guard let field = property.storage.field else { return }
    var value = try read(static: property, of: .void)
    globals[field] = .taken
    defer { globals[field] = value }
    try body(&value)
  }

  /// Sets exactly this static property.
  func write(
    static property: ScriptProperty, of receiver: ScriptValue, _ value: ScriptValue,
    isDirect: Bool = false
  ) throws(Stop) {
    var receiver = receiver
    if let setter = property.accessors.setter {
      _ = try invoke(setter, receiver: &receiver, [value])
      return
    }
    guard let field = property.storage.field else { return }
    if isDirect {
      let old = globals[field].become(property.strength.stored(value))
      return try old.checkFree(named: property.name)
    }
    let old = property.accessors.needsOldValue ? try read(static: property, of: receiver) : .void
    if let willSet = property.accessors.willSet {
      _ = try invoke(willSet, receiver: &receiver, [value])
    }
    try globals[field].become(property.strength.stored(value)).checkFree(named: property.name)
    if let didSet = property.accessors.didSet { _ = try invoke(didSet, receiver: &receiver, [old]) }
  }
}
