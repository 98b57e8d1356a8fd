import Containment
import Script

/// Initializer calls: on compiled types, on script types, and between initializers.
extension Checker {
  func initializers(of type: Type, at range: SourceRange) -> (String, [Callable])? {
    let candidates: [Callable]
    switch type {
    case .unknown: return nil
    case .compiled(let own):
      candidates = (own.members["init"] ?? []).map { callable($0, of: nil) }
    case .script(let own) where own.kind == .protocol:
      report(.notCallable("\(type).Type"), at: range)
      return nil
    case .script(let own) where own.kind == .enum:
      guard seen(own.initializers.map { .script($0) }, of: own, at: range) != nil else {
        return nil
      }
      candidates = enumInitializers(of: own)
    case .script(let own) where own.kind == .struct:
      guard let inits = structureInitializers(of: own, at: range) else { return nil }
      candidates = inits
    case .script(let own):
      guard let inits = seen(inits(of: own), of: own, at: range) else { return nil }
      candidates = classInitializers(inits, of: own)
    default: candidates = libraryInitializers(of: type)
    }
    guard candidates.isEmpty else { return ("\(type)", candidates) }
    report(.unknown(initializerOf: type), at: range)
    return nil
  }

  private func enumInitializers(of type: ScriptType) -> [Callable] {
    let raw = type.rawType.map { [rawInitializer(of: type, $0)] } ?? []
    let seen = type.initializers.filter { sees($0.traits.access, of: $0.owner) }
    return raw + seen.map { making(type, with: $0) }
  }

