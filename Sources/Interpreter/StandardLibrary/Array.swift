/// Swift's arrays, and the sequences that are made of them.
extension StandardLibrary {
  /// What arrays offer.
  static let array = LibraryType(
    name: "Array", pattern: .array(.element),
    members: [
      .initializer("init()", [], .array(.element)) { _, _ in .array([]) },
      .initializer("init(_:)", [.sequence(.element)], .array(.element)) { _, call in
        .array(call[0].steps)
      },
      .initializer("init(_:)", [.string], .array(.character)) { _, call in
        .array(call[0].characters)
      },
      .initializer("init(repeating:count:)", [.element, .int], .array(.element)) {
        _, call throws(Stop) in
        guard call[1].asInt >= 0 else { throw Stop(.negativeCount) }
        try call.run.grow(by: call[1].asInt)
        return .array(Array(repeating: call[0], count: call[1].asInt))
      },
      .property("count", .int) { receiver, _ in .int(receiver.asArray.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asArray.isEmpty) },
      .property("first", .optional(.element)) { receiver, _ in receiver.asArray.first ?? .none },
      .property("last", .optional(.element)) { receiver, _ in receiver.asArray.last ?? .none },
      .property("indices", .range(.int)) { receiver, _ in
        .range(RangeValue(lower: .int(0), upper: .int(receiver.asArray.count), isClosed: false))
      },
      .property("startIndex", .int) { _, _ in .int(0) },
      .property("endIndex", .int) { receiver, _ in .int(receiver.asArray.count) },
      .subscript(
        "subscript(_:)", [.int], .element,
        get: { receiver, call throws(Stop) in
          guard case .array(let values) = receiver, values.indices.contains(call[0].asInt) else {
            throw Stop(.indexOutOfRange)
          }
          return values[call[0].asInt]
        },
        set: { receiver, call, element throws(Stop) in
          let index = call[0].asInt
          guard receiver.asArray.indices.contains(index) else { throw Stop(.indexOutOfRange) }
          receiver.changeArray { $0[index] = element }
        }),
      .subscript("subscript(_:)", [.range(.int)], .sequence(.element)) {
        receiver, call throws(Stop) in try part(of: receiver.asArray, call[0])
      },
      .subscript("subscript(_:)", [.closedRange(.int)], .sequence(.element)) {
        receiver, call throws(Stop) in try part(of: receiver.asArray, call[0])
      },
      .method("firstIndex(of:)", [.element], .optional(.int), where: [.equatable(.element)]) {
        receiver, call in
        receiver.asArray.firstIndex(of: call[0]).map { .int($0) } ?? .none
      },
      .method("lastIndex(of:)", [.element], .optional(.int), where: [.equatable(.element)]) {
        receiver, call in
        receiver.asArray.lastIndex(of: call[0]).map { .int($0) } ?? .none
      },
      .method("firstIndex(where:)", [.function([.element], .bool)], .optional(.int)) {
        receiver, call throws(Stop) in
        try first(in: receiver.asArray, call).map { .int($0) } ?? .none
      },
      .method("lastIndex(where:)", [.function([.element], .bool)], .optional(.int)) {
        receiver, call throws(Stop) in
        try last(in: receiver.asArray, call).map { .int($0) } ?? .none
      },
    ] + changing + sequence(partsAre: .sequence(.element)) { $0.asArray })

