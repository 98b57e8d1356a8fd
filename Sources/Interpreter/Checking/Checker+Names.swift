import Containment
import Script

/// Names that stand alone: variables, `self`, members of `self`, functions, types.
extension Checker {
  func name(_ name: String, expecting expected: Type?, at range: SourceRange) -> Typed {
    switch scope.find(name) {
    case .local(let variable): return local(variable, at: range)
    case .function(let functions):
      if let function = functions.first { return value(of: function, at: range) }
    case nil: break
    }
    if let own = memberOfSelf(name, at: range) { return own }
    if let global = globals[name] { return self.global(global, at: range) }
    if let function = functions[name]?.first { return value(of: function) }
    if let constant = catalogue.global(name), constant.kind == .constant {
      return Typed(type(constant.type)) { frame throws(Stop) in
        try frame.run.ask(constant, .void, [])
      }
    }
    if let type = findType(name) { return metatype(type) }
    if let generic = Self.genericTypes[name] { return metatype(generic) }
    if errors.contains(where: { $0.range == range }) { return .broken }
    return failure(
      .unknownName(name, nearest: NearMiss.nearest(to: name, in: visibleNames)), at: range)
  }

  /// Types whose arguments a call decides, as in `Array(repeating: 0, count: 3)`.
  private static let genericTypes: [String: Type] = [
    "Array": .array(.element), "Set": .set(.element), "Optional": .optional(.element),
    "Dictionary": .dictionary(key: .element, value: .value),
  ]

  func metatype(_ type: Type) -> Typed { Typed(.metatype(type)) { _ in .metatype(type) } }

  /// Every name that could have been meant, in a fixed order.
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
    let own = context.reach(variable)
    return Typed(own.type, place: place(of: own)) { frame throws(Stop) in try frame.read(own) }
  }

  private func place(of variable: LocalVariable) -> Place {
    let obstacle: Place.Obstacle? = variable.isConstant ? .constant : nil
    return Place(variable.name, .variable(variable), obstacle: obstacle) { frame in
      Place.Access { value in
        frame.write(value, to: variable)
      } modify: { body throws(Stop) in
        var value = try frame.take(variable)
        defer { frame.write(value, to: variable) }
        try body(&value)
      }
    }
  }

  func global(_ variable: GlobalVariable, at range: SourceRange) -> Typed {
    variable.resolve?()
    if !variable.isDeclared, isTopLevel {
      report(.usedBeforeDeclaration(variable.name), at: range)
    }
    if flow.unset.contains(.variable(ObjectIdentifier(variable))), assigned != range {
      report(.unset(variable.name), at: range)
    }
    let obstacle: Place.Obstacle? = variable.isConstant ? .constant : nil
    let place = Place(variable.name, .global(variable), obstacle: obstacle) { frame in
      let run = frame.run
      return Place.Access { value in
        run.write(value, to: variable)
      } modify: { body throws(Stop) in
        var value = try run.take(variable)
        defer { run.write(value, to: variable) }
        try body(&value)
      }
    }
    return Typed(variable.type, place: place) { frame throws(Stop) in
      try frame.run.read(variable)
    }
  }

  /// Whether the statement being checked belongs to no function or type.
  var isTopLevel: Bool {
    sequence(first: context, next: \.parent).allSatisfy { $0.kind != .function }
  }

  /// `self`, as an expression.
  func selfReference(at range: SourceRange) -> Typed {
    if case .local(let variable) = scope.find("self") { return local(variable, at: range) }
    guard let receiver = context.receiver else {
      return failure(.outside("self", of: "a type's method"), at: range)
    }
    if receiver.isStatic { return metatype(receiver.type) }
    return failure(.outside("self", of: "a type's method"), at: range)
  }

  /// A member of `self` that is named without it.
  private func memberOfSelf(_ name: String, at range: SourceRange) -> Typed? {
    guard let receiver = context.receiver else { return nil }
    if name == "self" { return selfReference(at: range) }
    if !receiver.isStatic, hasMember(name, receiver.type) {
      guard case .local(let variable) = scope.find("self") else { return nil }
      let base = bareSelf(variable, at: range)
      return member(Name(text: name, range: range), of: base, at: range)
    }
    guard case .script(let own) = receiver.type else { return nil }
    for type in sequence(first: own, next: \.outer) where hasStaticMember(name, .script(type)) {
      return member(Name(text: name, range: range), of: metatype(.script(type)), at: range)
    }
    return nil
  }

  /// `self` without the question whether it is whole: initializers set its properties.
  func bareSelf(_ variable: LocalVariable, at range: SourceRange) -> Typed {
    if variable.type.isOptional {
      return failure(
        .optionalNotUnwrapped("\(variable.type)"), at: range)
    }
    var typed = local(variable, at: range)
    typed.isBareSelf = true
    return typed
  }

  /// A top-level function as a value.
  func value(of function: ScriptFunction) -> Typed {
    Typed(function.type) { _ in
      .function(
        FunctionValue { arguments, run throws(Stop) in try run.invoke(function, arguments) })
    }
  }

  /// A local function as a value: it shares the boxes of what it captures.
  func value(of local: LocalFunction, at range: SourceRange) -> Typed {
    let here = context
    local.users.append(here)
    let function = local.function
    return Typed(function.type) { frame in
      guard let body = function.body else { return .void }
      let boxes = body.context.captures.map { frame.box(of: here.reach($0.outer)) }
      return .function(FunctionValue(body, boxes))
    }
  }
}

extension FunctionValue {
  /// A closure or local function with the boxes it shares and the values it keeps.
  convenience init(
    _ body: ScriptFunction.Body, _ boxes: [Value], _ kept: [(LocalVariable, Value)] = [],
    spreads: Bool = false
  ) {
    self.init { arguments, run throws(Stop) in
      let frame = Frame(run, body.context)
      for (capture, box) in zip(body.context.captures, boxes) {
        frame.share(box, as: capture.own)
      }
      for (variable, value) in kept { frame.keep(value, as: variable) }
      if spreads, case .tuple(let values)? = arguments.first {
        return try run.enter(frame, body, values)
      }
      return try run.enter(frame, body, arguments)
    }
  }
}
