import Script

/// Checks patterns and compiles them to matchers, and to code that assigns variables.
final class PatternChecker {
  private let expressions: ExpressionChecker
  private let variables: VariableTable
  private let names: NameTable
  private let scopes: Scopes
  private let types: TypeResolver
  private let diagnostics: Diagnostics
  private let probe: Probe?

  init(_ expressions: ExpressionChecker, _ variables: VariableTable) {
    (self.expressions, self.variables) = (expressions, variables)
    (names, scopes) = (expressions.members.names, expressions.members.scopes)
    (types, diagnostics, probe) = (expressions.types, expressions.diagnostics, expressions.probe)
  }

  typealias Matcher = (Frame, ScriptValue) throws(Stop) -> Bool

  func pattern(_ pattern: Pattern, _ type: Type) -> Matcher {
    let range = pattern.range
    switch pattern.kind {
    case .wildcard: return { _, _ in true }
    case .binding(let isConstant, let name):
      let variable = bound(name, type, isConstant: isConstant)
      return { frame, value throws(Stop) in
        frame.declare(variable, value)
        try frame.note(of: variable)
        return true
      }
    case .some(let inner):
      guard type.isOptional || type == .unknown else {
        diagnostics.report(.notOptional("\(type)"), at: range)
        return { _, _ in false }
      }
      let matches = self.pattern(inner, type.unwrapped)
      return { frame, value throws(Stop) in value.isNone ? false : try matches(frame, value) }
    case .isType(let syntax):
      let target = types.resolve(syntax)
      return { frame, value throws(Stop) in try frame.run.isValue(value, a: target) }
    case .cast(let inner, let syntax):
      let target = types.resolve(syntax)
      let matches = self.pattern(inner, target)
      return { frame, value throws(Stop) in
        guard let value = try frame.run.cast(value, to: target) else { return false }
        return try matches(frame, value)
      }
    case .tuple(let parts): return tuple(parts, type, at: range)
    case .enumCase(_, let name, let arguments):
      return enumCase(name, arguments, type, at: range)
    case .expression(let expression): return self.expression(expression, type)
    }
  }

  private func tuple(_ parts: [Pattern.Argument], _ type: Type, at range: SourceRange) -> Matcher {
    guard case .tuple(let elements) = type, elements.count == parts.count else {
      if type != .unknown {
        diagnostics.report(
          .mismatch(found: "a tuple of \(parts.count)", expected: "\(type)"), at: range)
      }
      return { _, _ in false }
    }
    var matchers: [Matcher] = []
    for (part, element) in zip(parts, elements) {
      matchers.append(pattern(part.pattern, element.type))
    }
    return all(matchers) { value in
      if case .tuple(let values) = value { values.content } else { [] }
    }
  }

  /// Matches each part of a value against its matcher.
  private func all(
    _ matchers: [Matcher], _ parts: @escaping (ScriptValue) -> [ScriptValue]
  ) -> Matcher {
    { frame, value throws(Stop) in
      for (matches, part) in zip(matchers, parts(value)) {
        guard try matches(frame, part) else { return false }
      }
      return true
    }
  }

  private func enumCase(
    _ name: Name, _ arguments: [Pattern.Argument], _ type: Type, at range: SourceRange
  ) -> Matcher {
    probe?.notice(name, caseOf: type)
    if name.text == "some", type.isOptional, arguments.count == 1 {
      return pattern(
        arguments[0].pattern.madeSome, type)
    }
    guard case .script(let own) = type.unwrapped,
      let enumCase = own.cases.first(where: { $0.name == name.text })
    else {
      if type != .unknown {
        let cases = type.unwrapped.scriptType?.cases.map(\.name) ?? []
        diagnostics.report(
          .unknownMember(
            name.text, type: "\(type)", nearest: names.nearest(to: name.text, in: cases)),
          at: name.range)
      }
      return { _, _ in false }
    }
    if arguments.count == 1, enumCase.payload.count > 1, arguments[0].pattern.takesAnything {
      let whole = self.pattern(arguments[0].pattern, .tuple(enumCase.payload))
      return { frame, value throws(Stop) in
        guard case .enumeration(let one) = value, one.enumCase === enumCase else { return false }
        return try whole(frame, .tuple(one.payload))
      }
    }
    guard arguments.count == enumCase.payload.count || arguments.isEmpty else {
      diagnostics.report(
        .unsupported(
          "a pattern for \(arguments.count) of \(enumCase.payload.count) values",
          instead: "use one pattern for each"), at: range)
      return { _, _ in false }
    }
    var matchers: [Matcher] = []
    for (argument, element) in zip(arguments, enumCase.payload) {
      if let label = argument.label, let wanted = element.label, label.text != wanted {
        diagnostics.report(.refused(.elementLabel(label.text, wanted: wanted)), at: label.range)
      }
      matchers.append(pattern(argument.pattern, element.type))
    }
    let parts = all(matchers) { value in
      if case .enumeration(let one) = value { one.payload.content } else { [] }
    }
    return { frame, value throws(Stop) in
      guard case .enumeration(let one) = value, one.enumCase === enumCase else { return false }
      return try parts(frame, value)
    }
  }