  /// What changes an array.
  private static let changing: [LibraryMember] = [
    .mutating("append(_:)", [.element]) { receiver, call throws(Stop) in
      try call.run.grow(by: 1)
      receiver.changeArray { $0.append(call[0]) }
      return .void
    },
    .mutating("append(contentsOf:)", [.sequence(.element)]) { receiver, call throws(Stop) in
      let more = call[0].steps
      try call.run.grow(by: more.count)
      receiver.changeArray { $0.append(contentsOf: more) }
      return .void
    },
    .mutating("insert(_:at:)", [.element, .int]) { receiver, call throws(Stop) in
      guard (0...receiver.asArray.count).contains(call[1].asInt) else {
        throw Stop(.indexOutOfRange)
      }
      try call.run.grow(by: 1)
      receiver.changeArray { $0.insert(call[0], at: call[1].asInt) }
      return .void
    },
    .mutating("remove(at:)", [.int], .element) { receiver, call throws(Stop) in
      guard receiver.asArray.indices.contains(call[0].asInt) else { throw Stop(.indexOutOfRange) }
      return receiver.changeArray { $0.remove(at: call[0].asInt) }
    },
    .mutating("removeFirst()", [], .element) { receiver, _ throws(Stop) in
      guard !receiver.asArray.isEmpty else { throw Stop(.emptyCollection(member: "removeFirst()")) }
      return receiver.changeArray { $0.removeFirst() }
    },
    .mutating("removeLast()", [], .element) { receiver, _ throws(Stop) in
      guard !receiver.asArray.isEmpty else { throw Stop(.emptyCollection(member: "removeLast()")) }
      return receiver.changeArray { $0.removeLast() }
    },
    .mutating("popLast()", [], .optional(.element)) { receiver, _ in
      receiver.changeArray { $0.popLast() } ?? .none
    },
    .mutating("removeAll()") { receiver, _ in
      receiver = .array([])
      return .void
    },
    .mutating("removeAll(where:)", [.function([.element], .bool)]) {
      receiver, call throws(Stop) in
      var kept: [Value] = []
      for value in receiver.asArray where try !call.run.call(call[0], [value]).asBool {
        kept.append(value)
      }
      receiver = .array(kept)
      return .void
    },
    .mutating("reverse()") { receiver, _ in
      receiver.changeArray { $0.reverse() }
      return .void
    },
    .mutating("swapAt(_:_:)", [.int, .int]) { receiver, call throws(Stop) in
      let places = receiver.asArray.indices
      guard places.contains(call[0].asInt), places.contains(call[1].asInt) else {
        throw Stop(.indexOutOfRange)
      }
      receiver.changeArray { $0.swapAt(call[0].asInt, call[1].asInt) }
      return .void
    },
    .mutating("sort()", [], where: [.comparable(.element)]) { receiver, _ in
      receiver.changeArray { $0.sort { $0.isLess(than: $1) } }
      return .void
    },
    .mutating("sort(by:)", [.function([.element, .element], .bool)]) {
      receiver, call throws(Stop) in
      receiver = .array(try sorted(receiver.asArray, call))
      return .void
    },
  ]

  /// What only arrays and other sequences of text offer.
  static let texts: [LibraryType] = [Type.string, .substring].flatMap { text in
    [.array(text), .sequence(text), .view(text)]
  }.map { pattern in
    LibraryType(
      name: "Array", pattern: pattern,
      members: [
        .method("joined(separator:)", [.string], .string, standards: [0: .string("")]) {
          receiver, call throws(Stop) in
          let text = receiver.asArray.map(\.asString).joined(separator: call[0].asString)
          try call.run.grow(by: text.utf8.count)
          return .string(text)
        }
      ])
  }

  /// What only arrays of arrays offer.
  static let lists = LibraryType(
    name: "Array", pattern: .array(.array(.element)),
    members: [
      .method("joined()", [], .view(.element)) { receiver, call throws(Stop) in
        let parts = receiver.asArray.map(\.asArray)
        try call.run.grow(by: parts.reduce(0) { $0 + $1.count })
        return .array(parts.flatMap { $0 })
      }
    ])

  /// What parts of arrays, arrays backwards and pairs offer.
  static let parts: [LibraryType] = [Type.sequence(.element), .view(.element)].map { pattern in
    LibraryType(
      name: "Sequence", pattern: pattern,
      members: [
        .property("count", .int) { receiver, _ in .int(receiver.asArray.count) },
        .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asArray.isEmpty) },
        .property("first", .optional(.element)) { receiver, _ in receiver.asArray.first ?? .none },
        .property("last", .optional(.element)) { receiver, _ in receiver.asArray.last ?? .none },
      ] + sequence(partsAre: pattern) { $0.asArray })
  }

  private static func part(of values: [Value], _ range: Value) throws(Stop) -> Value {
    guard case .range(let range) = range else { return .array([]) }
    let end = range.upper.asInt
    guard range.lower.asInt >= 0, range.isClosed ? end < values.count : end <= values.count else {
      throw Stop(.indexOutOfRange)
    }
    return .array(Array(values[range.lower.asInt..<(range.isClosed ? end + 1 : end)]))
  }
}

extension Value {
  /// Changes an array in place, without a copy.
  mutating func changeArray<Result>(_ change: (inout [Value]) -> Result) -> Result {
    var values = Held([Value]())
    if case .array(let own) = self { values = own }
    self = .void
    defer { self = .array(values) }
    return change(&values.content)
  }
}
