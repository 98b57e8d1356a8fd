// Members of dictionaries.
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
