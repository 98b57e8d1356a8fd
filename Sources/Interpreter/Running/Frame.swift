/// One call on its way: the values of its variables.
///
/// Slot 0 is `self` in methods. The checker gives every variable its slot, and clears the slots of
/// a scope, the last declared first, when the scope ends.
final class Frame {
  let run: RunContext
  private(set) var slots: [ScriptValue]
  /// What `return` gives.
  var result = ScriptValue.void
  /// Whether an initializer gave nil.
  var isFailed = false

  init(_ run: RunContext, _ context: FunctionContext) {
    self.run = run
    slots = Array(repeating: .unset, count: context.slotCount)
  }

  /// Brings a variable into being, with a value or as yet without.
  func declare(_ variable: LocalVariable, _ value: ScriptValue = .unset) {
    let value = variable.strength.stored(value)
    _ = slots[variable.slot].become(variable.isBoxed ? .box(VariableBox(value)) : value)
  }

  /// Gives a captured variable the box it shares with the frame it comes from.
  func share(_ box: ScriptValue, as variable: LocalVariable) { slots[variable.slot] = box }

  /// Brings a variable of a capture list into being, from what was kept when the closure was made.
  func keep(_ value: ScriptValue, as variable: LocalVariable) {
    _ = slots[variable.slot].become(variable.isBoxed ? .box(VariableBox(value)) : value)
  }

  /// The box of a variable that a closure captures.
  func box(of variable: LocalVariable) -> ScriptValue { slots[variable.slot] }

  func read(_ variable: LocalVariable) throws(Stop) -> ScriptValue {
    var value = slots[variable.slot]
    if case .box(let box) = value { value = box.content }
    return value.isPlain
      ? value : try value.resolved(name: variable.name, variable.strength)
  }

  func write(_ value: ScriptValue, to variable: LocalVariable) {
    let value = variable.strength.stored(value)
    if case .box(let box) = slots[variable.slot] {
      _ = box.content.become(value)
    } else {
      _ = slots[variable.slot].become(value)
    }
  }

  /// Takes the value out of its variable, to be changed and written back.
  func take(_ variable: LocalVariable) throws(Stop) -> ScriptValue {
    let value = try read(variable)
    guard variable.strength == .strong else { return value }
    if case .box(let box) = slots[variable.slot] {
      box.content = .taken
    } else {
      slots[variable.slot] = .taken
    }
    return value
  }

  /// Sets a variable, unless it is being changed.
  func assign(_ value: ScriptValue, to variable: LocalVariable) throws(Stop) {
    let value = variable.strength.stored(value)
    let old: ScriptValue
    if case .box(let box) = slots[variable.slot] {
      old = box.content.become(value)
    } else {
      old = slots[variable.slot].become(value)
    }
    try old.checkFree(named: variable.name)
  }

  /// Ends the life of all variables but `first`, the last declared first.
  func endAll(after first: LocalVariable?) {
    for slot in slots.indices.reversed() where slot != first?.slot {
      _ = slots[slot].become(.unset)
    }
  }

  /// Ends the life of variables, the last declared first.
  func end(_ variables: [LocalVariable]) {
    for variable in variables.reversed() {
      if let id = variable.recordID { run.steps.end(id, depth: run.depth) }
      _ = slots[variable.slot].become(.unset)
    }
  }
}

extension ScriptValue {
  /// Whether a variable that holds this gives it as it is.
  @inline(__always) fileprivate var isPlain: Bool {
    switch self {
    case .weak, .unset, .taken: false
    default: true
    }
  }

  /// What a variable that holds this gives when it is read.
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

  /// Stops the run if a variable that held this is being changed.
  func checkFree(named name: String) throws(Stop) {
    if case .taken = self { throw Stop(.overlappingAccess(name: name)) }
  }
}

extension LocalVariable.Strength {
  /// What a variable of this strength holds for a value.
  func stored(_ value: ScriptValue) -> ScriptValue {
    switch (self, value) {
    case (.strong, _), (_, .unset): value
    case (_, .object(let object)): .weak(WeakBox(object))
    default: .weak(WeakBox(nil))
    }
  }
}

/// Variables of the top level.
extension RunContext {
  func read(_ variable: GlobalVariable) throws(Stop) -> ScriptValue {
    let value = globals[variable.index]
    return value.isPlain
      ? value : try value.resolved(name: variable.name, variable.strength)
  }

  func write(_ value: ScriptValue, to variable: GlobalVariable) {
    _ = globals[variable.index].become(variable.strength.stored(value))
  }

  /// Takes the value out of its variable, to be changed and written back.
  func take(_ variable: GlobalVariable) throws(Stop) -> ScriptValue {
    let value = try read(variable)
    if variable.strength == .strong { globals[variable.index] = .taken }
    return value
  }

  /// Sets a variable, unless it is being changed.
  func assign(_ value: ScriptValue, to variable: GlobalVariable) throws(Stop) {
    let old = globals[variable.index].become(variable.strength.stored(value))
    try old.checkFree(named: variable.name)
  }
}
