// Members of dictionaries, sets and optionals.
extension StandardLibrary {
  /// The members of dictionaries.
  static let dictionary = LibraryType(
    name: "Dictionary", pattern: .dictionary(key: .element, value: .value),
    members: [
      .initializer("init()", [], .dictionary(key: .element, value: .value)) { _, _ in
        .dictionary([:])
      },
      .initializer(
        "init(uniqueKeysWithValues:)",
        [.sequence(.tuple([.unlabelled(.element), .unlabelled(.value)]))],
        .dictionary(key: .element, value: .value), where: [.hashable(.element)]
      ) { _, call throws(Stop) in
        var dictionary: [ScriptValue: ScriptValue] = [:]
        for case .tuple(let pair) in try call[0].elements(in: call.run) {
          try call.run.countHash(of: pair[0])
          try call.run.make(bytes: RunContext.Size.entry)
          guard dictionary.updateValue(pair[1], forKey: pair[0]) == nil else {
            throw Stop(.duplicateKey)
          }
        }
        return .dictionary(dictionary)
      },
      .initializer(
        "init(grouping:by:)", [.sequence(.result), .function([.result], .element)],
        .dictionary(key: .element, value: .array(.result)), where: [.hashable(.element)]
      ) { _, call throws(Stop) in
        var groups: [ScriptValue: [ScriptValue]] = [:]
        for value in try call[0].elements(in: call.run) {
          let key = try call.run.call(call[1], [value])
          try call.run.countHash(of: key)
          // As if each element had its own group.
          try call.run.make(bytes: 2 * RunContext.Size.entry)
          groups[key, default: []].append(value)
        }
        return .dictionary(groups.mapValues { .array($0) })
      },
      .property("count", .int) { receiver, _ in .int(receiver.asDictionary.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asDictionary.isEmpty) },
      .property("keys", .keys(key: .element, value: .value)) { receiver, call throws(Stop) in
        .set(try call.run.set(of: receiver.asDictionary.keys))
      },
      .property("values", .values(key: .element, value: .value)) { receiver, call throws(Stop) in
        try call.run.countSorting(of: receiver.asDictionary.keys)
        try call.run.make(elements: 3 * receiver.asDictionary.count)
        return .array(receiver.unorderedValues)
      },
      .method("filter(_:)", [.function([pair], .bool)], .dictionary(key: .element, value: .value)) {
        receiver, call throws(Stop) in
        try filled(receiver, call) { pair throws(Stop) in
          try call.run.call(call[0], [.tuple(pair)]).asBool ? pair[1] : nil
        }
      },
      .method(
        "mapValues(_:)", [.function([.value], .result)], .dictionary(key: .element, value: .result)
      ) { receiver, call throws(Stop) in
        try filled(receiver, call) { pair throws(Stop) in try call.run.call(call[0], [pair[1]]) }
      },
      .method(
        "compactMapValues(_:)", [.function([.value], .optional(.result))],
        .dictionary(key: .element, value: .result)
      ) { receiver, call throws(Stop) in
        try filled(receiver, call) { pair throws(Stop) in
          let value = try call.run.call(call[0], [pair[1]])
          return value.isNone ? nil : value
        }
      },
      .subscript(
        "subscript(_:)", [.element], .optional(.value),
        get: { receiver, call throws(Stop) in
          try call.run.countHash(of: call[0])
          return receiver.asDictionary[call[0]] ?? .none
        },
        set: { receiver, call, value throws(Stop) in
          try call.run.countHash(of: call[0])
          try receiver.changeDictionary(in: call.run) { $0[call[0]] = value.isNone ? nil : value }
        }),
      .subscript(
        "subscript(_:default:)", [.element, .value], .value, lazy: 1,
        get: { receiver, call throws(Stop) in
          try call.run.countHash(of: call[0])
          if let value = receiver.asDictionary[call[0]] { return value }
          return try call.evaluated(1)
        },
        set: { receiver, call, value throws(Stop) in
          try call.run.countHash(of: call[0])
          try receiver.changeDictionary(in: call.run) { $0[call[0]] = value }
        }),
      .mutating("removeValue(forKey:)", [.element], .optional(.value)) {
        receiver, call throws(Stop) in
        try call.run.countHash(of: call[0])
        return try receiver.changeDictionary(in: call.run) { $0.removeValue(forKey: call[0]) }
          ?? .none
      },
      .mutating("updateValue(_:forKey:)", [.value, .element], .optional(.value)) {
        receiver, call throws(Stop) in
        try call.run.countHash(of: call[1])
        return try receiver.changeDictionary(in: call.run) {
          $0.updateValue(call[0], forKey: call[1])
        } ?? .none
      },
      .mutating("removeAll()") { receiver, _ in
        receiver = .dictionary([:])
        return .void
      },
    ] + unordered(of: pair))

