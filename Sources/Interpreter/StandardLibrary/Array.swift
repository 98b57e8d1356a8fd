extension StandardLibrary {
  /// What arrays offer.
  static let array = LibraryType(
    name: "Array", pattern: .array(.element),
    members: [
      .property("count", .int) { receiver, _ in .int(receiver.asArray.count) },
      .method("map(_:)", [.function([.element], .result)], .array(.result)) {
        receiver, call throws(Stop) in
        var mapped: [Value] = []
        for element in receiver.asArray { mapped.append(try call.run.call(call[0], [element])) }
        return .array(mapped)
      },
      .mutating("append(_:)", [.element]) { receiver, call throws(Stop) in
        try call.run.grow(by: 1)
        receiver.changeArray { $0.append(call[0]) }
        return .void
      },
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
    ])
}

extension Value {
  /// Changes an array in place, without a copy.
  mutating func changeArray<Result>(_ change: (inout [Value]) -> Result) -> Result {
    var values = asArray
    self = .void
    defer { self = .array(values) }
    return change(&values)
  }
}
