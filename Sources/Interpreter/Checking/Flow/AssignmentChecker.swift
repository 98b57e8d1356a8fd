import Script

/// Checks assignments.
final class AssignmentChecker {
  private let expressions: ExpressionChecker
  private let names: NameTable
  private let scopes: Scopes
  private let flow: FlowChecker
  private let diagnostics: Diagnostics

  init(_ expressions: ExpressionChecker) {
    self.expressions = expressions
    (names, scopes) = (expressions.members.names, expressions.members.scopes)
    (flow, diagnostics) = (expressions.flow, expressions.diagnostics)
  }

  typealias Action = (Frame) throws(Stop) -> Void

  func assignment(_ assignment: Assignment) -> Action {
    switch assignment.target.kind {
    case .discard:
      let value = expressions.check(assignment.value)
      return { frame throws(Stop) in _ = try value.code(frame) }
    case .tuple(let targets) where assignment.operation == nil:
      return destructuring(targets, assignment)
    case .optionalChain(let chain):
      let action = self.assignment(
        assignment.retargeted(chain))
      return { frame throws(Stop) in
        do throws(Stop) { try action(frame) } catch {
          guard error.reason == .brokenChain else { throw error }
        }
      }
    case .parenthesized(let inner):
      return self.assignment(
        assignment.retargeted(inner))
    default: break
    }
    guard let operation = assignment.operation else { return simple(assignment) }
    return compound(assignment, operation)
  }

  private func simple(_ assignment: Assignment) -> Action {
    let target = target(assignment.target)
    refuseSelfAssignment(assignment, target)
    flow.refuseEscape(assignment.value, as: .assigned, at: assignment.operatorRange)
    let value = expressions.check(assignment.value, as: target.asOptional.type, .assigned)
    guard target.type != .unknown, let place = settable(target, assignment.target) else {
      return { _ in }
    }
    flow.noteSet(place)
    let recording = place.recorded
    if case .variable(let variable) = place.root, !place.isPart {
      return { frame throws(Stop) in
        try frame.assign(try value.code(frame), to: variable)
        try frame.note(recording)
      }
    }
    return { frame throws(Stop) in
      let access = try place.prepare(frame)
      try access.set(try value.code(frame))
      try frame.note(recording)
    }
  }

  private func compound(_ assignment: Assignment, _ operation: InfixOperator) -> Action {
    let target = expressions.references.receiver(assignment.target)
    var value = expressions.check(assignment.value, expecting: target.type)
    if operation == .add { value = value.written(out: target.type) }
    guard target.type != .unknown, value.type != .unknown else { return { _ in } }
    guard value.type.converts(to: target.type), Arithmetic.isDefined(operation, for: target.type)
    else {
      diagnostics.report(
        .noOperator("\(operation.rawValue)=", left: "\(target.type)", right: "\(value.type)"),
        at: assignment.operatorRange)
      return { _ in }
    }
    let range = assignment.target.range
    let isSeen = target.place?.obstacle != .inaccessible
    guard
      let place = target.changeable(
        at: isSeen ? range : assignment.operatorRange, by: .inPlace, diagnostics)
    else { return { _ in } }
    let recording = place.recorded
    return { frame throws(Stop) in
      let access = try place.prepare(frame)
      let operand = try value.code(frame)
      try access.modify { target throws(Stop) in
        try Arithmetic.apply(operation, to: &target, operand, in: frame.run)
      }
      try frame.note(recording)
    }
  }

  /// A part of a tuple of assignment targets.
  private indirect enum Part {
    case nothing
    case target(Typed, Expression)
    case tuple([Part])

    /// The expected type of its value.
    var type: Type {
      switch self {
      case .nothing: .unknown
      case .target(let typed, _): typed.type
      case .tuple(let parts): .tuple(parts.map { .unlabelled($0.type) })
      }
    }
  }

  private func part(_ target: Expression) -> Part {
    switch target.kind {
    case .discard: .nothing
    case .tuple(let targets): .tuple(targets.map { part($0.value) })
    case .parenthesized(let inner): part(inner)
    default: .target(self.target(target), target)
    }
  }

  /// `(a[i], b) = …`: prepares all places, then evaluates the value, then sets them.
  private func destructuring(_ targets: [Argument], _ assignment: Assignment) -> Action {
    let parts = Part.tuple(targets.map { part($0.value) })
    let value = expressions.check(assignment.value, expecting: parts.type)
    var places: [LValue] = []
    guard let taken = taking(parts, from: value.type, at: assignment.value.range, &places) else {
      return { _ in }
    }
    let all = places
    return { frame throws(Stop) in
      var accesses: [LValue.Access] = []
      for place in all { accesses.append(try place.prepare(frame)) }
      var values: [ScriptValue] = []
      taken(try value.code(frame), &values)
      for (index, value) in values.enumerated() {
        try accesses[index].set(value)
        try frame.note(all[index].recorded)
      }
    }
  }

