import Script

/// Computed and observed global variables.
extension Checker {
  func define(_ accessors: Accessors, of variable: GlobalVariable, _ binding: VariableBinding) {
    switch accessors {
    case .computed(let getter, let setter):
      guard let type = binding.type.map({ self.type($0) }) else {
        return report(.wantsInitialValue(variable.name), at: binding.range)
      }
      variable.type = type
      let get = ScriptFunction(variable.name, [], type, range: variable.range)
      variable.getter = get
      waiting.append { self.define(get, getter) }
      guard let setter else { return }
      variable.setter = accessor(setter, named: "newValue", of: variable)
    case .observed(let willSet, let didSet):
      waiting.append { [unowned variable] in
        variable.resolve?()
        variable.willSet = willSet.map { self.accessor($0, named: "newValue", of: variable) }
        variable.didSet = didSet.map { self.accessor($0, named: "oldValue", of: variable) }
      }
    case .required: report(.outside("{ get }", of: "a protocol"), at: binding.range)
    }
  }

  private func accessor(
    _ syntax: Accessor, named defaultName: String, of variable: GlobalVariable
  ) -> ScriptFunction {
    let parameter = ScriptFunction.Parameter(
      label: nil, name: syntax.parameter?.text ?? defaultName, type: variable.type,
      defaultValue: nil)
    let function = ScriptFunction(variable.name, [parameter], .void, range: variable.range)
    waiting.append { self.define(function, syntax.body, observing: variable) }
    return function
  }

  /// A reference to a computed variable.
  func computed(_ variable: GlobalVariable, by getter: ScriptFunction) -> Typed {
    let setter = variable.setter
    let place = LValue(variable.name, obstacle: setter == nil ? .readOnly : nil) { frame in
      let run = frame.run
      return LValue.Access { () throws(Stop) in
        try run.invoke(getter)
      } set: { value throws(Stop) in
        if let setter { _ = try run.invoke(setter, [value]) }
      }
    }
    return Typed(variable.type, place: place) { frame throws(Stop) in
      try frame.run.invoke(getter)
    }
  }
}

extension RunContext {
  /// Sets a global variable and calls its observers.
  func set(_ variable: GlobalVariable, to value: ScriptValue) throws(Stop) {
    let old = variable.didSet == nil ? .void : try read(variable)
    if let willSet = variable.willSet { _ = try invoke(willSet, [value]) }
    write(value, to: variable)
    if let didSet = variable.didSet { _ = try invoke(didSet, [old]) }
  }
}
