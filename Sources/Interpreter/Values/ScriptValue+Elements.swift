/// The elements of sequences: all at once, and visited one by one.
extension ScriptValue {
  /// The elements of any sequence: elements, pairs, characters, numbers.
  var steps: [ScriptValue] {
    switch self {
    case .string: return characters
    case .set, .dictionary: return unorderedElements
    default: break
    }
    guard let range = asRange else { return asArray }
    switch (range.lower, range.upper, range.step) {
    case (.int(let lower), .int(let upper), nil):
      return range.isClosed ? (lower...upper).map { .int($0) } : (lower..<upper).map { .int($0) }
    case (.int(let lower), .int(let upper), .int(let step)):
      return range.isClosed
        ? Swift.stride(from: lower, through: upper, by: step).map { .int($0) }
        : Swift.stride(from: lower, to: upper, by: step).map { .int($0) }
    case (.double(let lower), .double(let upper), .double(let step)):
      return range.isClosed
        ? Swift.stride(from: lower, through: upper, by: step).map { .double($0) }
        : Swift.stride(from: lower, to: upper, by: step).map { .double($0) }
    default: return []
    }
  }

  /// The characters of a text.
  var characters: [ScriptValue] { asString.map { .character($0) } }

  /// The distinct elements of any sequence.
  func members(in run: RunContext) throws(Stop) -> Set<ScriptValue> {
    if case .set(let values) = self { return values.content }
    return try run.set(of: elements(in: run))
  }

  /// Accounts for visiting each element or the text.
  func countLook(in run: RunContext) throws(Stop) {
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

  /// Calls the body with each element of a sequence until it returns false.
  func forEachElement(_ body: (ScriptValue) throws(Stop) -> Bool) throws(Stop) {
    switch self {
    case .array(let values):
      for value in values { guard try body(value) else { return } }
    case .string(let text):
      for character in text { guard try body(.character(character)) else { return } }
    case .range(let range):
      guard range.step == nil, case .int(var number) = range.lower else {
        try forEachStride(range, body)
        return
      }
      let upper = range.upper.asInt
      while number < upper || (range.isClosed && number == upper) {
        guard try body(.int(number)), number < .max else { return }
        number += 1
      }
    default: break
    }
  }

  private func forEachStride(
    _ range: RangeValue, _ body: (ScriptValue) throws(Stop) -> Bool
  ) throws(Stop) {
    if case .int(var number) = range.lower {
      let (upper, step) = (range.upper.asInt, range.step?.asInt ?? 1)
      while step > 0 ? number < upper : number > upper, step != 0 {
        guard try body(.int(number)) else { return }
        let (next, hasOverflown) = number.addingReportingOverflow(step)
        if hasOverflown { return }
        number = next
      }
      if range.isClosed, number == upper { _ = try body(.int(number)) }
    } else {
      // Computed from the start, as in Swift, so that rounding errors do not accumulate.
      let (lower, upper) = (range.lower.asDouble, range.upper.asDouble)
      let step = range.step?.asDouble ?? 1
      var (number, count) = (lower, 0.0)
      while step > 0 ? number < upper : number > upper, step != 0 {
        guard try body(.double(number)) else { return }
        count += 1
        number = lower + count * step
      }
      if range.isClosed, number == upper { _ = try body(.double(number)) }
    }
  }
}
