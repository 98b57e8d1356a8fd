import Containment
import Script

/// Calls: finds the candidates for a callee and resolves its overloads.
extension Checker {
  func call(_ call: Call, expecting expected: Type?, at range: SourceRange) -> Typed {
    let written = WrittenArguments(call, at: range)
    notice(call.callee, expecting: expected)
    switch call.callee.kind {
    case .identifier("print"):
      if scope.find("print") == nil {
        requireImport(of: "print", at: call.callee.range)
        return print(written)
      }
    case .identifier("String"): if let text = text(of: written) { return text }
    case .identifier("pow"):
      if scope.find("pow") == nil, expected?.unwrapped != .double,
        call.arguments.allSatisfy({ $0.value.literalType == .int })
      {
        return failure(
          .unsupported("Decimal, as `pow` of whole numbers is,", instead: "use `2.0`"), at: range)
      }
    default: break
    }
    guard let (name, candidates) = candidates(call, expecting: expected) else {
      checkAlone(written)
      return .broken
    }
    return choose(candidates, written, named: name, expecting: expected).typed
  }

  /// The type of a range of integer literals in `(0...1).contains(x)` if `x` is a Double.
  private func typeOfRange(_ base: Expression, _ call: Call) -> Type? {
    guard case .parenthesized(let inner) = base.kind,
      case .range(let lower?, let isClosed, let upper?) = inner.kind,
      lower.literalType == .int, upper.literalType == .int,
      case .member(_, let name) = call.callee.kind, name.text == "contains",
      let argument = call.arguments.first, argument.label == nil, argument.value.isPlain,
      attempt({ check(argument.value) }).result.type == .double
    else { return nil }
    return isClosed ? .closedRange(.double) : .range(.double)
  }

  /// The candidates for a callee; nil if it has an error, which was reported.
  private func candidates(
    _ call: Call, expecting expected: Type?
  ) -> (String, [Callable])? {
    let callee = call.callee
    switch callee.kind {
    case .identifier(let name): return named(name, at: callee.range)
    case .member(let base, let name):
      if case .super = base.kind { return superMember(name, at: callee.range) }
      if case .self = base.kind, name.text == "init" {
        return delegation(named: name, at: callee.range)
      }
      if name.text == "init", base.isLiteral, let type = writtenType(base) {
        return initializers(of: type, at: callee.range)
      }
      return members(
        name, of: receiver(base, expecting: typeOfRange(base, call)), at: callee.range)
    case .implicitMember(let name):
      guard let type = expected?.unwrapped, !type.hasPlaceholder else {
        report(.undecided("`.\(name.text)`"), at: callee.range)
        return nil
      }
      if name.text == "init" { return initializers(of: type, at: callee.range) }
      if let wrapping = expected.flatMap({ optionalCaseCall(name, of: $0) }) {
        return (name.text, [wrapping])
      }
      return staticMembers(name, of: type)
    case .array, .dictionary:
      // `[Int]()` and `[String: Int]()` create empty collections.
      if let type = writtenType(callee) { return initializers(of: type, at: callee.range) }
      return values(check(callee), at: callee.range)
    case .closure:
      calledAtOnce = callee.range
      defer { calledAtOnce = nil }
      return values(check(callee, expecting: immediate(callee, expected)), at: callee.range)
    default: return values(check(callee), at: callee.range)
    }
  }

  /// The type of a closure without parameters that is called immediately, if a type is expected.
  private func immediate(_ closure: Expression, _ result: Type?) -> Type? {
    guard case .closure(let closure) = closure.kind, closure.parameters?.isEmpty ?? true,
      let result, !result.hasPlaceholder
    else { return nil }
    return .function([], result)
  }

