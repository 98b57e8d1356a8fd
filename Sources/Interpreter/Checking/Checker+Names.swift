import Containment
import Script

/// Names without a base: variables, `self`, members of `self`, functions, types.
extension Checker {
  func name(_ name: String, expecting expected: Type?, at range: SourceRange) -> Typed {
    switch scope.find(name) {
    case .local(let variable): return local(variable, at: range)
    case .function(let functions):
      let best = functions.map(\.function).best(for: expected)
      if let function = functions.first(where: { $0.function === best }) {
        return value(of: function).fitted(to: expected)
      }
    case nil: break
    }
    if let operation = InfixOperator(rawValue: name) {
      return value(of: operation, expecting: expected, at: range)
    }
    if let own = memberOfSelf(name, expecting: expected, at: range) { return own }
    if let global = globals[name] { return self.global(global, at: range) }
    if let functions = functions[name] { return value(ofOneOf: functions, expecting: expected) }
    if let constant = catalogue.global(name), constant.kind == .constant {
      requireImport(of: name, at: range)
      return Typed(type(constant.type)) { frame throws(Stop) in
        try frame.run.ask(constant, .void)
      }
    }
    if name == "Self", let own = dynamicSelf { return own }
    if let type = findType(name) {
      requireImport(of: name, as: type, at: range)
      return metatype(seeing(type, at: range))
    }
    if let generic = Self.genericTypes[name] { return metatype(generic) }
    let library = libraryFunctions(name)
    if !library.isEmpty {
      return functionValue(library, named: name, expecting: expected, at: range)
    }
    if errors.contains(where: { $0.range == range }) { return .broken }
    if sequence(first: scope, next: \.parent).contains(where: { $0.upcoming.contains(name) }) {
      return failure(.localBeforeDeclaration(name), at: range)
    }
    let error = ScriptError.Kind.unknown(
      name: name, nearest: nearest(to: name, in: visibleNames))
    return failure(error, at: range)
  }

  /// Reports a generic type without arguments where a type is written.
  func refuseBareGeneric(_ name: String, at range: SourceRange) {
    let arguments = name == "Dictionary" ? "String, Int" : "Int"
    report(
      .unsupported("`\(name)` alone", instead: "use `\(name)<\(arguments)>`, with its own types"),
      at: range)
  }

  func isGenericType(_ name: String) -> Bool { Self.genericTypes[name] != nil }

  /// Types whose arguments are inferred from a call, as in `Array(repeating: 0, count: 3)`.
  private static let genericTypes: [String: Type] = [
    "Array": .array(.element), "Set": .set(.element), "Optional": .optional(.element),
    "Dictionary": .dictionary(key: .element, value: .value),
  ]

  func metatype(_ type: Type) -> Typed { Typed(.metatype(type)) { _ in .metatype(type) } }

  /// All visible names, in a fixed order, for typo correction.
  private var visibleNames: [String] {
    let locals = sequence(first: scope, next: \.parent).flatMap { $0.names.keys }
    let own = context.receiver.map { memberNames(of: $0.type) } ?? []
    let others =
      Array(globals.keys) + Array(functions.keys) + Array(types.keys) + Array(compiled.keys)
      + catalogue.globals.map(\.name) + StandardLibrary.functions.map(\.name)
      + Array(Self.builtIn.keys)
    return locals.sorted() + own + others.sorted()
  }

  func local(_ variable: LocalVariable, at range: SourceRange) -> Typed {
    if flow.unset.contains(.variable(ObjectIdentifier(variable))), assigned != range {
      report(.unset(variable.name), at: range)
    }
    variable.isUsed = true
    refuseCapture(of: variable)
    let own = context.reach(variable)
    return Typed(own.type, place: place(of: own)) { frame throws(Stop) in try frame.read(own) }
  }

