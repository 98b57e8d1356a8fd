// The cost of library calls, so that a run ends soon whatever its arguments.

extension LibraryMember {
  /// Wraps a member's body to account for visiting its receiver and arguments first.
  ///
  /// Members that cost more than a visit of each element, or create values, account for that
  /// themselves.
  static func counting(_ kind: Kind, _ signature: String, _ body: @escaping Body) -> Body {
    switch kind {
    case .property, .typeProperty, .subscript: return body
    case .method, .initializer, .function: break
    }
    guard !constant.contains(signature) else { return body }
    let looksAtReceiver = !looksAtArguments.contains(signature)
    return { receiver, call throws(Stop) in
      if looksAtReceiver { try receiver.countLook(in: call.run) }
      for argument in call.arguments { try argument.countLook(in: call.run) }
      return try body(&receiver, call)
    }
  }

  /// Members that take constant time or account for their cost themselves.
  private static let constant: Set<String> = [
    "append(_:)", "popLast()", "removeLast()", "removeAll()", "swapAt(_:_:)", "isMultiple(of:)",
    "signum()", "toggle()", "rounded()", "negate()", "round()", "removeValue(forKey:)",
    "updateValue(_:forKey:)", "insert(_:)", "remove(_:)", "contains(_:)", "firstIndex(of:)",
    "lastIndex(of:)", "min(_:_:)", "max(_:_:)", "assert(_:_:)", "precondition(_:_:)",
  ]

  /// Members whose cost depends only on their arguments.
  private static let looksAtArguments: Set<String> = [
    "append(contentsOf:)", "hasPrefix(_:)", "hasSuffix(_:)",
  ]
}

extension ScriptValue {
  /// Accounts for visiting each element or the text.
  fileprivate func countLook(in run: RunContext) throws(Stop) {
    switch self {
    case .array(let values): try run.work(1 + values.count / 4)
    case .string(let text): try run.work(text.weight)
    case .dictionary(let values): try run.work(1 + values.content.count)
    case .set(let values): try run.work(1 + values.content.count)
    default: break
    }
  }

  /// The elements of a sequence in order; accounts for creating them.
  func elements(in run: RunContext) throws(Stop) -> [ScriptValue] {
    switch self {
    case .range(let range):
      guard let count = range.count else { throw Stop(.bound(.memory(run.limits.memory))) }
      try run.make(elements: count)
    case .string(let text):
      try run.work(text.weight)
      try run.make(elements: text.utf8.count)
    case .dictionary(let values):
      // Key-value pairs, in the order defined by scripts.
      try run.countSorting(of: values.content.keys)
      try run.make(
        bytes: values.content.count * (2 * RunContext.Size.object + 5 * RunContext.Size.element))
    case .set(let values):
      try run.countSorting(of: values.content)
      try run.make(elements: 2 * values.content.count)
    default: break
    }
    return steps
  }

  /// The first element that satisfies a predicate.
  ///
  /// Integer ranges are not expanded, as they may exceed the memory.
  func element(
    in run: RunContext, where isWanted: (ScriptValue) throws(Stop) -> Bool
  ) throws(Stop) -> ScriptValue? {
    if let range = asRange, range.step == nil, case .int(var number) = range.lower {
      while range.isClosed ? number <= range.upper.asInt : number < range.upper.asInt {
        try run.work(1)
        if try isWanted(.int(number)) { return .int(number) }
        if number == range.upper.asInt { break }
        number += 1
      }
      return nil
    }
    for value in try elements(in: run) where try isWanted(value) { return value }
    return nil
  }
}

extension RangeValue {
  /// The first `length` integers of a range, or all of them; nil for a stride.
  func prefix(_ length: Int) -> RangeValue? {
    guard step == nil, case .int(let lower) = lower else { return nil }
    let (end, isTooLarge) = lower.addingReportingOverflow(length)
    guard !isTooLarge, end <= upper.asInt else { return self }
    return RangeValue(lower: .int(lower), upper: .int(end), isClosed: false)
  }
}

extension LibraryCall {
  /// Whether the call's function returns true.
  func isTrue(_ value: ScriptValue) throws(Stop) -> Bool { try run.call(self[0], [value]).asBool }
}

extension RunContext {
  /// A set of values, accounted for.
  func set(of values: some Collection<ScriptValue>) throws(Stop) -> Set<ScriptValue> {
    try make(bytes: values.count * Size.member)
    for value in values { try countHash(of: value) }
    return Set(values)
  }
}
