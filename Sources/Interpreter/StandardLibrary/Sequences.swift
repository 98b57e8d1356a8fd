import Script

// What everything that has elements in order offers alike: arrays, ranges, strides, text.
extension StandardLibrary {
  /// The members that look at the elements and change nothing.
  ///
  /// `element` is the type of the elements, `part` that of some of them in a row; `elements` takes
  /// them out of the receiver.
  static func sequence(
    of element: Type = .element, partsAre part: Type? = nil,
    _ elements: @escaping @Sendable (Value) -> [Value]
  ) -> [LibraryMember] {
    transforming(element, elements) + searching(element, elements) + ordering(element, elements)
      + cutting(part ?? .view(element), elements, element)
  }

  private static func transforming(
    _ element: Type, _ elements: @escaping @Sendable (Value) -> [Value]
  ) -> [LibraryMember] {
    [
      .method("map(_:)", [.function([element], .result)], .array(.result)) {
        receiver, call throws(Stop) in
        var mapped: [Value] = []
        for value in elements(receiver) { mapped.append(try call.run.call(call[0], [value])) }
        return .array(mapped)
      },
      .method("compactMap(_:)", [.function([element], .optional(.result))], .array(.result)) {
        receiver, call throws(Stop) in
        var mapped: [Value] = []
        for value in elements(receiver) {
          let new = try call.run.call(call[0], [value])
          if !new.isNone { mapped.append(new) }
        }
        return .array(mapped)
      },
      .method("flatMap(_:)", [.function([element], .sequence(.result))], .array(.result)) {
        receiver, call throws(Stop) in
        var mapped: [Value] = []
        for value in elements(receiver) {
          let new = try call.run.call(call[0], [value]).steps
          try call.run.grow(by: new.count)
          mapped += new
        }
        return .array(mapped)
      },
      .method("filter(_:)", [.function([element], .bool)], .array(element)) {
        receiver, call throws(Stop) in
        var kept: [Value] = []
        for value in elements(receiver) where try call.run.call(call[0], [value]).asBool {
          kept.append(value)
        }
        return .array(kept)
      },
      .method("forEach(_:)", [.function([element], .void)]) { receiver, call throws(Stop) in
        for value in elements(receiver) { _ = try call.run.call(call[0], [value]) }
        return .void
      },
      .method("reduce(_:_:)", [.result, .function([.result, element], .result)], .result) {
        receiver, call throws(Stop) in
        var sum = call[0]
        for value in elements(receiver) { sum = try call.run.call(call[1], [sum, value]) }
        return sum
      },
      .method("enumerated()", [], .view(.pair("offset", .int, "element", element))) {
        receiver, _ in
        .array(elements(receiver).enumerated().map { .tuple([.int($0), $1]) })
      },
      .method("reversed()", [], .view(element)) { receiver, _ in
        .array(elements(receiver).reversed())
      },
    ]
  }

  private static func searching(
    _ element: Type, _ elements: @escaping @Sendable (Value) -> [Value]
  ) -> [LibraryMember] {
    [
      .method("contains(_:)", [element], .bool, where: [.equatable(element)]) { receiver, call in
        .bool(elements(receiver).contains(call[0]))
      },
      .method("contains(where:)", [.function([element], .bool)], .bool) {
        receiver, call throws(Stop) in
        .bool(try first(in: elements(receiver), call) != nil)
      },
      .method("first(where:)", [.function([element], .bool)], .optional(element)) {
        receiver, call throws(Stop) in
        let values = elements(receiver)
        return try first(in: values, call).map { values[$0] } ?? .none
      },
      .method("last(where:)", [.function([element], .bool)], .optional(element)) {
        receiver, call throws(Stop) in
        let values = elements(receiver)
        return try last(in: values, call).map { values[$0] } ?? .none
      },
      .method("allSatisfy(_:)", [.function([element], .bool)], .bool) {
        receiver, call throws(Stop) in
        for value in elements(receiver) where try !call.run.call(call[0], [value]).asBool {
          return .bool(false)
        }
        return .bool(true)
      },
    ]
  }

