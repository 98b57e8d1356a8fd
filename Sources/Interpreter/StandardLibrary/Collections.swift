// What dictionaries offer: pairs without an order.
extension StandardLibrary {
  /// What dictionaries offer.
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
        var dictionary: [Value: Value] = [:]
        for case .tuple(let pair) in call[0].steps {
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
        var groups: [Value: [Value]] = [:]
        for value in call[0].steps {
          groups[try call.run.call(call[1], [value]), default: []].append(value)
        }
        return .dictionary(groups.mapValues { .array($0) })
      },
      .property("count", .int) { receiver, _ in .int(receiver.asDictionary.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asDictionary.isEmpty) },
      .property("keys", .keys(key: .element, value: .value)) { receiver, _ in
        .set(Set(receiver.asDictionary.keys))
      },
      .property("values", .values(key: .element, value: .value)) { receiver, _ in
        .array(receiver.unorderedValues)
      },
      .method("filter(_:)", [.function([pair], .bool)], .dictionary(key: .element, value: .value)) {
        receiver, call throws(Stop) in
        var kept: [Value: Value] = [:]
        for case .tuple(let pair) in receiver.unorderedElements
        where try call.run.call(call[0], [.tuple(pair)]).asBool {
          kept[pair[0]] = pair[1]
        }
        return .dictionary(kept)
      },
      .method(
        "mapValues(_:)", [.function([.value], .result)], .dictionary(key: .element, value: .result)
      ) { receiver, call throws(Stop) in
        var mapped: [Value: Value] = [:]
        for case .tuple(let pair) in receiver.unorderedElements {
          mapped[pair[0]] = try call.run.call(call[0], [pair[1]])
        }
        return .dictionary(mapped)
      },
      .method(
        "compactMapValues(_:)", [.function([.value], .optional(.result))],
        .dictionary(key: .element, value: .result)
      ) { receiver, call throws(Stop) in
        var mapped: [Value: Value] = [:]
        for case .tuple(let pair) in receiver.unorderedElements {
          let value = try call.run.call(call[0], [pair[1]])
          if !value.isNone { mapped[pair[0]] = value }
        }
        return .dictionary(mapped)
      },
      .subscript(
        "subscript(_:)", [.element], .optional(.value),
        get: { receiver, call in receiver.asDictionary[call[0]] ?? .none },
        set: { receiver, call, value throws(Stop) in
          try call.run.grow(by: 1)
          receiver.changeDictionary { $0[call[0]] = value.isNone ? nil : value }
        }),
      .subscript(
        "subscript(_:default:)", [.element, .value], .value, lazy: 1,
        get: { receiver, call throws(Stop) in
          if let value = receiver.asDictionary[call[0]] { return value }
          return try call.evaluated(1)
        },
        set: { receiver, call, value throws(Stop) in
          try call.run.grow(by: 1)
          receiver.changeDictionary { $0[call[0]] = value }
        }),
      .mutating("removeValue(forKey:)", [.element], .optional(.value)) { receiver, call in
        receiver.changeDictionary { $0.removeValue(forKey: call[0]) } ?? .none
      },
      .mutating("updateValue(_:forKey:)", [.value, .element], .optional(.value)) {
        receiver, call throws(Stop) in
        try call.run.grow(by: 1)
        return receiver.changeDictionary { $0.updateValue(call[0], forKey: call[1]) } ?? .none
      },
      .mutating("removeAll()") { receiver, _ in
        receiver = .dictionary([:])
        return .void
      },
    ] + unordered(of: pair))

  /// An entry of a dictionary.
  private static let pair = Type.pair("key", .element, "value", .value)
}

extension Value {
  /// Changes a dictionary in place, without a copy.
  mutating func changeDictionary<Result>(_ change: (inout [Value: Value]) -> Result) -> Result {
    var values = Held([Value: Value]())
    if case .dictionary(let own) = self { values = own }
    self = .void
    defer { self = .dictionary(values) }
    return change(&values.content)
  }
}
