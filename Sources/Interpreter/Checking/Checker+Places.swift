import Script

/// What can be assigned and changed in place.
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
    let value = check(assignment.value, as: target.type)
    guard target.type != .unknown, let place = settable(target, at: assignment.target.range) else {
      return { _ in }
    }
    noteSet(place)
    let recording = place.recorded
    if case .variable(let variable) = place.root, !place.isPart {
      return { frame throws(Stop) in
        frame.write(try value.code(frame), to: variable)
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
    guard let place = changeable(target, at: assignment.target.range) else { return { _ in } }
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

  private func destructuring(_ targets: [Argument], _ assignment: Assignment) -> Action {
    let typed = targets.map { target -> Typed? in
      if case .discard = target.value.kind { return nil }
      return self.target(target.value)
    }
    let value = check(
      assignment.value,
      expecting: .tuple(
        typed.map { Type.TupleElement(label: nil, type: $0?.type ?? .unknown) }))
    guard case .tuple(let elements) = value.type, elements.count == targets.count else {
      if value.type != .unknown {
        report(
          .mismatch(found: "\(value.type)", expected: "a tuple of \(targets.count)"),
          at: assignment.value.range)
      }
      return { _ in }
    }
    var places: [Place?] = []
    for (index, target) in typed.enumerated() {
      guard let target else {
        places.append(nil)
        continue
      }
      _ = converted(
        Typed(elements[index].type) { _ in .void }, to: target.type,
        at: targets[index].value.range)
      guard let place = settable(target, at: targets[index].value.range) else { return { _ in } }
      noteSet(place)
      places.append(place)
    }
    let all = places
    return { frame throws(Stop) in
      guard case .tuple(let values) = try value.code(frame) else { return }
      for (place, value) in zip(all, values) {
        guard let place else { continue }
        try place.prepare(frame).set(value)
        try frame.note(place.recorded)
      }
    }
  }

  /// The target of an assignment, which may be without a value as yet.
  private func target(_ expression: Expression) -> Typed {
    let outer = assigned
    defer { assigned = outer }
    assigned = expression.range
    if case .member(_, let name) = expression.kind { assigned = name.range }
    return receiver(expression)
  }

  /// The place of a target that gets a whole new value; a constant may get its first.
  private func settable(_ target: Typed, at range: SourceRange) -> Place? {
    guard let place = target.place else { return changeable(target, at: range) }
    guard let key = place.key, flow.unset.contains(key), place.obstacle == .constant else {
      return changeable(target, at: range)
    }
    if flow.set.contains(key) || context.loopDepth > 0 {
      report(.constant(place.name), at: range)
    }
    return place
  }

  private func noteSet(_ place: Place) {
    guard let key = place.key else { return }
    flow.unset.remove(key)
    flow.set.insert(key)
  }

  /// The place of something that is changed, or an error.
  func changeable(_ target: Typed, at range: SourceRange) -> Place? {
    guard target.type != .unknown else { return nil }
    guard let place = target.place else {
      report(.notAPlace, at: range)
      return nil
    }
    switch place.obstacle {
    case nil: return place
    case .constant?: report(.constant(place.name), at: range)
    case .readOnly?: report(.readOnly(place.name), at: range)
    }
    return nil
  }
}

extension Place {
  /// What the flow knows the place by.
  fileprivate var key: Flow.Target? {
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
  /// Writes down the new text of a variable, if its changes are recorded.
  func note(_ recording: Place.Recorded?) throws(Stop) {
    guard let recording else { return }
    let value = try recording.read(self)
    let showing = try Printing(run: run, asksScript: false).showing(value, as: recording.type)
    run.steps.change(recording.id, to: showing, depth: recording.isLocal ? run.depth : 0)
  }
}

extension Typed {
  /// Something with elements in order, written out as the array it is added to.
  fileprivate func written(out target: Type) -> Typed {
    guard case .array(let wanted) = target, !type.converts(to: target), type.isOrdered,
      let element = type.sequenceElement, element.converts(to: wanted)
    else { return self }
    return Typed(target) { frame throws(Stop) in
      let value = try code(frame)
      try frame.run.grow(by: value.stepCount)
      return .array(value.steps)
    }
  }
}
