// What dictionaries and sets offer; their order is no order, so nothing here walks through one.
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
      .property("keys", .set(.element)) { receiver, _ in .set(Set(receiver.asDictionary.keys)) },
      .subscript(
        "subscript(_:)", [.element], .optional(.value),
        get: { receiver, call in receiver.asDictionary[call[0]] ?? .none },
        set: { receiver, call, value throws(Stop) in
          try call.run.grow(by: 1)
          receiver.changeDictionary { $0[call[0]] = value.isNone ? nil : value }
        }),
      .subscript(
        "subscript(_:default:)", [.element, .value], .value,
        get: { receiver, call in receiver.asDictionary[call[0]] ?? call[1] },
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
    ])

  /// What sets offer, and the keys of dictionaries.
  static let set = LibraryType(
    name: "Set", pattern: .set(.element),
    members: [
      .initializer("init()", [], .set(.element)) { _, _ in .set([]) },
      .initializer("init(_:)", [.sequence(.element)], .set(.element)) { _, call in
        .set(Set(call[0].steps))
      },
      .property("count", .int) { receiver, _ in .int(receiver.asSet.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asSet.isEmpty) },
      .method("contains(_:)", [.element], .bool) { receiver, call in
        .bool(receiver.asSet.contains(call[0]))
      },
      .method("sorted()", [], .array(.element), where: [.comparable(.element)]) { receiver, _ in
        .array(receiver.asSet.sorted { $0.isLess(than: $1) })
      },
      .method("union(_:)", [.set(.element)], .set(.element)) { receiver, call in
        .set(receiver.asSet.union(call[0].asSet))
      },
      .method("intersection(_:)", [.set(.element)], .set(.element)) { receiver, call in
        .set(receiver.asSet.intersection(call[0].asSet))
      },
      .method("subtracting(_:)", [.set(.element)], .set(.element)) { receiver, call in
        .set(receiver.asSet.subtracting(call[0].asSet))
      },
      .method("symmetricDifference(_:)", [.set(.element)], .set(.element)) { receiver, call in
        .set(receiver.asSet.symmetricDifference(call[0].asSet))
      },
      .method("isDisjoint(with:)", [.set(.element)], .bool) { receiver, call in
        .bool(receiver.asSet.isDisjoint(with: call[0].asSet))
      },
      .method("isSuperset(of:)", [.set(.element)], .bool) { receiver, call in
        .bool(receiver.asSet.isSuperset(of: call[0].asSet))
      },
      .method("isSubset(of:)", [.set(.element)], .bool) { receiver, call in
        .bool(receiver.asSet.isSubset(of: call[0].asSet))
      },
      .mutating("insert(_:)", [.element], .pair("inserted", .bool, "memberAfterInsert", .element)) {
        receiver, call throws(Stop) in
        try call.run.grow(by: 1)
        let (isNew, member) = receiver.changeSet { $0.insert(call[0]) }
        return .tuple([.bool(isNew), member])
      },
      .mutating("remove(_:)", [.element], .optional(.element)) { receiver, call in
        receiver.changeSet { $0.remove(call[0]) } ?? .none
      },
      .mutating("removeAll()") { receiver, _ in
        receiver = .set([])
        return .void
      },
    ])
}

extension Value {
  var asSet: Set<Value> { if case .set(let values) = self { values } else { [] } }

  /// Changes a dictionary in place, without a copy.
  mutating func changeDictionary<Result>(_ change: (inout [Value: Value]) -> Result) -> Result {
    var values = asDictionary
    self = .void
    defer { self = .dictionary(values) }
    return change(&values)
  }

  /// Changes a set in place, without a copy.
  mutating func changeSet<Result>(_ change: (inout Set<Value>) -> Result) -> Result {
    var values = asSet
    self = .void
    defer { self = .set(values) }
    return change(&values)
  }
}