  /// The candidates for calling a value: a function or a type.
  private func values(_ callee: Typed, at range: SourceRange) -> (String, [Callable])? {
    switch callee.type {
    case .unknown: return nil
    case .function(let parameters, let result):
      return ("closure", [Callable(value: callee, parameters: parameters, result: result)])
    case .metatype(let type): return initializers(of: type, at: range)
    case .optional(.function):
      report(.optionalNotUnwrapped("\(callee.type)"), at: range)
      return nil
    default:
      report(.notCallable("\(callee.type)"), at: range)
      return nil
    }
  }

  private func named(_ name: String, at range: SourceRange) -> (String, [Callable])? {
    switch scope.find(name) {
    case .local(let variable): return values(local(variable, at: range), at: range)
    case .function(let functions):
      return (name, functions.map(localCallable))
    case nil: break
    }
    if let own = membersOfSelf(name, at: range) { return own }
    if let functions = functions[name] { return (name, functions.map { Callable($0) }) }
    if globals[name] == nil {
      let given = catalogue.globals.filter { $0.name == name && $0.kind == .typeMethod }
      if !given.isEmpty { return (name, given.map { callable($0, of: nil) }) }
      let library = libraryFunctions(name)
      if !library.isEmpty { return (name, library) }
    }
    return values(self.name(name, expecting: nil, at: range), at: range)
  }

  private func localCallable(_ local: LocalFunction) -> Callable {
    let value = value(of: local)
    return Callable(local.function) { arguments, _ in
      Code { frame throws(Stop) in
        let function = try value.code(frame)
        var values = try arguments.values(in: frame)
        let result = try frame.run.call(function, values)
        values.release()
        return result
      }
    }
  }

  /// Methods of `self`, or of enclosing types, called without an explicit receiver.
  private func membersOfSelf(_ name: String, at range: SourceRange) -> (String, [Callable])? {
    guard let receiver = context.receiver else { return nil }
    let word = Name(text: name, range: range)
    if !receiver.isStatic, hasMember(name, receiver.type) {
      guard case .local(let variable)? = scope.find("self") else { return nil }
      return members(word, of: impliedSelf(variable, of: name, at: range), at: range)
    }
    return staticOwner(of: name, seenFrom: receiver.type).flatMap { type in
      refuseStaticMember(name, of: type, at: range)
      return staticMembers(word, of: type, staticBase(type))
    }
  }

  /// The methods of a value, or a property that holds a function.
  func members(
    _ name: Name, of base: Typed, at range: SourceRange
  ) -> (String, [Callable])? {
    if base.type == .unknown { return nil }
    if base.isBareSelf { refuseKeptSelf(at: range) }
    if case .metatype(let type) = base.type {
      if name.text == "init" { return initializers(of: type, at: range) }
      return staticMembers(name, of: type, base)
    }
    let methods = methods(name, of: base)
    return methods.isEmpty
      ? values(member(name, of: base, at: range), at: range) : (name.text, methods)
  }

  /// The methods of a value with this name, the most derived first.
  func methods(_ name: Name, of base: Typed) -> [Callable] {
    let added = additions(to: base.type).flatMap { type in
      type.methods.filter { $0.name == name.text && !$0.isStatic }
    }
    refuseUnseen(seen(added).first, at: name.range)
    return givenMethods(name, of: base) + seen(added).map { method($0, of: base, at: name.range) }
  }

  /// The methods that are not declared in extensions.
  private func givenMethods(_ name: Name, of base: Typed) -> [Callable] {
    switch base.type {
    case .script(let type):
      let functions = methods(name.text, of: type)
      refuseUnseen(functions.first, at: name.range)
      let own = functions.map { method($0, of: base, at: name.range) }
      let compiled = type.compiledBase.map { methods(name.text, of: $0) } ?? []
      let known = Set(own.map(\.signature))
      return own
        + compiled.filter { !known.contains($0.signature) }
        .map { callable($0, of: whole(base, at: name.range)) }
    case .compiled(let type): return methods(name.text, of: type).map { callable($0, of: base) }
    default: return libraryMethods(name, of: base)
    }
  }