  private func place(of variable: LocalVariable) -> LValue {
    let obstacle: LValue.Obstacle? = variable.isConstant ? .constant : nil
    return LValue(variable.name, .variable(variable), obstacle: obstacle) { frame in
      LValue.Access(
        get: { () throws(Stop) in try frame.read(variable) },
        set: { value throws(Stop) in try frame.assign(value, to: variable) },
        modify: { body throws(Stop) in
          var value = try frame.take(variable)
          defer { frame.write(value, to: variable) }
          try body(&value)
        })
    }
  }

  func global(_ variable: GlobalVariable, at range: SourceRange) -> Typed {
    variable.resolve?()
    if let getter = variable.getter { return computed(variable, by: getter) }
    if !variable.isDeclared, isTopLevel {
      report(.usedBeforeDeclaration(variable.name), at: range)
    }
    if flow.unset.contains(.variable(ObjectIdentifier(variable))), assigned != range {
      report(.unset(variable.name), at: range)
    }
    let obstacle: LValue.Obstacle? = variable.isConstant ? .constant : nil
    let isQuiet = context.observedGlobal === variable
    let place = LValue(variable.name, .global(variable), obstacle: obstacle) { frame in
      let run = frame.run
      if !isQuiet, variable.willSet != nil || variable.didSet != nil {
        return LValue.Access { () throws(Stop) in
          try run.read(variable)
        } set: { value throws(Stop) in
          try run.set(variable, to: value)
        }
      }
      return LValue.Access(
        get: { () throws(Stop) in try run.read(variable) },
        set: { value throws(Stop) in try run.assign(value, to: variable) },
        modify: { body throws(Stop) in
          var value = try run.take(variable)
          defer { run.write(value, to: variable) }
          try body(&value)
        })
    }
    return Typed(variable.type, place: place) { frame throws(Stop) in
      try frame.run.read(variable)
    }
  }

  /// Whether the statement being checked is outside of functions and types.
  var isTopLevel: Bool {
    sequence(first: context, next: \.parent).allSatisfy { $0.kind != .function }
  }

  /// `self`, as an expression.
  func selfReference(at range: SourceRange) -> Typed {
    if let own = staticSelf { return own }
    if case .local(let variable) = scope.find("self") { return local(variable, at: range) }
    guard let receiver = context.receiver else {
      return failure(.outside("self", of: "a type's method"), at: range)
    }
    if receiver.isStatic { return metatype(receiver.type) }
    return failure(.outside("self", of: "a type's method"), at: range)
  }

  /// A member of `self` named without an explicit `self`.
  private func memberOfSelf(
    _ name: String, expecting expected: Type?, at range: SourceRange
  ) -> Typed? {
    guard let receiver = context.receiver else { return nil }
    if name == "self" { return selfReference(at: range) }
    if !receiver.isStatic, hasMember(name, receiver.type) {
      guard case .local(let variable) = scope.find("self") else { return nil }
      let base = impliedSelf(variable, of: name, at: range)
      return member(
        Name(text: name, range: range), of: base, expecting: expected, at: range)
    }
    return staticOwner(of: name, seenFrom: receiver.type).map { type in
      refuseStaticMember(name, of: type, at: range)
      var base = staticBase(type)
      base.isBareSelf = true
      return member(Name(text: name, range: range), of: base, expecting: expected, at: range)
    }
  }

  /// The implicit `self` of a name; escaping closures must write it.
  func impliedSelf(_ variable: LocalVariable, of name: String, at range: SourceRange) -> Typed {
    let between = sequence(first: context, next: \.parent).prefix { $0 !== variable.context }
    if variable.type.unwrapped.isClass, between.contains(where: \.isEscaping) {
      report(.impliedSelf(name), at: range)
    }
    return bareSelf(variable, at: range)
  }

  /// `self` without checking that it is fully initialized, as initializers set its properties.
  func bareSelf(_ variable: LocalVariable, at range: SourceRange) -> Typed {
    if variable.type.isOptional {
      return failure(
        .optionalNotUnwrapped("\(variable.type)"), at: range)
    }
    if context !== variable.context {
      refuseKeptSelf(at: range)
      refuseEarlyCapture(from: variable.context, at: range)
    }
    var typed = local(variable, at: range)
    typed.isBareSelf = true
    return typed
  }
}