  private func rawInitializer(of type: ScriptType, _ raw: Type) -> Callable {
    Callable(
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

  /// Initializers in a structure's declaration replace the memberwise one; those in extensions do
  /// not.
  private func structureInitializers(of type: ScriptType, at range: SourceRange) -> [Callable]? {
    let isGiven = type.initializers.allSatisfy(\.traits.isAddition)
    let isSeen = isGiven && sees(type.memberwiseLevel, of: type)
    let all = type.initializers.map { Initializer.script($0) }
    let isEmpty = isGiven && type.setsEverything
    let implied = isSeen ? [memberwise(type)] : isEmpty ? [memberwise(type, isEmpty: true)] : []
    if !implied.isEmpty, all.isEmpty { return implied }
    guard !all.isEmpty else {
      report(.refused(.inaccessibleInitializer(type.name)), at: range)
      return nil
    }
    return seen(all, of: type, at: range).map { inits in
      inits.compactMap(\.function).map { making(type, with: $0) } + implied
    }
  }

  private func making(_ type: ScriptType, with initializer: ScriptFunction) -> Callable {
    Callable(initializer, result: initializer.made(.script(type))) { arguments, _ in
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
  private func memberwise(_ type: ScriptType, isEmpty: Bool = false) -> Callable {
    let stored = type.properties.filter { $0.isStored && !$0.isStatic }
    let given = stored.filter { !isEmpty && (!$0.isConstant || !$0.hasInitialValue) }
    for property in given { property.resolve?() }
    let parameters = given.map { property in
      var defaultValue: Code?
      if property.isLazy {
        defaultValue = Code { _ in .unset }
      } else if let initial = property.initial {
        defaultValue = Code(isDefault: true) { frame throws(Stop) in try frame.run.invoke(initial) }
      } else if property.hasInitialValue {
        defaultValue = Code { _ in .none }
      }
      return Callable.Parameter(
        label: property.name, type: property.type, defaultValue: defaultValue)
    }
    return Callable(
      signature: "init(\(given.map { "\($0.name):" }.joined()))", parameters: parameters,
      result: .script(type)
    ) { arguments, _ in
      Code { frame throws(Stop) in
        var receiver = try frame.run.blank(type)
        for (property, value) in zip(given, try arguments.values(in: frame)) {
          receiver.setField(property.field ?? 0, property.strength.stored(value))
        }
        for property in stored where isEmpty || property.isConstant && property.hasInitialValue {
          guard let initial = property.initial, !property.isLazy else { continue }
          receiver.setField(property.field ?? 0, try frame.run.invoke(initial))
        }
        return receiver
      }
    }
  }

  /// The initializers of a class, its own or inherited.
  private func classInitializers(
    _ initializers: [Initializer], of type: ScriptType
  ) -> [Callable] {
    initializers.map { initializer in
      switch initializer {
      case .script(let function):
        return Callable(function, result: function.made(.script(type))) { arguments, _ in
          Code { frame throws(Stop) in
            let run = frame.run
            var values = try arguments.values(in: frame)
            var receiver = ScriptValue.object(try run.instance(of: type))
            let inherited = type.lineage.prefix { $0 !== function.owner }
            let result = try run.initialize(&receiver, function, values, below: Array(inherited))
            result.instance?.stage = .whole
            values.release()
            return result
          }
        }
      case .compiled(let member):
        return callable(member) { arguments, _ in
          Code { frame throws(Stop) in
            let run = frame.run
            var values = try arguments.values(in: frame)
            var receiver = ScriptValue.object(try run.instance(of: type))
            try run.setInitialValues(of: Array(type.lineage), &receiver)
            try run.makeBase(&receiver, member, values)
            values.release()
            return receiver
          }
        }.making(.script(type))
      case .none:
        return Callable(signature: "init()", parameters: [], result: .script(type)) { _, _ in
          Code { frame throws(Stop) in
            var receiver = ScriptValue.object(try frame.run.instance(of: type))
            try frame.run.setInitialValues(of: Array(type.lineage), &receiver)
            receiver.instance?.stage = .whole
            return receiver
          }
        }
      }
    }
  }

  /// An initializer of a class.
  enum Initializer {
    case script(ScriptFunction)
    case compiled(Member)
    /// The implicit initializer of a base class that declares none.
    case none
  }

  /// The initializers that can create instances of a class.
  func inits(of type: ScriptType) -> [Initializer] {
    let own = type.initializers.map { Initializer.script($0) }
    guard type.initializers.allSatisfy(\.isConvenience) else {
      return own + inheritedConvenience(of: type)
    }
    switch type.superclass {
    case .script(let superclass): return own + inits(of: superclass)
    case .compiled(let base):
      return own + (base.members["init"] ?? []).map { Initializer.compiled($0) }
    case nil: return own + [.none]
    }
  }

  /// The convenience initializers a class inherits because it overrides all designated ones.
  private func inheritedConvenience(of type: ScriptType) -> [Initializer] {
    guard case .script(let superclass)? = type.superclass else { return [] }
    let inherited = inits(of: superclass)
    let isComplete = inherited.allSatisfy { $0.isConvenience || $0.isOverridden(in: type) }
    return isComplete ? inherited.filter { $0.isConvenience && !$0.isOverridden(in: type) } : []
  }

  /// `super.init(…)`.
  func superInitializers(
    _ superclass: ScriptType.Superclass, named name: Name, at range: SourceRange
  ) -> (String, [Callable])? {
    guard let initialization = context.initialization, !initialization.isConvenience,
      case .local(let variable)? = scope.find("self"), variable.context === context
    else {
      report(.outside("super.init", of: "a designated initializer"), at: range)
      return nil
    }
    requireOwnProperties(before: "`super.init`", at: range)
    if flow.set.contains(.delegation) { report(.refused(.plain(.superTwice)), at: name.range) }
    flow.unset.remove(.delegation)
    flow.set.insert(.delegation)
    switch superclass {
    case .compiled(let base):
      return (
        "init",
        (base.members["init"] ?? []).map { member in
          callable(member) { arguments, _ in
            Code { frame throws(Stop) in
              var values = try arguments.values(in: frame)
              var receiver = try frame.read(variable)
              try frame.run.makeBase(&receiver, member, values)
              frame.write(receiver, to: variable)
              values.release()
              return .void
            }
          }.making(.void)
        }
      )
    case .script(let type):
      return seen(inits(of: type), of: type, at: name.range).map { inits in
        ("init", inits.map { delegate(to: $0, of: type, variable, range) })
      }
    }
  }

  /// `self.init(…)`.
  func delegation(named name: Name, at range: SourceRange) -> (String, [Callable])? {
    guard let own = ownType, let initialization = context.initialization,
      case .local(let variable)? = scope.find("self"), variable.context === context
    else {
      report(.outside("self.init", of: "an initializer"), at: range)
      return nil
    }
    flow.unset = flow.unset.filter { if case .variable = $0 { true } else { false } }
    guard own.isClass else {
      let all =
        own.kind == .enum
        ? enumInitializers(of: own) : structureInitializers(of: own, at: range) ?? []
      return ("init", all.map { $0.assigning(to: variable) })
    }
    if !initialization.isConvenience {
      report(.refused(.delegatingDesignated(own.name)), at: initialization.range)
    }
    return ("init", inits(of: own).map { delegate(to: $0, of: nil, variable, range) })
  }

  /// Calls an initializer on the instance being created.
  ///
  /// `super.init` names the class; `self.init` dispatches on the instance's class.
  func delegate(
    to initializer: Initializer, of superclass: ScriptType?, _ variable: LocalVariable,
    _ range: SourceRange
  ) -> Callable {
    switch initializer {
    case .script(let function):
      return Callable(function, result: function.made(.void)) { arguments, _ in
        self.refuseDelegation(to: function, of: superclass, at: range)
        return Code { frame throws(Stop) in
          var values = try arguments.values(in: frame)
          // Taken out, so that a failed object is deallocated in the initializer that returns nil.
          var receiver = try frame.take(variable)
          let type = superclass ?? receiver.instance?.type
          let own = superclass == nil ? type?.initializer(like: function) ?? function : function
          let between = type?.lineage.prefix { $0 !== own.owner } ?? []
          let result = try frame.run.initialize(&receiver, own, values, below: Array(between))
          if result.isNone { throw Stop(.failedInitializer) }
          frame.write(result, to: variable)
          values.release()
          return .void
        }
      }
    case .compiled(let member):
      return callable(member) { arguments, _ in
        Code { frame throws(Stop) in
          var values = try arguments.values(in: frame)
          var receiver = try frame.read(variable)
          let type = superclass ?? receiver.instance?.type
          try frame.run.setInitialValues(of: type.map { Array($0.lineage) } ?? [], &receiver)
          try frame.run.makeBase(&receiver, member, values)
          frame.write(receiver, to: variable)
          values.release()
          return .void
        }
      }.making(.void)
    case .none:
      return Callable(signature: "init()", parameters: [], result: .void) { _, _ in
        Code { frame throws(Stop) in
          var receiver = try frame.read(variable)
          let type = superclass ?? receiver.instance?.type
          try frame.run.setInitialValues(of: type.map { Array($0.lineage) } ?? [], &receiver)
          return .void
        }
      }
    }
  }
}

extension ScriptType {
  /// The most derived initializer with the same signature, from this class up.
  fileprivate func initializer(like function: ScriptFunction) -> ScriptFunction? {
    lineage.lazy.compactMap { type in
      type.initializers.first { $0.key == function.key }
    }.first
  }
}

extension ScriptType {
  /// Whether all stored properties have initial values.
  fileprivate var setsEverything: Bool {
    properties.allSatisfy { !$0.isStored || $0.isStatic || $0.hasInitialValue || $0.isLazy }
  }
}

extension ScriptFunction {
  /// The type of an initializer's result.
  fileprivate func made(_ type: Type) -> Type { isFailable ? .optional(type) : type }
}

extension Callable {
  /// The same with another result type.
  fileprivate func making(_ type: Type) -> Callable {
    Callable(
      signature: signature, parameters: parameters, result: type, bindings: bindings,
      requirements: requirements, isDeclared: isDeclared, owner: owner, make: make)
  }
}

extension Callable {
  /// The same, assigning its result to `self`.
  fileprivate func assigning(to variable: LocalVariable) -> Callable {
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
