import Containment
import Script

/// Methods: on compiled objects, on script values, and on types.
extension CallChecker {
  /// A catalog method on a receiver; nil for type methods.
  func callable(_ member: Member, of base: Typed?) -> Callable {
    names.callable(member) { arguments, _ in
      let overrides = Overrides<ScriptFunction> { $0.tables.compiled[member.signature] }
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

  /// A static method, dispatched on the receiver's class.
  func callable(_ function: ScriptFunction, ofType base: Typed) -> Callable {
    guard function.owner?.kind == .class else { return Callable(function) }
    let overrides = Overrides<ScriptFunction> { $0.staticMethod(like: function) }
    return Callable(function) { arguments, _ in
      Code { frame throws(Stop) in
        var receiver = try base.code(frame)
        var values = try arguments.values(in: frame)
        let own = receiver.namedType.flatMap { overrides[$0] } ?? function
        let result = try frame.run.invoke(own, receiver: &receiver, values)
        values.release()
        return result
      }
    }
  }

  /// A script method on a receiver, dispatched on the receiver's class.
  func method(_ function: ScriptFunction, of base: Typed, at range: SourceRange) -> Callable {
    if base.type.isClass || base.type.isContract && !function.isMutating {
      let object = flow.whole(base, at: range)
      if let known = function.isGiven || function.isHiddenBelow
        ? function : defaultMethod(for: function, of: base.type)
      {
        return method(exactly: known, of: object)
      }
      let (key, contract) = (function.key, base.type.isContract ? function.owner : nil)
      let overrides = Overrides<ScriptFunction> { type in
        contract.flatMap { type.extensionMethod(key, of: $0) } ?? type.tables.methods[key]
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
    type.scriptType?.tables.methods[requirement.key] ?? requirement
  }

  /// The protocol extension method that a class uses for a requirement it does not implement.
  private func defaultMethod(for function: ScriptFunction, of type: Type) -> ScriptFunction? {
    guard let own = type.scriptType, own.kind == .class,
      let known = own.tables.methods[function.key],
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
    let place = base.changeable(at: range, diagnostics)
    let recording = place?.recorded
    let overrides = Overrides<ScriptFunction> { type in
      function.isGiven ? nil : type.tables.methods[function.key]
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
}
