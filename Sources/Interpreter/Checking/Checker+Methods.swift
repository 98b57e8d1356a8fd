import Containment
import Script

/// Method calls: on compiled objects, on script values, and through `super`.
extension Checker {
  /// A catalog method on a receiver; nil for type methods.
  func callable(_ member: Member, of base: Typed?) -> Callable {
    callable(member) { arguments, _ in
      let overrides = Overrides<ScriptFunction> { $0.compiledDispatch[member.signature] }
      return Code { frame throws(Stop) in
        var receiver = try base?.code(frame) ?? .void
        guard let override = receiver.instance.flatMap({ overrides[$0.type] }) else {
          return try frame.run.ask(member, receiver, try arguments.travelling(in: frame))
        }
        var values = try arguments.values(in: frame)
        let result = try frame.run.invoke(override, receiver: &receiver, values)
        values.release()
        return result
      }
    }
  }

  /// A script method on a receiver, dispatched on the receiver's class.
  func method(_ function: ScriptFunction, of base: Typed, at range: SourceRange) -> Callable {
    if base.type.isClass || base.type.isContract && !function.isMutating {
      let object = whole(base, at: range)
      if let known = function.isGiven || function.isHiddenBelow
        ? function : defaultMethod(for: function, of: base.type)
      {
        return method(exactly: known, of: object)
      }
      let (key, contract) = (function.key, base.type.isContract ? function.owner : nil)
      let overrides = Overrides<ScriptFunction> { type in
        contract.flatMap { type.extensionMethod(key, of: $0) } ?? type.dispatch[key]
      }
      return Callable(function) { arguments, _ in
        Code { frame throws(Stop) in
          var receiver = try object.code(frame)
          var values = try arguments.values(in: frame)
          let own = receiver.scriptType.flatMap { overrides[$0] } ?? function
          let result = try frame.run.invoke(own, receiver: &receiver, values)
          values.release()
          return result
        }
      }
    }
    if function.isMutating { return mutating(function, of: base, at: range) }
    return method(exactly: function.hasBody ? function : own(function, of: base.type), of: base)
  }

  /// The implementation of a requirement by a structure or enumeration: its own, or its protocol's.
  private func own(_ requirement: ScriptFunction, of type: Type) -> ScriptFunction {
    type.scriptType?.dispatch[requirement.key] ?? requirement
  }

  /// The protocol extension method that a class uses for a requirement it does not implement.
  private func defaultMethod(for function: ScriptFunction, of type: Type) -> ScriptFunction? {
    guard let own = type.scriptType, own.kind == .class,
      let known = own.dispatch[function.key],
      known.owner?.kind == .protocol
    else { return nil }
    return known
  }

  /// A method called without dynamic dispatch.
  private func method(exactly function: ScriptFunction, of object: Typed) -> Callable {
    Callable(function) { arguments, _ in
      Code { frame throws(Stop) in
        var receiver = try object.code(frame)
        var values = try arguments.values(in: frame)
        let result = try frame.run.invoke(function, receiver: &receiver, values)
        values.release()
        return result
      }
    }
  }

  private func mutating(
    _ function: ScriptFunction, of base: Typed, at range: SourceRange
  ) -> Callable {
    let place = changeable(base, at: range)
    let recording = place?.recorded
    let overrides = Overrides<ScriptFunction> { type in
      function.isGiven ? nil : type.dispatch[function.key]
    }
    return Callable(function) { arguments, _ in
      Code { frame throws(Stop) in
        guard let access = try place?.prepare(frame) else { return .void }
        var values = try arguments.values(in: frame)
        var result = ScriptValue.void
        try access.modify { receiver throws(Stop) in
          let own = receiver.scriptType.flatMap { overrides[$0] } ?? function
          result = try frame.run.invoke(own, receiver: &receiver, values)
        }
        values.release()
        try frame.note(recording)
        return result
      }
    }
  }