  /// The type of an entry.
  private static let pair = Type.pair("key", .element, "value", .value)

  /// A dictionary with the keys of another whose values are not nil.
  private static func filled(
    _ receiver: ScriptValue, _ call: LibraryCall,
    _ value: ([ScriptValue]) throws(Stop) -> ScriptValue?
  ) throws(Stop) -> ScriptValue {
    var filled: [ScriptValue: ScriptValue] = [:]
    for case .tuple(let pair) in try receiver.elements(in: call.run) {
      guard let value = try value(pair.content) else { continue }
      try call.run.countHash(of: pair[0])
      try call.run.make(bytes: RunContext.Size.entry)
      filled[pair[0]] = value
    }
    return .dictionary(filled)
  }
}

/// Members of sets, and of the keys and values of dictionaries: unordered elements.
extension StandardLibrary {
  /// The members of sets.
  static let set = LibraryType(
    name: "Set", pattern: .set(.element),
    members: [
      .initializer("init()", [], .set(.element)) { _, _ in .set([]) },
      .initializer("init(_:)", [.sequence(.element)], .set(.element)) { _, call throws(Stop) in
        .set(try call[0].members(in: call.run))
      },
      .property("count", .int) { receiver, _ in .int(receiver.asSet.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asSet.isEmpty) },
      containing,
      .method("filter(_:)", [.function([.element], .bool)], .set(.element)) {
        receiver, call throws(Stop) in
        var kept: Set<ScriptValue> = []
        for value in try receiver.elements(in: call.run)
        where try call.run.call(call[0], [value]).asBool {
          try call.run.countHash(of: value)
          try call.run.make(bytes: RunContext.Size.member)
          kept.insert(value)
        }
        return .set(kept)
      },
      combining("union(_:)") { $0.union($1) },
      combining("intersection(_:)") { $0.intersection($1) },
      combining("subtracting(_:)") { $0.subtracting($1) },
      combining("symmetricDifference(_:)") { $0.symmetricDifference($1) },
      changing("formUnion(_:)") { $0.formUnion($1) },
      changing("formIntersection(_:)") { $0.formIntersection($1) },
      changing("subtract(_:)") { $0.subtract($1) },
      changing("formSymmetricDifference(_:)") { $0.formSymmetricDifference($1) },
      comparing("isDisjoint(with:)") { $0.isDisjoint(with: $1) },
      comparing("isSuperset(of:)") { $0.isSuperset(of: $1) },
      comparing("isSubset(of:)") { $0.isSubset(of: $1) },
      comparing("isStrictSuperset(of:)") { $0.isStrictSuperset(of: $1) },
      comparing("isStrictSubset(of:)") { $0.isStrictSubset(of: $1) },
      .mutating("insert(_:)", [.element], .pair("inserted", .bool, "memberAfterInsert", .element)) {
        receiver, call throws(Stop) in
        try call.run.countHash(of: call[0])
        let (isNew, member) = try receiver.changeSet(in: call.run) { $0.insert(call[0]) }
        return .tuple([.bool(isNew), member])
      },
      .mutating("remove(_:)", [.element], .optional(.element)) { receiver, call throws(Stop) in
        try call.run.countHash(of: call[0])
        return try receiver.changeSet(in: call.run) { $0.remove(call[0]) } ?? .none
      },
      .mutating("removeAll()") { receiver, _ in
        receiver = .set([])
        return .void
      },
    ] + unordered(of: .element))

