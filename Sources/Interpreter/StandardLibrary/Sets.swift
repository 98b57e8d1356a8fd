// What sets offer, and the keys and values of dictionaries: elements without an order.
extension StandardLibrary {
  /// What sets offer.
  static let set = LibraryType(
    name: "Set", pattern: .set(.element),
    members: [
      .initializer("init()", [], .set(.element)) { _, _ in .set([]) },
      .initializer("init(_:)", [.sequence(.element)], .set(.element)) { _, call in
        .set(call[0].members)
      },
      .property("count", .int) { receiver, _ in .int(receiver.asSet.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asSet.isEmpty) },
      .method("contains(_:)", [.element], .bool) { receiver, call in
        .bool(receiver.asSet.contains(call[0]))
      },
      .method("filter(_:)", [.function([.element], .bool)], .set(.element)) {
        receiver, call throws(Stop) in
        var kept: Set<Value> = []
        for value in receiver.unorderedElements
        where try call.run.call(call[0], [value]).asBool {
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
    ] + unordered(of: .element))

  private typealias Members = Set<Value>

  private static func combining(
    _ signature: String, _ combine: @escaping @Sendable (Members, Members) -> Members
  ) -> LibraryMember {
    .method(signature, [.sequence(.element)], .set(.element)) { receiver, call throws(Stop) in
      try call.run.grow(by: call[0].stepCount)
      return .set(combine(receiver.asSet, call[0].members))
    }
  }

  private static func changing(
    _ signature: String, _ change: @escaping @Sendable (inout Members, Members) -> Void
  ) -> LibraryMember {
    .mutating(signature, [.sequence(.element)]) { receiver, call throws(Stop) in
      try call.run.grow(by: call[0].stepCount)
      receiver.changeSet { change(&$0, call[0].members) }
      return .void
    }
  }

  private static func comparing(
    _ signature: String, _ compare: @escaping @Sendable (Members, Members) -> Bool
  ) -> LibraryMember {
    .method(signature, [.sequence(.element)], .bool) { receiver, call in
      .bool(compare(receiver.asSet, call[0].members))
    }
  }

  /// What the keys of dictionaries offer.
  static let keys = LibraryType(
    name: "Keys", pattern: .keys(key: .element, value: .value),
    members: [
      .property("count", .int) { receiver, _ in .int(receiver.asSet.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asSet.isEmpty) },
      .method("contains(_:)", [.element], .bool) { receiver, call in
        .bool(receiver.asSet.contains(call[0]))
      },
    ] + unordered(of: .element) + filtering(.element))

  /// What the values of dictionaries offer.
  static let values = LibraryType(
    name: "Values", pattern: .values(key: .element, value: .value),
    members: [
      .property("count", .int) { receiver, _ in .int(receiver.asArray.count) },
      .property("isEmpty", .bool) { receiver, _ in .bool(receiver.asArray.isEmpty) },
      .method("contains(_:)", [.value], .bool, where: [.equatable(.value)]) { receiver, call in
        .bool(receiver.asArray.contains(call[0]))
      },
    ] + unordered(of: .value) + filtering(.value))

  /// The members of all sequences whose answer does not depend on the order of the elements, or
  /// that give them an order, or an array that has one from then on.
  static func unordered(of element: Type) -> [LibraryMember] {
    sequence(of: element) { $0.steps }.filter { blind.contains($0.signature) }
  }

  private static func filtering(_ element: Type) -> [LibraryMember] {
    sequence(of: element) { $0.steps }.filter { $0.signature == "filter(_:)" }
  }

  private static let blind: Set = [
    "map(_:)", "compactMap(_:)", "flatMap(_:)", "reduce(_:_:)", "contains(where:)",
    "allSatisfy(_:)", "sorted()", "sorted(by:)", "min()", "max()", "min(by:)", "max(by:)",
  ]
}

extension Value {
  var asSet: Set<Value> { if case .set(let values) = self { values.content } else { [] } }

  /// The elements of any sequence, each once.
  fileprivate var members: Set<Value> {
    if case .set(let values) = self { values.content } else { Set(steps) }
  }

  /// Changes a set in place, without a copy.
  mutating func changeSet<Result>(_ change: (inout Set<Value>) -> Result) -> Result {
    var values = Held(Set<Value>())
    if case .set(let own) = self { values = own }
    self = .void
    defer { self = .set(values) }
    return change(&values.content)
  }
}