  /// Compiles the places of the parts, in order, and the extraction of their values.
  private func taking(
    _ part: Part, from type: Type, at range: SourceRange, _ places: inout [LValue]
  ) -> ((ScriptValue, inout [ScriptValue]) -> Void)? {
    switch part {
    case .nothing: return { _, _ in }
    case .target(let target, let own):
      _ = expressions.converted(Typed(type) { _ in .void }, to: target.type, at: own.range)
      guard let place = settable(target, own) else { return nil }
      flow.noteSet(place)
      places.append(place)
      return { value, values in values.append(value) }
    case .tuple(let parts):
      guard case .tuple(let elements) = type, elements.count == parts.count else {
        if type != .unknown {
          diagnostics.report(
            .mismatch(found: "\(type)", expected: "a tuple of \(parts.count)"), at: range)
        }
        return nil
      }
      var takers: [(ScriptValue, inout [ScriptValue]) -> Void] = []
      for (part, element) in zip(parts, elements) {
        guard let taker = taking(part, from: element.type, at: range, &places) else { return nil }
        takers.append(taker)
      }
      return { [takers] value, values in
        guard case .tuple(let elements) = value else { return }
        for (taker, element) in zip(takers, elements) { taker(element, &values) }
      }
    }
  }

  /// Checks an assignment target, which may be uninitialized.
  private func target(_ expression: Expression) -> Typed {
    expressions.references.receiver(expression, use: .assigned)
  }

  /// The place of a target to be assigned; a constant may be initialized.
  private func settable(_ target: Typed, _ expression: Expression) -> LValue? {
    let range = expression.range
    guard let place = target.place else { return target.changeable(at: range, diagnostics) }
    guard flow.initializes(place, at: range) else {
      let part = expression.changedPart
      return target.changeable(
        at: place.obstacle == .inaccessible ? part.range : range, by: part.change, diagnostics)
    }
    return place
  }
}

/// Assignments of variables to themselves.
extension AssignmentChecker {
  /// Reports `x = x`.
  private func refuseSelfAssignment(_ assignment: Assignment, _ target: Typed) {
    guard let one = assignment.target.path, let other = assignment.value.path,
      one.name == other.name
    else { return }
    if one.base == nil, other.base == nil, target.place?.isVariable == true {
      diagnostics.report(.refused(.plain(.variableToItself)), at: assignment.operatorRange)
    } else if let base = owner(of: one), base == owner(of: other), isStored(one.name, in: base) {
      diagnostics.report(.refused(.plain(.propertyToItself)), at: assignment.operatorRange)
    }
  }

  /// The name of the base of a path's property; `self` for a bare property.
  private func owner(of path: (base: String?, name: String)) -> String? {
    path.base ?? (scopes.find(path.name) == nil ? "self" : nil)
  }

  /// Whether a variable's own type, not a superclass, stores a property with this name.
  private func isStored(_ name: String, in base: String) -> Bool {
    let type: Type?
    switch scopes.find(base) {
    case .local(let variable)?: type = variable.type
    case .function?: type = nil
    case nil: type = base == "self" ? scopes.context.receiver?.type : names.globals[base]?.type
    }
    let isStatic = base == "self" && scopes.context.receiver?.isStatic == true
    let property = type?.scriptType?.properties.first {
      $0.name == name && $0.isStatic == isStatic
    }
    return property.map { $0.isStored && !$0.isLazy } ?? false
  }
}

extension Typed {
  /// A sequence converted to an array, to be appended.
  fileprivate func written(out target: Type) -> Typed {
    if target.isText, type.isText { return retyped(target) }
    guard case .array(let wanted) = target, !type.converts(to: target), type.joinsArrays,
      let element = type.sequenceElement, element.converts(to: wanted)
    else { return self }
    return Typed(target) { frame throws(Stop) in
      .array(try code(frame).elements(in: frame.run))
    }
  }
}

extension LValue {
  /// Whether it is a whole variable.
  fileprivate var isVariable: Bool {
    switch root {
    case .variable, .global: !isPart
    case .ownProperty, .other: false
    }
  }
}

extension Expression {
  /// A name, or a member of a name.
  fileprivate var path: (base: String?, name: String)? {
    switch kind {
    case .parenthesized(let inner): return inner.path
    case .identifier(let name): return (nil, name)
    case .member(let base, let name):
      switch base.kind {
      case .self: return ("self", name.text)
      case .identifier(let base): return (base, name.text)
      default: return nil
      }
    default: return nil
    }
  }

  /// The part of a target that an assignment changes, and the kind of change.
  fileprivate var changedPart: (range: SourceRange, change: Refusal.Change) {
    switch kind {
    case .member(_, let name): (name.range, .assignment)
    case .subscript(let base, _):
      (SourceRange(base.range.end, base.range.end + 1), .element)
    case .parenthesized(let inner): inner.changedPart
    default: (range, .assignment)
    }
  }
}
