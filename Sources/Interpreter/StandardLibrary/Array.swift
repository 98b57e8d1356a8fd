/// Arrays and related sequences.
extension StandardLibrary {
  /// The members of arrays.
  static let array = LibraryType(
    name: "Array", pattern: .array(.element),
    members: [
      .initializer("init()", [], .array(.element)) { _, _ in .array([]) },
      .initializer("init(_:)", [.sequence(.element)], .array(.element)) { _, call throws(Stop) in
        .array(try call[0].elements(in: call.run))
      },
      .initializer("init(_:)", [.string], .array(.character)) { _, call throws(Stop) in
        .array(try call[0].elements(in: call.run))
      },
      .initializer("init(repeating:count:)", [.element, .int], .array(.element)) {
        _, call throws(Stop) in
        guard call[1].asInt >= 0 else { throw Stop(.negativeCount) }
        try call.run.make(elements: call[1].asInt)
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
          try receiver.changeArray(in: call.run) { $0[index] = element }
        }),
      .subscript("subscript(_:)", [.range(.int)], .sequence(.element)) {
        receiver, call throws(Stop) in try part(of: receiver.asArray, call[0], in: call.run)
      },
      .subscript("subscript(_:)", [.closedRange(.int)], .sequence(.element)) {
        receiver, call throws(Stop) in try part(of: receiver.asArray, call[0], in: call.run)
      },
      .method("firstIndex(of:)", [.element], .optional(.int), where: [.equatable(.element)]) {
        receiver, call throws(Stop) in
        let values = receiver.asArray
        return try place(of: call[0], in: values, values.indices, call).map { .int($0) } ?? .none
      },
      .method("lastIndex(of:)", [.element], .optional(.int), where: [.equatable(.element)]) {
        receiver, call throws(Stop) in
        let values = receiver.asArray
        return try place(of: call[0], in: values, values.indices.reversed(), call)
          .map { .int($0) } ?? .none
      },
      .method("firstIndex(where:)", [.function([.element], .bool)], .optional(.int)) {
        receiver, call throws(Stop) in
        try first(in: receiver.asArray, call).map { .int($0) } ?? .none
      },
      .method("lastIndex(where:)", [.function([.element], .bool)], .optional(.int)) {
        receiver, call throws(Stop) in
        try last(in: receiver.asArray, call).map { .int($0) } ?? .none
      },
    ] + changing + sequence(partsAre: .sequence(.element)))

  /// The mutating members.
  private static let changing: [LibraryMember] = [
    .mutating("append(_:)", [.element]) { receiver, call throws(Stop) in
      try call.run.make(elements: 1, growing: true)
      try receiver.changeArray(in: call.run) { $0.append(call[0]) }
      return .void
    },
    .mutating("append(contentsOf:)", [.sequence(.element)]) { receiver, call throws(Stop) in
      let more = try call[0].elements(in: call.run)
      try call.run.make(elements: more.count, growing: true)
      try receiver.changeArray(in: call.run) { $0.append(contentsOf: more) }
      return .void
    },
    .mutating("insert(_:at:)", [.element, .int]) { receiver, call throws(Stop) in
      guard (0...receiver.asArray.count).contains(call[1].asInt) else {
        throw Stop(.indexOutOfRange)
      }
      try call.run.make(elements: 1, growing: true)
      try receiver.changeArray(in: call.run) { $0.insert(call[0], at: call[1].asInt) }
      return .void
    },
    .mutating("remove(at:)", [.int], .element) { receiver, call throws(Stop) in
      guard receiver.asArray.indices.contains(call[0].asInt) else { throw Stop(.indexOutOfRange) }
      return try receiver.changeArray(in: call.run) { $0.remove(at: call[0].asInt) }
    },
    .mutating("removeFirst()", [], .element) { receiver, call throws(Stop) in
      guard !receiver.asArray.isEmpty else { throw Stop(.emptyCollection(member: "removeFirst()")) }
      return try receiver.changeArray(in: call.run) { $0.removeFirst() }
    },
    .mutating("removeLast()", [], .element) { receiver, call throws(Stop) in
      guard !receiver.asArray.isEmpty else { throw Stop(.emptyCollection(member: "removeLast()")) }
      return try receiver.changeArray(in: call.run) { $0.removeLast() }
    },
    .mutating("popLast()", [], .optional(.element)) { receiver, call throws(Stop) in
      try receiver.changeArray(in: call.run) { $0.popLast() } ?? .none
    },
    .mutating("removeAll()") { receiver, _ in
      receiver = .array([])
      return .void
    },
    .mutating("removeAll(where:)", [.function([.element], .bool)]) {
      receiver, call throws(Stop) in
      var kept: [ScriptValue] = []
      for value in receiver.asArray where try !call.run.call(call[0], [value]).asBool {
        try call.run.make(elements: 1, growing: true)
        kept.append(value)
      }
      receiver = .array(kept)
      return .void
    },
    .mutating("reverse()") { receiver, call throws(Stop) in
      // Each element moves with its references, which costs more than a visit.
      try call.run.work(receiver.asArray.count)
      try receiver.changeArray(in: call.run) { $0.reverse() }
      return .void
    },
    .mutating("swapAt(_:_:)", [.int, .int]) { receiver, call throws(Stop) in
      let places = receiver.asArray.indices
      guard places.contains(call[0].asInt), places.contains(call[1].asInt) else {
        throw Stop(.indexOutOfRange)
      }
      try receiver.changeArray(in: call.run) { $0.swapAt(call[0].asInt, call[1].asInt) }
      return .void
    },
    .mutating("sort()", [], where: [.comparable(.element)]) {
      receiver, call throws(Stop) in
      receiver = .array(try sorted(receiver.asArray, in: call.run))
      return .void
    },
    .mutating("sort(by:)", [.function([.element, .element], .bool)]) {
      receiver, call throws(Stop) in
      receiver = .array(try sorted(receiver.asArray, call))
      return .void
    },
  ]

  /// The members only of sequences of strings.
  static let texts: [LibraryType] = [Type.string, .substring].flatMap { text in
    [.array(text), .sequence(text), .view(text)]
  }.map { pattern in
    LibraryType(
      name: "Array", pattern: pattern,
      members: [
        .method("joined(separator:)", [.string], .string, defaults: [0: .string("")]) {
          receiver, call throws(Stop) in
          .string(try joined(receiver.asArray, by: call[0].asString, in: call.run))
        }
      ])
  }

  /// The members only of arrays of arrays.
  static let lists = LibraryType(
    name: "Array", pattern: .array(.array(.element)),
    members: [
      .method("joined()", [], .view(.element)) { receiver, call throws(Stop) in
        var values: [ScriptValue] = []
        for part in receiver.asArray {
          let part = part.asArray
          try call.run.make(elements: part.count, growing: true)
          values += part
        }
        return .array(values)
      }
    ])

  /// The members of array slices, reversed arrays and enumerated sequences.
  static let parts: [LibraryType] = [Type.sequence(.element), .view(.element)].map { pattern in
    LibraryType(
      name: "Sequence", pattern: pattern,
      members: [
        .property("count", .int) { receiver, _ in .int(receiver.asArray.count) },
        .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asArray.isEmpty) },
        .property("first", .optional(.element)) { receiver, _ in receiver.asArray.first ?? .none },
        .property("last", .optional(.element)) { receiver, _ in receiver.asArray.last ?? .none },
      ] + sequence(partsAre: pattern))
  }

  /// Concatenated strings.
  private static func joined(
    _ values: [ScriptValue], by separator: String, in run: RunContext
  ) throws(Stop) -> String {
    var text = ""
    for (place, value) in values.enumerated() {
      let piece = value.asString
      try run.work(1)
      let count = piece.utf8.count + (place > 0 ? separator.utf8.count : 0)
      try run.make(bytes: 2 * count)
      if place > 0 { text += separator }
      text += piece
    }
    return text
  }

  /// The first of some indices at which an array has a value.
  private static func place(
    of value: ScriptValue, in values: [ScriptValue], _ places: some Sequence<Int>,
    _ call: LibraryCall
  ) throws(Stop) -> Int? {
    for place in places {
      try call.run.work(1)
      if try values[place].isEqual(to: value, in: call.run) { return place }
    }
    return nil
  }

  private static func part(
    of values: [ScriptValue], _ range: ScriptValue, in run: RunContext
  ) throws(Stop) -> ScriptValue {
    guard case .range(let range) = range else { return .array([]) }
    let end = range.upper.asInt
    guard range.lower.asInt >= 0, range.isClosed ? end < values.count : end <= values.count else {
      throw Stop(.indexOutOfRange)
    }
    let part = values[range.lower.asInt..<(range.isClosed ? end + 1 : end)]
    try run.make(elements: part.count)
    return .array(Array(part))
  }
}
