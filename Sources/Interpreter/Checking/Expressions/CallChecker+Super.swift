import Containment
import Script

/// Calls through `super`, and between the initializers of a type.
extension CallChecker {
  /// `super.name(…)`, `super.init(…)`.
  func superMember(_ name: Name, at range: SourceRange) -> (String, [Callable])? {
    guard let variable = scopes.selfVariable, let own = scopes.ownType,
      let superclass = own.superclass
    else {
      diagnostics.report(.outside("super", of: "a subclass's method"), at: range)
      return nil
    }
    if name.text == "init" { return superInitializers(superclass, named: name, at: range) }
    if let methods = superStaticMethods(name.text, superclass), !methods.isEmpty {
      return (name.text, methods)
    }
    if references.staticSelf != nil {
      return memberCandidates(name, of: .metatype(superclass.type), at: range)
    }
    flow.requireWholeSelf(at: range)
    let base = references.local(variable, at: range)
    var candidates: [Callable] = []
    if case .script(let type) = superclass {
      let functions = members.methods(name.text, of: type)
      members.refuseUnseen(functions.first, at: name.range)
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
      candidates = members.methods(name.text, of: compiled).map { member in
        names.callable(member) { arguments, _ in
          Code { frame throws(Stop) in
            let receiver = try base.code(frame)
            return try frame.run.askSuper(member, receiver, try arguments.travelling(in: frame))
          }
        }
      }
    }
    guard candidates.isEmpty else { return (name.text, candidates) }
    _ = references.unknownMember(name, of: superclass.type)
    return nil
  }

  /// `super.name(…)` in a static member.
  private func superStaticMethods(_ name: String, _ superclass: ScriptType.Superclass)
    -> [Callable]?
  {
    guard let base = references.staticSelf else { return nil }
    guard case .script(let type) = superclass else { return nil }
    var known: Set<ScriptFunction.DispatchKey> = []
    let methods = members.staticMethods(name, of: type).filter { known.insert($0.key).inserted }
    return methods.map { function in
      Callable(function) { arguments, _ in
        Code { frame throws(Stop) in
          var receiver = try base.code(frame)
          var values = try arguments.values(in: frame)
          let result = try frame.run.invoke(function, receiver: &receiver, values)
          values.release()
          return result
        }
      }
    }
  }

  /// `super.init(…)`.
  private func superInitializers(
    _ superclass: ScriptType.Superclass, named name: Name, at range: SourceRange
  ) -> (String, [Callable])? {
    guard let initialization = scopes.context.initialization, !initialization.isConvenience,
      let variable = scopes.selfVariable, variable.context === scopes.context
    else {
      diagnostics.report(.outside("super.init", of: "a designated initializer"), at: range)
      return nil
    }
    flow.noteSuperInitializer(name, at: range)
    switch superclass {
    case .compiled(let base):
      return (
        "init",
        (base.members["init"] ?? []).map { member in
          names.callable(member) { arguments, _ in
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
      return members.seen(Initializer.all(of: type), of: type, at: name.range).map { inits in
        ("init", inits.map { delegate(to: $0, of: type, variable, range) })
      }
    }
  }

  /// `self.init(…)`.
  func delegation(named name: Name, at range: SourceRange) -> (String, [Callable])? {
    guard let own = scopes.ownType, let initialization = scopes.context.initialization,
      let variable = scopes.selfVariable, variable.context === scopes.context
    else {
      diagnostics.report(.outside("self.init", of: "an initializer"), at: range)
      return nil
    }
    flow.noteDelegation()
    guard own.isClass else {
      let all =
        own.kind == .enum
        ? enumInitializers(of: own) : structureInitializers(of: own, at: range) ?? []
      return ("init", all.map { $0.assigning(to: variable) })
    }
    if !initialization.isConvenience {
      diagnostics.report(.refused(.delegatingDesignated(own.name)), at: initialization.range)
    }
    return ("init", Initializer.all(of: own).map { delegate(to: $0, of: nil, variable, range) })
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
      return names.callable(member) { arguments, _ in
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

  /// Reports a delegation to a convenience initializer of the superclass.
  private func refuseDelegation(
    to function: ScriptFunction, of superclass: ScriptType?, at range: SourceRange
  ) {
    if let superclass, function.isConvenience {
      diagnostics.report(.refused(.convenienceOfSuper(superclass.name)), at: range)
    }
  }
}