  private static func ordering(
    _ element: Type, _ elements: @escaping @Sendable (Value) -> [Value]
  ) -> [LibraryMember] {
    let less = Type.function([element, element], .bool)
    return [
      .method("sorted()", [], .array(element), where: [.comparable(element)]) { receiver, _ in
        .array(elements(receiver).sorted { $0.isLess(than: $1) })
      },
      .method("sorted(by:)", [less], .array(element)) { receiver, call throws(Stop) in
        .array(try sorted(elements(receiver), call))
      },
      .method("min()", [], .optional(element), where: [.comparable(element)]) { receiver, _ in
        elements(receiver).min { $0.isLess(than: $1) } ?? .none
      },
      .method("max()", [], .optional(element), where: [.comparable(element)]) { receiver, _ in
        elements(receiver).max { $0.isLess(than: $1) } ?? .none
      },
      .method("min(by:)", [less], .optional(element)) { receiver, call throws(Stop) in
        var least: Value?
        for value in elements(receiver) {
          guard let known = least else {
            least = value
            continue
          }
          if try call.run.call(call[0], [value, known]).asBool { least = value }
        }
        return least ?? .none
      },
      .method("max(by:)", [less], .optional(element)) { receiver, call throws(Stop) in
        var most: Value?
        for value in elements(receiver) {
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

  private static func cutting(
    _ part: Type, _ elements: @escaping @Sendable (Value) -> [Value], _ element: Type
  ) -> [LibraryMember] {
    func cut(
      _ signature: String, standard: Value? = nil,
      _ cut: @escaping @Sendable ([Value], Int) -> [Value]
    ) -> LibraryMember {
      .method(
        signature, [.int], part, standards: standard.map { [0: $0] } ?? [:]
      ) { receiver, call throws(Stop) in
        guard call[0].asInt >= 0 else { throw Stop(.negativeCount) }
        return .array(cut(elements(receiver), call[0].asInt))
      }
    }
    return [
      cut("prefix(_:)") { Array($0.prefix($1)) },
      cut("suffix(_:)") { Array($0.suffix($1)) },
      cut("dropFirst(_:)", standard: .int(1)) { Array($0.dropFirst($1)) },
      cut("dropLast(_:)", standard: .int(1)) { Array($0.dropLast($1)) },
      .method("prefix(while:)", [.function([element], .bool)], part) {
        receiver, call throws(Stop) in
        let values = elements(receiver)
        return .array(Array(values[..<(try end(of: values, call))]))
      },
      .method("drop(while:)", [.function([element], .bool)], part) {
        receiver, call throws(Stop) in
        let values = elements(receiver)
        return .array(Array(values[(try end(of: values, call))...]))
      },
    ]
  }

  /// The place of the first value for which the call's function answers true.
  static func first(in values: [Value], _ call: LibraryCall) throws(Stop) -> Int? {
    for (place, value) in values.enumerated() where try call.run.call(call[0], [value]).asBool {
      return place
    }
    return nil
  }

  /// The place of the last one.
  static func last(in values: [Value], _ call: LibraryCall) throws(Stop) -> Int? {
    for (place, value) in values.enumerated().reversed()
    where try call.run.call(call[0], [value]).asBool {
      return place
    }
    return nil
  }

  /// The place of the first value for which the call's function answers false.
  private static func end(of values: [Value], _ call: LibraryCall) throws(Stop) -> Int {
    for (place, value) in values.enumerated() where try !call.run.call(call[0], [value]).asBool {
      return place
    }
    return values.count
  }

  /// Sorted as Swift sorts, so that the function is asked the same questions in the same order.
  static func sorted(_ values: [Value], _ call: LibraryCall) throws(Stop) -> [Value] {
    do {
      return try values.sorted { try call.run.call(call[0], [$0, $1]).asBool }
    } catch let stop as Stop {
      throw stop
    } catch {
      return values
    }
  }
}

extension Type.TupleElement {
  static func unlabelled(_ type: Type) -> Self { Self(label: nil, type: type) }
}

extension Type {
  /// A pair with labels.
  static func pair(_ first: String, _ one: Type, _ second: String, _ other: Type) -> Type {
    .tuple([
      TupleElement(label: first, type: one), TupleElement(label: second, type: other),
    ])
  }
}

extension Value {
  /// What Swift's `<` says of two values of one comparable type.
  func isLess(than other: Value) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): a < b
    case (.double(let a), .double(let b)): a < b
    case (.string(let a), .string(let b)): a < b
    case (.character(let a), .character(let b)): a < b
    case (.tuple, .tuple): Arithmetic.compare(self, .less, other)
    default: operatorType?.answer(.less, self, other) ?? comesBefore(other)
    }
  }

  /// Whether its case stands before another's, as Swift makes enums comparable; of one case the
  /// associated values decide.
  private func comesBefore(_ other: Value) -> Bool {
    guard case .enumeration(let one) = self, case .enumeration(let other) = other else {
      return false
    }
    guard one.enumCase === other.enumCase else { return one.enumCase.place < other.enumCase.place }
    guard !one.payload.isEmpty else { return false }
    return Arithmetic.compare(.tuple(one.payload), .less, .tuple(other.payload))
  }
}
