import Script

/// Assignment and mutation in place.
extension Checker {
  typealias Action = (Frame) throws(Stop) -> Void

  func assignment(_ assignment: Assignment) -> Action {
    switch assignment.target.kind {
    case .discard:
      let value = check(assignment.value)
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
    refuseEscape(assignment.value, as: .assigned, at: assignment.operatorRange)
    let value = check(assignment.value, as: target.asOptional.type, .assigned)
    guard target.type != .unknown, let place = settable(target, assignment.target) else {
      return { _ in }
    }
    noteSet(place)
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
    let target = receiver(assignment.target)
    var value = check(assignment.value, expecting: target.type)
    if operation == .add { value = value.written(out: target.type) }
    guard target.type != .unknown, value.type != .unknown else { return { _ in } }
    guard value.type.converts(to: target.type), Arithmetic.isDefined(operation, for: target.type)
    else {
      report(
        .noOperator("\(operation.rawValue)=", left: "\(target.type)", right: "\(value.type)"),
        at: assignment.operatorRange)
      return { _ in }
    }
    let range = assignment.target.range
    let isSeen = target.place?.obstacle != .inaccessible
    guard
      let place = changeable(
        target, at: isSeen ? range : assignment.operatorRange, by: .inPlace)
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
    let value = check(assignment.value, expecting: parts.type)
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
      _ = converted(Typed(type) { _ in .void }, to: target.type, at: own.range)
      guard let place = settable(target, own) else { return nil }
      noteSet(place)
      places.append(place)
      return { value, values in values.append(value) }
    case .tuple(let parts):
      guard case .tuple(let elements) = type, elements.count == parts.count else {
        if type != .unknown {
          report(.mismatch(found: "\(type)", expected: "a tuple of \(parts.count)"), at: range)
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
    let outer = assigned
    defer { assigned = outer }
    assigned = expression.range
    if case .member(_, let name) = expression.kind { assigned = name.range }
    return receiver(expression)
  }

  /// The place of a target to be assigned; a constant may be initialized.
  private func settable(_ target: Typed, _ expression: Expression) -> LValue? {
    let range = expression.range
    guard let place = target.place else { return changeable(target, at: range) }
    guard let key = place.key, flow.unset.contains(key), place.obstacle == .constant else {
      let part = expression.changedPart
      return changeable(
        target, at: place.obstacle == .inaccessible ? part.range : range, by: part.change)
    }
    if flow.set.contains(key) || context.loopDepth > 0 {
      report(.constant(place.name), at: range)
    }
    return place
  }

  private func noteSet(_ place: LValue) {
    guard let key = place.key else { return }
    flow.unset.remove(key)
    flow.set.insert(key)
    if let own = context.selfVariable, key == .variable(ObjectIdentifier(own)),
      context.initialization != nil
    {
      // Assigns the whole value.
      flow.unset = flow.unset.filter { if case .variable = $0 { true } else { false } }
    }
  }

  /// The place of a target to be mutated, or nil after reporting an error.
  func changeable(
    _ target: Typed, at range: SourceRange, by change: Refusal.Change = .byMember
  ) -> LValue? {
    guard target.type != .unknown else { return nil }
    guard let place = target.place else {
      report(.notAPlace, at: range)
      return nil
    }
    switch place.obstacle {
    case nil: return place
    case .constant?: report(.constant(place.name), at: range)
    case .readOnly?: report(.readOnly(place.name), at: range)
    case .inaccessible?: report(.refused(.inaccessibleSetter(place.name, change)), at: range)
    }
    return nil
  }
}

extension LValue {
  /// The key of the place in the flow analysis.
  fileprivate var key: DefiniteInitialization.Target? {
    guard !isPart else { return nil }
    return switch root {
    case .variable(let variable): .variable(ObjectIdentifier(variable))
    case .global(let variable): .variable(ObjectIdentifier(variable))
    case .ownProperty(let property): .property(property.name)
    case .other: nil
    }
  }
}

extension Frame {
  /// Records the new text of a variable, if its changes are recorded.
  func note(_ recording: LValue.Recorded?) throws(Stop) {
    guard let recording else { return }
    let value = try recording.read(self)
    let showing = try Printing(run: run, asksScript: false).showing(value, as: recording.type)
    run.steps.change(recording.id, to: showing, depth: recording.isLocal ? run.depth : 0)
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
