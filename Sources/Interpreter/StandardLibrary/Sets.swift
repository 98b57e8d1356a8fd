// Members of sets, and of the keys and values of dictionaries: unordered elements.
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

extension ScriptValue {
  var asSet: Set<ScriptValue> { if case .set(let values) = self { values.content } else { [] } }

  /// The distinct elements of any sequence.
  fileprivate func members(in run: RunContext) throws(Stop) -> Set<ScriptValue> {
    if case .set(let values) = self { return values.content }
    return try run.set(of: elements(in: run))
  }
}
