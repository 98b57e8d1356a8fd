import Containment
import Script

/// Calls of members of values and types.
extension CallChecker {
  /// The methods of a value, or a property that holds a function.
  func memberCandidates(
    _ name: Name, of base: Typed, at range: SourceRange
  ) -> (String, [Callable])? {
    if base.type == .unknown { return nil }
    if base.isBareSelf { flow.refuseKeptSelf(at: range) }
    if case .metatype(let type) = base.type {
      if name.text == "init" { return initializers(of: type, at: range) }
      return staticMembers(name, of: type, base)
    }
    let methods = methods(name, of: base)
    return methods.isEmpty
      ? values(references.member(name, of: base, at: range), at: range) : (name.text, methods)
  }

  /// The methods of a value with this name, the most derived first.
  func methods(_ name: Name, of base: Typed) -> [Callable] {
    let added = names.additions(to: base.type).flatMap { type in
      type.methods.filter { $0.name == name.text && !$0.isStatic }
    }
    members.refuseUnseen(members.seen(added).first, at: name.range)
    return givenMethods(name, of: base)
      + members.seen(added).map { method($0, of: base, at: name.range) }
  }

  /// The methods that are not declared in extensions.
  private func givenMethods(_ name: Name, of base: Typed) -> [Callable] {
    switch base.type {
    case .script(let type):
      let functions = members.methods(name.text, of: type)
      members.refuseUnseen(functions.first, at: name.range)
      let own = functions.map { method($0, of: base, at: name.range) }
      let compiled = type.compiledBase.map { members.methods(name.text, of: $0) } ?? []
      let known = Set(own.map(\.signature))
      return own
        + compiled.filter { !known.contains($0.signature) }
        .map { callable($0, of: flow.whole(base, at: name.range)) }
    case .compiled(let type):
      return members.methods(name.text, of: type).map { callable($0, of: base) }
    default: return libraryMethods(name, of: base)
    }
  }

  func staticMembers(
    _ name: Name, of type: Type, _ base: Typed? = nil
  ) -> (String, [Callable])? {
    switch type {
    case .script(let own):
      if let enumCase = own.cases.first(where: { $0.name == name.text && !$0.payload.isEmpty }) {
        return (name.text, [Callable(enumCase, of: own)])
      }
      let methods = members.seen(members.staticMethods(name.text, of: own))
      members.refuseUnseen(methods.first, at: name.range)
      if !methods.isEmpty {
        return (name.text, methods.map { callable($0, ofType: base ?? .metatype(type)) })
      }
      if let base = own.compiledBase, members.hasTypeMethod(name.text, base) {
        return staticMembers(name, of: .compiled(base))
      }
    case .compiled(let own):
      let methods = own.lineage.flatMap {
        ($0.members[name.text] ?? []).filter { $0.kind == .typeMethod }
      }
      if !methods.isEmpty { return (name.text, methods.map { callable($0, of: nil) }) }
    default:
      if let wrapping = Callable.optionalCase(name, of: type) { return (name.text, [wrapping]) }
    }
    let added = members.seen(
      names.additions(to: type).flatMap { members.staticMethods(name.text, of: $0) })
    members.refuseUnseen(added.first, at: name.range)
    if !added.isEmpty { return (name.text, added.map { Callable($0) }) }
    return values(references.staticMember(name, of: type, base), at: name.range)
  }

  /// A method as a value: `button.onTap = self.tapped`.
  func methodValue(_ name: Name, of base: Typed, expecting expected: Type?) -> Typed? {
    guard !methods(name, of: base).isEmpty else { return nil }
    if base.isBareSelf { flow.refuseKeptSelf(at: name.range) }
    let context = FunctionContext(result: nil)
    let own = context.makeVariable("self", base.type, isConstant: true)
    let candidates = methods(name, of: Typed(base.type, Code.reading(own)))
    guard
      let (method, fit) = candidates.lazy.compactMap({ method in
        method.fit(expected).map { (method, $0) }
      }).first
    else { return diagnostics.failure(.undecided("`\(name.text)`"), at: name.range) }
    let arguments = fit.parameters.map { context.makeVariable("_", $0, isConstant: true) }
    let call = method.make(Callable.Arguments(codes: arguments.map(Code.reading)), fit.bindings)
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