  /// The methods of a compiled type, the most derived for each signature.
  func methods(_ name: String, of type: CompiledType) -> [Member] {
    var known: Set<String> = []
    return type.lineage.flatMap { ($0.members[name] ?? []).filter { $0.kind == .method } }
      .filter { known.insert($0.signature).inserted }
  }

  /// The methods of a script type, the most derived for each signature, and the methods of protocol
  /// extensions that have other default arguments.
  func methods(_ name: String, of type: ScriptType) -> [ScriptFunction] {
    var known: Set<ScriptFunction.DispatchKey> = []
    let owners = Array(type.lineage) + type.allContracts.compactMap(\.scriptType)
    return seen(owners.flatMap { $0.methods.filter { $0.name == name && !$0.isStatic } })
      .filter { known.insert($0.key).inserted || $0.isGiven && $0.hasDefaults }
  }

  private func staticMembers(
    _ name: Name, of type: Type, _ base: Typed? = nil
  ) -> (String, [Callable])? {
    switch type {
    case .script(let own):
      if let enumCase = own.cases.first(where: { $0.name == name.text && !$0.payload.isEmpty }) {
        return (name.text, [callable(enumCase, own)])
      }
      let methods = seen(staticMethods(name.text, of: own))
      refuseUnseen(methods.first, at: name.range)
      if !methods.isEmpty {
        return (name.text, methods.map { callable($0, ofType: base ?? metatype(type)) })
      }
      if let base = own.compiledBase, hasTypeMethod(name.text, base) {
        return staticMembers(name, of: .compiled(base))
      }
    case .compiled(let own):
      let methods = own.lineage.flatMap {
        ($0.members[name.text] ?? []).filter { $0.kind == .typeMethod }
      }
      if !methods.isEmpty { return (name.text, methods.map { callable($0, of: nil) }) }
    default:
      if let wrapping = optionalCaseCall(name, of: type) { return (name.text, [wrapping]) }
    }
    let added = seen(additions(to: type).flatMap { staticMethods(name.text, of: $0) })
    refuseUnseen(added.first, at: name.range)
    if !added.isEmpty { return (name.text, added.map { Callable($0) }) }
    return values(staticMember(name, of: type, base), at: name.range)
  }

  private func hasTypeMethod(_ name: String, _ type: CompiledType) -> Bool {
    type.lineage.contains { $0.members[name]?.contains { $0.kind == .typeMethod } ?? false }
  }

  private func callable(_ enumCase: ScriptEnumCase, _ type: ScriptType) -> Callable {
    Callable(
      signature: "\(enumCase.name)(\(enumCase.payload.map { "\($0.label ?? "_"):" }.joined()))",
      parameters: zip(enumCase.payload, enumCase.defaults).map { part, defaultValue in
        Callable.Parameter(
          label: part.label, type: part.type,
          defaultValue: defaultValue.map { defaultValue in
            Code(isDefault: true) { frame throws(Stop) in try frame.run.invoke(defaultValue) }
          })
      },
      result: .script(type)
    ) { arguments, _ in
      Code { frame throws(Stop) in
        try frame.run.make(elements: arguments.codes.count)
        return .enumeration(
          EnumerationValue(enumCase: enumCase, payload: try arguments.values(in: frame)))
      }
    }
  }
}

extension Expression {
  /// Whether it is written as an array or dictionary literal, like the `[Int]` in `[Int]()`.
  fileprivate var isLiteral: Bool {
    switch kind {
    case .array, .dictionary: true
    default: false
    }
  }
}

extension Expression {
  /// Whether it consists only of names and numbers, so that checking it twice is cheap.
  fileprivate var isPlain: Bool {
    switch kind {
    case .integer, .floating, .identifier, .self: true
    case .member(let base, _), .prefix(_, let base), .parenthesized(let base): base.isPlain
    case .infix(let left, _, _, let right): left.isPlain && right.isPlain
    default: false
    }
  }
}
