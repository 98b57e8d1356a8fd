import Script

/// The candidates for making values of script types.
extension Callable {
  /// The initializer of an enumeration with raw values.
  init(rawInitializerOf type: ScriptType, _ raw: Type) {
    self.init(
      signature: "init(rawValue:)",
      parameters: [Callable.Parameter(label: "rawValue", type: raw)],
      result: .optional(.script(type))
    ) { arguments, _ in
      Code { frame throws(Stop) in
        let raw = try arguments.values(in: frame).first
        guard let raw else { return .none }
        for found in type.cases {
          guard let own = found.rawValue, try own.isEqual(to: raw, in: frame.run) else { continue }
          return .enumeration(EnumerationValue(enumCase: found, payload: []))
        }
        return .none
      }
    }
  }

  /// An initializer of a structure or an enumeration.
  init(making type: ScriptType, with initializer: ScriptFunction) {
    self.init(initializer, result: initializer.made(.script(type))) { arguments, _ in
      Code { frame throws(Stop) in
        var receiver = try frame.run.blank(type)
        var values = try arguments.values(in: frame)
        let result = try frame.run.initialize(&receiver, initializer, values)
        values.release()
        return result
      }
    }
  }

  /// The implicit initializer of a structure: memberwise, or without parameters.
  init(memberwise type: ScriptType, isEmpty: Bool = false) {
    let stored = type.properties.filter { $0.isStored && !$0.isStatic }
    let given = stored.filter { !isEmpty && (!$0.isConstant || !$0.storage.hasInitialValue) }
    for property in given { property.resolve?() }
    let parameters = given.map { property in
      var defaultValue: Code?
      if property.isLazy {
        defaultValue = Code { _ in .unset }
      } else if let initial = property.storage.initial {
        defaultValue = Code(isDefault: true) { frame throws(Stop) in try frame.run.invoke(initial) }
      } else if property.storage.hasInitialValue {
        defaultValue = Code { _ in .none }
      }
      return Callable.Parameter(
        label: property.name, type: property.type, defaultValue: defaultValue)
    }
    self.init(
      signature: "init(\(given.map { "\($0.name):" }.joined()))", parameters: parameters,
      result: .script(type)
    ) { arguments, _ in
      Code { frame throws(Stop) in
        var receiver = try frame.run.blank(type)
        for (property, value) in zip(given, try arguments.values(in: frame)) {
          receiver.setField(property.storage.field ?? 0, property.strength.stored(value))
        }
        for property in stored
        where isEmpty || property.isConstant && property.storage.hasInitialValue {
          guard let initial = property.storage.initial, !property.isLazy else { continue }
          receiver.setField(property.storage.field ?? 0, try frame.run.invoke(initial))
        }
        return receiver
      }
    }
  }

  /// The same with another result type.
  func making(_ type: Type) -> Callable {
    Callable(
      signature: signature, parameters: parameters, result: type, bindings: bindings,
      requirements: requirements, isDeclared: isDeclared, owner: owner, make: make)
  }

  /// The same, assigning its result to `self`.
  func assigning(to variable: LocalVariable) -> Callable {
    Callable(
      signature: signature, parameters: parameters,
      result: result.isOptional ? .optional(.void) : .void, bindings: bindings,
      requirements: requirements, isDeclared: isDeclared, owner: owner
    ) { arguments, bindings in
      let made = make(arguments, bindings)
      return Code { frame throws(Stop) in
        let value = try made(frame)
        if value.isNone { throw Stop(.failedInitializer) }
        frame.write(value, to: variable)
        return .void
      }
    }
  }
}

extension ScriptFunction {
  /// The type of an initializer's result.
  func made(_ type: Type) -> Type { isFailable ? .optional(type) : type }
}
