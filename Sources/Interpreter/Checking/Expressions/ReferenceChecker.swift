import Containment
import Script

/// Checks references: names without a base, `self`, and members of values and types.
final class ReferenceChecker {
  unowned let expressions: ExpressionChecker
  let names: NameTable
  let scopes: Scopes
  let types: TypeResolver
  let members: MemberTable
  let flow: FlowChecker
  let diagnostics: Diagnostics

  init(
    _ expressions: ExpressionChecker, _ types: TypeResolver, _ members: MemberTable,
    _ flow: FlowChecker
  ) {
    (names, scopes, diagnostics) = (members.names, members.scopes, members.diagnostics)
    (self.expressions, self.types) = (expressions, types)
    (self.members, self.flow) = (members, flow)
  }

  var calls: CallChecker { expressions.calls }
  var overloads: OverloadResolver { expressions.overloads }
}

/// Names without a base: variables, members of `self`, functions, types.
extension ReferenceChecker {
  func name(
    _ name: String, expecting expected: Type?, at range: SourceRange, use: ValueUse = .read
  ) -> Typed {
    switch scopes.find(name) {
    case .local(let variable): return local(variable, at: range, use: use)
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
    if let own = memberOfSelf(name, expecting: expected, at: range, use: use) { return own }
    if let global = names.globals[name] { return self.global(global, at: range, use: use) }
    if let functions = names.functions[name] {
      return value(ofOneOf: functions, expecting: expected)
    }
    if let constant = names.catalogue.global(name), constant.kind == .constant {
      names.requireImport(of: name, at: range)
      return Typed(names.type(constant.type)) { frame throws(Stop) in
        try frame.run.ask(constant, .void)
      }
    }
    if name == "Self", let own = dynamicSelf { return own }
    if let type = types.find(name) {
      names.requireImport(of: name, as: type, at: range)
      return .metatype(members.seeing(type, at: range))
    }
    if let generic = TypeResolver.genericTypes[name] { return .metatype(generic) }
    let library = calls.libraryFunctions(name)
    if !library.isEmpty {
      return overloads.functionValue(library, named: name, expecting: expected, at: range)
    }
    if diagnostics.hasError(at: range) { return .broken }
    if sequence(first: scopes.current, next: \.parent).contains(where: {
      $0.upcoming.contains(name)
    }) {
      return diagnostics.failure(.localBeforeDeclaration(name), at: range)
    }
    let error = ScriptError.Kind.unknown(
      name: name, nearest: names.nearest(to: name, in: visibleNames))
    return diagnostics.failure(error, at: range)
  }

  /// All visible names, in a fixed order, for typo correction.
  private var visibleNames: [String] {
    let locals = sequence(first: scopes.current, next: \.parent).flatMap { $0.names.keys }
    let own = scopes.context.receiver.map { members.memberNames(of: $0.type) } ?? []
    return locals.sorted() + own + names.allNames
  }

  func local(
    _ variable: LocalVariable, at range: SourceRange, use: ValueUse = .read
  ) -> Typed {
    if use != .assigned {
      flow.requireSet(
        .variable(ObjectIdentifier(variable)), named: variable.name, at: range)
    }
    variable.isUsed = true
    flow.refuseCapture(of: variable)
    let own = scopes.context.reach(variable)
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

  private func global(
    _ variable: GlobalVariable, at range: SourceRange, use: ValueUse
  ) -> Typed {
    variable.resolve?()
    if let getter = variable.accessors.getter { return computed(variable, by: getter) }
    if !variable.isDeclared, scopes.isTopLevel {
      diagnostics.report(.usedBeforeDeclaration(variable.name), at: range)
    }
    if use != .assigned {
      flow.requireSet(
        .variable(ObjectIdentifier(variable)), named: variable.name, at: range)
    }
    let obstacle: LValue.Obstacle? = variable.isConstant ? .constant : nil
    let isQuiet = scopes.context.observedGlobal === variable
    let place = LValue(variable.name, .global(variable), obstacle: obstacle) { frame in
      let run = frame.run
      if !isQuiet, variable.accessors.areObserving {
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

  /// A reference to a computed variable.
  private func computed(_ variable: GlobalVariable, by getter: ScriptFunction) -> Typed {
    let setter = variable.accessors.setter
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
