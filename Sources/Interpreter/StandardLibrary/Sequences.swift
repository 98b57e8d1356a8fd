import Script

// Members shared by all ordered sequences: arrays, ranges, strides, text.
extension StandardLibrary {
  /// The nonmutating members.
  ///
  /// `element` is the element type, `part` the type of subsequences.
  static func sequence(of element: Type = .element, partsAre part: Type? = nil) -> [LibraryMember] {
    transforming(element) + searching(element) + ordering(element)
      + cutting(part ?? .view(element), element)
  }

  private static func transforming(_ element: Type) -> [LibraryMember] {
    [
      .method("map(_:)", [.function([element], .result)], .array(.result)) {
        receiver, call throws(Stop) in
        let values = try receiver.elements(in: call.run)
        try call.run.make(elements: values.count)
        var mapped: [ScriptValue] = []
        mapped.reserveCapacity(values.count)
        for value in values { mapped.append(try call.run.call(call[0], [value])) }
        return .array(mapped)
      },
      .method("compactMap(_:)", [.function([element], .optional(.result))], .array(.result)) {
        receiver, call throws(Stop) in
        var mapped: [ScriptValue] = []
        for value in try receiver.elements(in: call.run) {
          let new = try call.run.call(call[0], [value])
          if new.isNone { continue }
          try call.run.make(elements: 1, growing: true)
          mapped.append(new)
        }
        return .array(mapped)
      },
      .method("flatMap(_:)", [.function([element], .sequence(.result))], .array(.result)) {
        receiver, call throws(Stop) in
        var mapped: [ScriptValue] = []
        for value in try receiver.elements(in: call.run) {
          let new = try call.run.call(call[0], [value]).elements(in: call.run)
          try call.run.make(elements: new.count, growing: true)
          mapped += new
        }
        return .array(mapped)
      },
      .method("filter(_:)", [.function([element], .bool)], .array(element)) {
        receiver, call throws(Stop) in
        var kept: [ScriptValue] = []
        for value in try receiver.elements(in: call.run)
        where try call.run.call(call[0], [value]).asBool {
          try call.run.make(elements: 1, growing: true)
          kept.append(value)
        }
        return .array(kept)
      },
      .method("forEach(_:)", [.function([element], .void)]) { receiver, call throws(Stop) in
        _ = try receiver.element(in: call.run) { value throws(Stop) in
          _ = try call.run.call(call[0], [value])
          return false
        }
        return .void
      },
      .method("reduce(_:_:)", [.result, .function([.result, element], .result)], .result) {
        receiver, call throws(Stop) in
        var sum = call[0]
        for value in try receiver.elements(in: call.run) {
          sum = try call.run.call(call[1], [sum, value])
        }
        return sum
      },
      .method("enumerated()", [], .view(.pair("offset", .int, "element", element))) {
        receiver, call throws(Stop) in
        let values = try receiver.elements(in: call.run)
        return .array(try pairs(values.count, in: call.run) { [.int($0), values[$0]] })
      },
      .method("reversed()", [], .view(element)) { receiver, call throws(Stop) in
        let values = try receiver.elements(in: call.run)
        try call.run.make(elements: values.count)
        return .array(values.reversed())
      },
    ]
  }

  private static func searching(_ element: Type) -> [LibraryMember] {
    [
      .method("contains(_:)", [element], .bool, where: [.equatable(element)]) {
        receiver, call throws(Stop) in
        for value in try receiver.elements(in: call.run) {
          try call.run.work(1)
          if try value.isEqual(to: call[0], in: call.run) { return .bool(true) }
        }
        return .bool(false)
      },
      .method("contains(where:)", [.function([element], .bool)], .bool) {
        receiver, call throws(Stop) in
        .bool(try receiver.element(in: call.run, where: call.isTrue) != nil)
      },
      .method("first(where:)", [.function([element], .bool)], .optional(element)) {
        receiver, call throws(Stop) in
        try receiver.element(in: call.run, where: call.isTrue) ?? .none
      },
      .method("last(where:)", [.function([element], .bool)], .optional(element)) {
        receiver, call throws(Stop) in
        let values = try receiver.elements(in: call.run)
        return try last(in: values, call).map { values[$0] } ?? .none
      },
      .method("allSatisfy(_:)", [.function([element], .bool)], .bool) {
        receiver, call throws(Stop) in
        let other = try receiver.element(in: call.run) { value throws(Stop) in
          try !call.isTrue(value)
        }
        return .bool(other == nil)
      },
      .method("count(where:)", [.function([element], .bool)], .int) {
        receiver, call throws(Stop) in
        var count = 0
        _ = try receiver.element(in: call.run) { value throws(Stop) in
          if try call.isTrue(value) { count += 1 }
          return false
        }
        return .int(count)
      },
    ]
  }

