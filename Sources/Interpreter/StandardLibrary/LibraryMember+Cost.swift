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
