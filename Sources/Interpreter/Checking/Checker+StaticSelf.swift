import Script

/// `self`, `Self` and `super` as metatypes whose class is known only at run time.
extension Checker {
  /// `self` in a static member of a class: the class on which the member was called.
  var staticSelf: Typed? {
    guard case .local(let variable)? = scope.find("self"), case .metatype(let type) = variable.type
    else { return nil }
    let read = local(variable, at: SourceRange(0, 0)).code
    return Typed(variable.type) { frame throws(Stop) in
      let value = try read(frame)
      // Initial values and default arguments are not evaluated for a particular class.
      if case .metatype = value { return value }
      return .metatype(type)
    }
  }

  /// `Self` in a member of a class.
  var dynamicSelf: Typed? {
    if let staticSelf { return staticSelf }
    guard let own = ownType, own.kind == .class, case .local(let variable)? = scope.find("self"),
      variable.type == .script(own)
    else { return nil }
    let read = local(variable, at: SourceRange(0, 0)).code
    return Typed(.metatype(variable.type)) { frame throws(Stop) in
      .metatype(.script(try read(frame).scriptType ?? own))
    }
  }

  /// The implicit base of a static member.
  func staticBase(_ type: Type) -> Typed {
    guard type == context.receiver?.type, let own = staticSelf else { return metatype(type) }
    return own
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

  /// `super.name(…)` in a static member.
  func superStaticMethods(_ name: String, _ superclass: ScriptType.Superclass) -> [Callable]? {
    guard let base = staticSelf else { return nil }
    guard case .script(let type) = superclass else { return nil }
    var known: Set<ScriptFunction.DispatchKey> = []
    let methods = staticMethods(name, of: type).filter { known.insert($0.key).inserted }
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

  /// `super.name` in a static member.
  func superStaticProperty(_ name: String, _ superclass: ScriptType.Superclass) -> Typed? {
    guard let base = staticSelf, case .script(let type) = superclass,
      let property = staticProperty(name, of: type)
    else { return nil }
    property.resolve?()
    let place = LValue(name, obstacle: property.isSettable ? nil : .readOnly) {
      frame throws(Stop) in
      let (receiver, run) = (try base.code(frame), frame.run)
      return LValue.Access { () throws(Stop) in
        try run.read(static: property, of: receiver)
      } set: { value throws(Stop) in
        try run.write(static: property, of: receiver, value)
      }
    }
    return Typed(property.type, place: place) { frame throws(Stop) in
      try frame.run.read(static: property, of: try base.code(frame))
    }
  }
}

extension ScriptType {
  /// The most derived static method with the same name and parameters, from this class up.
  fileprivate func staticMethod(like function: ScriptFunction) -> ScriptFunction? {
    lineage.lazy.compactMap { type in
      type.methods.first { method in
        method.isStatic && method.signature == function.signature
          && method.parameters.map(\.type) == function.parameters.map(\.type)
      }
    }.first
  }
}

extension ScriptValue {
  /// The script type of a metatype value.
  var namedType: ScriptType? {
    if case .metatype(let type) = self { type.scriptType } else { nil }
  }
}
