/// A call frame: the values of a call's variables.
///
/// Slot 0 is `self` in methods. The checker assigns each variable a slot, and clears the slots of a
/// scope in reverse order of declaration at its end.
final class Frame {
  let run: RunContext
  private(set) var slots: [ScriptValue]
  /// The return value.
  var result = ScriptValue.void
  /// Whether a failable initializer returned nil.
  var isFailed = false

  init(_ run: RunContext, _ context: FunctionContext) {
    self.run = run
    slots = Array(repeating: .unset, count: context.slotCount)
  }

  /// Declares a variable, with or without a value.
  func declare(_ variable: LocalVariable, _ value: ScriptValue = .unset) {
    let value = variable.strength.stored(value)
    _ = slots[variable.slot].become(variable.isBoxed ? .box(VariableBox(value)) : value)
  }

  /// Stores the box of a captured variable, shared with the frame that declares it.
  func share(_ box: ScriptValue, as variable: LocalVariable) { slots[variable.slot] = box }

  /// Declares a capture list variable with the value captured when the closure was made.
  func keep(_ value: ScriptValue, as variable: LocalVariable) {
    _ = slots[variable.slot].become(variable.isBoxed ? .box(VariableBox(value)) : value)
  }

  /// The box of a captured variable.
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

  /// Moves the value out of its variable, to be modified and written back.
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

  /// Sets a variable; throws if it is being modified.
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

  /// Clears all variables but `first`, in reverse order of declaration.
  func endAll(after first: LocalVariable?) {
    for slot in slots.indices.reversed() where slot != first?.slot {
      _ = slots[slot].become(.unset)
    }
  }

  /// Clears variables, in reverse order of declaration.
  func end(_ variables: [LocalVariable]) {
    for variable in variables.reversed() {
      if let id = variable.recordID { run.steps.end(id, depth: run.depth) }
      _ = slots[variable.slot].become(.unset)
    }
  }
}

/// Recording.
extension Frame {
  /// Records the new text of a variable, if its changes are recorded.
  func note(_ recording: LValue.Recorded?) throws(Stop) {
    guard let recording else { return }
    let value = try recording.read(self)
    let showing = try Printing(run: run, asksScript: false).showing(value, as: recording.type)
    run.steps.change(recording.id, to: showing, depth: recording.isLocal ? run.depth : 0)
  }

  /// Records the text of a new variable's value.
  func note(of variable: LocalVariable, isParameter: Bool = false) throws(Stop) {
    guard let id = variable.recordID else { return }
    let showing = try Printing(run: run, asksScript: false).showing(
      read(variable), as: variable.type)
    run.steps.change(id, to: showing, depth: run.depth, isParameter: isParameter)
  }
}

extension LocalVariable.Strength {
  /// The stored form of a value in a variable of this strength.
  func stored(_ value: ScriptValue) -> ScriptValue {
    switch (self, value) {
    case (.strong, _), (_, .unset): value
    case (_, .object(let object)): .weak(WeakBox(object))
    default: .weak(WeakBox(nil))
    }
  }
}