  private func expression(_ expression: Expression, _ type: Type) -> Matcher {
    switch expression.kind {
    case .range(let lower, let isClosed, let upper):
      return range(lower, upper, isClosed: isClosed, type)
    case .nil:
      if !type.isOptional, type != .unknown {
        diagnostics.report(.notOptional("\(type)"), at: expression.range)
      }
      return { _, value in value.isNone }
    case .implicitMember(let name):
      if let matches = bareCase(name, type) { return matches }
    case .member(_, let name):
      if let own = type.unwrapped.scriptType, own.cases.contains(where: { $0.name == name.text }),
        let matches = bareCase(name, type), expressions.check(expression).type != .unknown
      {
        return matches
      }
    default: break
    }
    let typed = expressions.check(expression, as: type.unwrapped == .unknown ? .unknown : type)
    if !type.isEquatable, typed.type != .unknown {
      diagnostics.report(.lacks("\(type)", capability: "equatable"), at: expression.range)
    }
    return { frame, value throws(Stop) in
      try value.isEqual(to: try typed.code(frame), in: frame.run)
    }
  }

  /// Matches an enum case regardless of its associated values.
  private func bareCase(_ name: Name, _ type: Type) -> Matcher? {
    probe?.notice(name, caseOf: type)
    if type.isOptional, name.text == "none" { return { _, value in value.isNone } }
    if type.isOptional, name.text == "some" { return { _, value in !value.isNone } }
    guard let own = type.unwrapped.scriptType,
      let enumCase = own.cases.first(where: { $0.name == name.text })
    else { return nil }
    return { _, value in
      if case .enumeration(let one) = value { one.enumCase === enumCase } else { false }
    }
  }

  private func range(
    _ lower: Expression?, _ upper: Expression?, isClosed: Bool, _ type: Type
  ) -> Matcher {
    let first = lower.map { expressions.check($0, as: type) }
    let last = upper.map { expressions.check($0, as: type) }
    if !type.has(.comparable), let range = (lower ?? upper)?.range {
      diagnostics.report(.lacks("\(type)", capability: "comparable"), at: range)
    }
    return { frame, value throws(Stop) in
      let run = frame.run
      if let first, !(try run.compare(try first.code(frame), .lessOrEqual, value)) { return false }
      guard let last else { return true }
      return try run.compare(value, isClosed ? .lessOrEqual : .less, try last.code(frame))
    }
  }

  /// Reports names that not every pattern of a case binds.
  func compareNames(of part: SwitchCase) {
    let all = Set(part.items.flatMap { $0.pattern.boundNames }.map(\.text))
    for item in part.items {
      var missing = all
      for name in item.pattern.boundNames where missing.remove(name.text) == nil {
        diagnostics.report(.redeclared(name.text), at: name.range)
      }
      for name in missing.sorted() { diagnostics.report(.unbound(name), at: item.pattern.range) }
    }
  }

  /// The variable that a pattern binds, shared with the earlier patterns of the case.
  private func bound(_ name: Name, _ type: Type, isConstant: Bool) -> LocalVariable {
    guard case .local(let variable)? = scopes.current.names[name.text] else {
      return variables.declare(name, type, isConstant: isConstant)
    }
    if variable.type != type, variable.type != .unknown, type != .unknown {
      diagnostics.report(.mismatch(found: "\(type)", expected: "\(variable.type)"), at: name.range)
    }
    return variable
  }
}

/// Patterns of declarations and loops.
extension PatternChecker {
  /// Compiles a binding pattern of a declaration or loop to code that assigns its variables.
  func binder(
    _ pattern: BindingPattern, _ type: Type, isConstant: Bool
  ) -> (Frame, ScriptValue) throws(Stop) -> Void {
    switch pattern.kind {
    case .wildcard: return { _, _ in }
    case .name(let name):
      let variable = variables.declare(
        Name(text: name, range: pattern.range), type, isConstant: isConstant)
      return { frame, value throws(Stop) in
        frame.declare(variable, value)
        try frame.note(of: variable)
      }
    case .tuple(let parts) where parts.count == 1:
      return binder(parts[0], type, isConstant: isConstant)
    case .tuple(let parts):
      var binders: [(Frame, ScriptValue) throws(Stop) -> Void] = []
      for (part, element) in zip(parts, elements(of: type, for: parts, at: pattern.range)) {
        binders.append(binder(part, element, isConstant: isConstant))
      }
      let all = binders
      return { frame, value throws(Stop) in
        guard case .tuple(let values) = value else { return }
        for (bind, value) in zip(all, values) { try bind(frame, value) }
      }
    }
  }

  /// The element types of a tuple for a pattern; unknown if the counts differ.
  func elements(of type: Type, for parts: [BindingPattern], at range: SourceRange) -> [Type] {
    if case .tuple(let elements) = type, elements.count == parts.count {
      return elements.map(\.type)
    }
    if type != .unknown {
      diagnostics.report(
        .mismatch(found: "\(type)", expected: "a tuple of \(parts.count)"), at: range)
    }
    return parts.map { _ in .unknown }
  }
}

extension Pattern {
  /// Whether it matches every value.
  fileprivate var takesAnything: Bool {
    switch kind {
    case .wildcard, .binding: true
    default: false
    }
  }

  /// The names it binds, from left to right.
  fileprivate var boundNames: [Name] {
    switch kind {
    case .binding(_, let name): [name]
    case .cast(let inner, _), .some(let inner): inner.boundNames
    case .tuple(let parts), .enumCase(_, _, let parts): parts.flatMap { $0.pattern.boundNames }
    case .wildcard, .expression, .isType: []
    }
  }
}