  private static func ordering(_ element: Type) -> [LibraryMember] {
    let less = Type.function([element, element], .bool)
    return [
      .method("sorted()", [], .array(element), where: [.comparable(element)]) {
        receiver, call throws(Stop) in
        .array(try sorted(receiver.elements(in: call.run), in: call.run))
      },
      .method("sorted(by:)", [less], .array(element)) { receiver, call throws(Stop) in
        .array(try sorted(receiver.elements(in: call.run), call))
      },
      .method("min()", [], .optional(element), where: [.comparable(element)]) {
        receiver, call throws(Stop) in
        try least(of: receiver.elements(in: call.run), in: call.run)
      },
      .method("max()", [], .optional(element), where: [.comparable(element)]) {
        receiver, call throws(Stop) in
        try most(of: receiver.elements(in: call.run), in: call.run)
      },
      .method("min(by:)", [less], .optional(element)) { receiver, call throws(Stop) in
        var least: ScriptValue?
        for value in try receiver.elements(in: call.run) {
          guard let known = least else {
            least = value
            continue
          }
          if try call.run.call(call[0], [value, known]).asBool { least = value }
        }
        return least ?? .none
      },
      .method("max(by:)", [less], .optional(element)) { receiver, call throws(Stop) in
        var most: ScriptValue?
        for value in try receiver.elements(in: call.run) {
          guard let known = most else {
            most = value
            continue
          }
          if try call.run.call(call[0], [known, value]).asBool { most = value }
        }
        return most ?? .none
      },
    ]
  }

  private static func cutting(_ part: Type, _ element: Type) -> [LibraryMember] {
    func cut(
      _ signature: String, defaultValue: ScriptValue? = nil,
      _ cut: @escaping @Sendable ([ScriptValue], Int) -> ArraySlice<ScriptValue>
    ) -> LibraryMember {
      .method(
        signature, [.int], part, defaults: defaultValue.map { [0: $0] } ?? [:]
      ) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        let part = cut(try receiver.elements(in: call.run), call[0].asInt)
        try call.run.make(elements: part.count)
        return .array(Array(part))
      }
    }
    return [
      .method("prefix(_:)", [.int], part) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        let first = receiver.asRange?.prefix(call[0].asInt).map(ScriptValue.range) ?? receiver
        let part = try first.elements(in: call.run).prefix(call[0].asInt)
        try call.run.make(elements: part.count)
        return .array(Array(part))
      },
      cut("suffix(_:)") { $0.suffix($1) },
      cut("dropFirst(_:)", defaultValue: .int(1)) { $0.dropFirst($1) },
      cut("dropLast(_:)", defaultValue: .int(1)) { $0.dropLast($1) },
      .method("prefix(while:)", [.function([element], .bool)], part) {
        receiver, call throws(Stop) in
        var part: [ScriptValue] = []
        _ = try receiver.element(in: call.run) { value throws(Stop) in
          guard try call.isTrue(value) else { return true }
          try call.run.make(elements: 1, growing: true)
          part.append(value)
          return false
        }
        return .array(part)
      },
      .method("drop(while:)", [.function([element], .bool)], part) {
        receiver, call throws(Stop) in
        let values = try receiver.elements(in: call.run)
        try call.run.make(elements: values.count)
        return .array(Array(values[(try end(of: values, call))...]))
      },
    ]
  }

  /// The index of the first value for which the call's function returns true.
  static func first(in values: [ScriptValue], _ call: LibraryCall) throws(Stop) -> Int? {
    for (place, value) in values.enumerated() where try call.run.call(call[0], [value]).asBool {
      return place
    }
    return nil
  }

  /// The index of the last one.
  static func last(in values: [ScriptValue], _ call: LibraryCall) throws(Stop) -> Int? {
    for (place, value) in values.enumerated().reversed()
    where try call.run.call(call[0], [value]).asBool {
      return place
    }
    return nil
  }

  /// The index of the first value for which the call's function returns false.
  private static func end(of values: [ScriptValue], _ call: LibraryCall) throws(Stop) -> Int {
    for (place, value) in values.enumerated() where try !call.run.call(call[0], [value]).asBool {
      return place
    }
    return values.count
  }

  /// The values sorted by Swift's `<`; accounts for each comparison.
  static func sorted(_ values: [ScriptValue], in run: RunContext) throws(Stop) -> [ScriptValue] {
    try sorted(values, in: run) { one, other throws(Stop) in
      try run.work(1)
      return try run.isLess(one, than: other)
    }
  }

  /// The first of the smallest values, or nil.
  static func least(of values: [ScriptValue], in run: RunContext) throws(Stop) -> ScriptValue {
    guard var least = values.first else { return .none }
    for value in values.dropFirst() where try run.isLess(value, than: least) { least = value }
    return least
  }

  /// The first of the greatest values, or nil.
  static func most(of values: [ScriptValue], in run: RunContext) throws(Stop) -> ScriptValue {
    guard var most = values.first else { return .none }
    for value in values.dropFirst() where try run.isLess(most, than: value) { most = value }
    return most
  }

  /// The values sorted by Swift's algorithm, so that the function is called with the same arguments
  /// in the same order.
  static func sorted(_ values: [ScriptValue], _ call: LibraryCall) throws(Stop) -> [ScriptValue] {
    try sorted(values, in: call.run) { one, other throws(Stop) in
      try call.run.call(call[0], [one, other]).asBool
    }
  }

  private static func sorted(
    _ values: [ScriptValue], in run: RunContext,
    by isLess: (ScriptValue, ScriptValue) throws(Stop) -> Bool
  ) throws(Stop) -> [ScriptValue] {
    try run.make(elements: 2 * values.count)
    do {
      return try values.sorted(by: isLess)
    } catch let stop as Stop {
      throw stop
    } catch {
      return values
    }
  }
}