  private static let containing = LibraryMember.method("contains(_:)", [.element], .bool) {
    receiver, call throws(Stop) in
    try call.run.countHash(of: call[0])
    return .bool(receiver.asSet.contains(call[0]))
  }

  private typealias Members = Set<ScriptValue>

  private static func combining(
    _ signature: String, _ combine: @escaping @Sendable (Members, Members) -> Members
  ) -> LibraryMember {
    .method(signature, [.sequence(.element)], .set(.element)) { receiver, call throws(Stop) in
      let (one, other) = try operands(receiver, call)
      try call.run.make(bytes: (one.count + other.count) * RunContext.Size.member)
      return .set(combine(one, other))
    }
  }

  private static func changing(
    _ signature: String, _ change: @escaping @Sendable (inout Members, Members) -> Void
  ) -> LibraryMember {
    .mutating(signature, [.sequence(.element)]) { receiver, call throws(Stop) in
      let (_, other) = try operands(receiver, call)
      try call.run.make(bytes: other.count * RunContext.Size.member)
      try receiver.changeSet(in: call.run) { change(&$0, other) }
      return .void
    }
  }

  private static func comparing(
    _ signature: String, _ compare: @escaping @Sendable (Members, Members) -> Bool
  ) -> LibraryMember {
    .method(signature, [.sequence(.element)], .bool) { receiver, call throws(Stop) in
      let (one, other) = try operands(receiver, call)
      return .bool(compare(one, other))
    }
  }

  /// The two sets of a binary operation, after accounting for visiting both.
  private static func operands(
    _ receiver: ScriptValue, _ call: LibraryCall
  ) throws(Stop) -> (Members, Members) {
    let (one, other) = (receiver.asSet, try call[0].members(in: call.run))
    for value in one { try call.run.countHash(of: value) }
    for value in other { try call.run.countHash(of: value) }
    return (one, other)
  }

  /// The members of a dictionary's keys.
  static let keys = LibraryType(
    name: "Keys", pattern: .keys(key: .element, value: .value),
    members: [
      .property("count", .int) { receiver, _ in .int(receiver.asSet.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asSet.isEmpty) },
      containing,
    ] + unordered(of: .element) + some(of: .element, named: ["filter(_:)"]))

  /// The members of a dictionary's values.
  static let values = LibraryType(
    name: "Values", pattern: .values(key: .element, value: .value),
    members: [
      .property("count", .int) { receiver, _ in .int(receiver.asArray.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asArray.isEmpty) },
    ] + unordered(of: .value) + some(of: .value, named: ["filter(_:)", "contains(_:)"]))

  /// The sequence members whose result does not depend on the order of the elements, and those that
  /// sort.
  static func unordered(of element: Type) -> [LibraryMember] { some(of: element, named: blind) }

  private static func some(of element: Type, named signatures: Set<String>) -> [LibraryMember] {
    sequence(of: element).filter { signatures.contains($0.signature) }
  }

  private static let blind: Set<String> = [
    "map(_:)", "compactMap(_:)", "flatMap(_:)", "reduce(_:_:)", "contains(where:)",
    "allSatisfy(_:)", "sorted()", "sorted(by:)", "min()", "max()", "min(by:)", "max(by:)",
  ]
}

extension StandardLibrary {
  /// The members of optionals; calls on the wrapped value need `?` or `!`.
  static let optional = LibraryType(
    name: "Optional", pattern: .optional(.element),
    members: [
      .initializer("init(_:)", [.element], .optional(.element)) { _, call in call[0] },
      .method("map(_:)", [.function([.element], .result)], .optional(.result)) {
        receiver, call throws(Stop) in
        receiver.isNone ? .none : try call.run.call(call[0], [receiver])
      },
      .method("flatMap(_:)", [.function([.element], .optional(.result))], .optional(.result)) {
        receiver, call throws(Stop) in
        receiver.isNone ? .none : try call.run.call(call[0], [receiver])
      },
    ])
}