  /// `super.name(…)`, `super.init(…)`.
  func superMember(_ name: Name, at range: SourceRange) -> (String, [Callable])? {
    guard case .local(let variable)? = scope.find("self"), let own = ownType,
      let superclass = own.superclass
    else {
      report(.outside("super", of: "a subclass's method"), at: range)
      return nil
    }
    if name.text == "init" { return superInitializers(superclass, named: name, at: range) }
    if let methods = superStaticMethods(name.text, superclass), !methods.isEmpty {
      return (name.text, methods)
    }
    if staticSelf != nil { return members(name, of: metatype(superclass.type), at: range) }
    requireWholeSelf(at: range)
    let base = local(variable, at: range)
    var candidates: [Callable] = []
    if case .script(let type) = superclass {
      let functions = methods(name.text, of: type)
      refuseUnseen(functions.first, at: name.range)
      candidates = functions.map { function in
        Callable(function) { arguments, _ in
          Code { frame throws(Stop) in
            var receiver = try base.code(frame)
            var values = try arguments.values(in: frame)
            let result = try frame.run.invokeSuper(function, receiver: &receiver, values)
            values.release()
            return result
          }
        }
      }
    }
    if candidates.isEmpty, let compiled = own.compiledBase {
      candidates = methods(name.text, of: compiled).map { member in
        callable(member) { arguments, _ in
          Code { frame throws(Stop) in
            let receiver = try base.code(frame)
            return try frame.run.askSuper(member, receiver, try arguments.travelling(in: frame))
          }
        }
      }
    }
    guard candidates.isEmpty else { return (name.text, candidates) }
    _ = unknownMember(name, of: superclass.type)
    return nil
  }

  /// A method as a value: `button.onTap = self.tapped`.
  func methodValue(_ name: Name, of base: Typed, expecting expected: Type?) -> Typed? {
    guard !methods(name, of: base).isEmpty else { return nil }
    if base.isBareSelf { refuseKeptSelf(at: name.range) }
    let context = FunctionContext(result: nil)
    let own = context.makeVariable("self", base.type, isConstant: true)
    let candidates = methods(name, of: Typed(base.type, reading(own)))
    guard
      let (method, fit) = candidates.lazy.compactMap({ method in
        self.fit(method, expected).map { (method, $0) }
      }).first
    else { return failure(.undecided("`\(name.text)`"), at: name.range) }
    let arguments = fit.parameters.map { context.makeVariable("_", $0, isConstant: true) }
    let call = method.make(Callable.Arguments(codes: arguments.map(reading)), fit.bindings)
    return Typed(.function(fit.parameters, fit.result)) { frame throws(Stop) in
      let object = VariableBox(try base.code(frame))
      return .function(
        FunctionValue { values, run throws(Stop) in
          let frame = Frame(run, context)
          frame.declare(own, object.content)
          for (argument, value) in zip(arguments, values) { frame.declare(argument, value) }
          return try call(frame)
        })
    }
  }
}

extension ScriptValue {
  /// The script type of this type, or nil.
  var scriptType: ScriptType? {
    switch self {
    case .structure(let value): value.type
    case .enumeration(let value): value.enumCase.type
    default: instance?.type
    }
  }
}

extension ScriptFunction {
  /// Whether a protocol extension declares it; calls that resolve to it are statically dispatched.
  var isGiven: Bool { owner?.kind == .protocol && hasBody }

  /// Whether it has default arguments.
  var hasDefaults: Bool { parameters.contains { $0.defaultValue != nil } }
}

extension ScriptType {
  /// The protocol extension's method for a conforming class, which its subclasses inherit.
  fileprivate func extensionMethod(
    _ key: ScriptFunction.DispatchKey, of contract: ScriptType
  ) -> ScriptFunction? {
    conformer(to: contract)?.dispatch[key].flatMap { $0.isGiven ? $0 : nil }
  }
}
