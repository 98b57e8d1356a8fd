import Script

// Members of ranges and strides.
extension StandardLibrary {
  /// Half-open and closed integer ranges, which are collections.
  static let wholeRanges: [LibraryType] = [Type.range(.int), .closedRange(.int)].map { pattern in
    LibraryType(
      name: "Range", pattern: pattern,
      members: [
        .property("count", .int) { receiver, _ throws(Stop) in
          guard let count = receiver.asRange?.count else { throw Stop(.overflow(operation: "-")) }
          return .int(count)
        },
        .property("first", .optional(.int)) { receiver, _ in
          receiver.asRange.map { $0.isEmpty ? .none : $0.lower } ?? .none
        },
        .property("last", .optional(.int)) { receiver, _ in
          receiver.asRange.map { range in
            range.isEmpty ? .none : range.isClosed ? range.upper : .int(range.upper.asInt - 1)
          } ?? .none
        },
      ] + sequence(of: .int).filter { $0.signature != "contains(_:)" })
  }

  /// Ranges of any number type.
  static let ranges: [LibraryType] = [Type.range(.element), .closedRange(.element)].map { pattern in
    LibraryType(
      name: "Range", pattern: pattern,
      members: [
        .property("lowerBound", .element) { receiver, _ in receiver.asRange?.lower ?? .none },
        .property("upperBound", .element) { receiver, _ in receiver.asRange?.upper ?? .none },
        .property("isEmpty", .bool) { receiver, _ in
          .bool(receiver.asRange?.isEmpty ?? true)
        },
        .method("contains(_:)", [.element], .bool, where: [.comparable(.element)]) {
          receiver, call throws(Stop) in
          .bool(try receiver.asRange?.contains(call[0], in: call.run) ?? false)
        },
      ])
  }

  /// The members of strides.
  static let strides = LibraryType(
    name: "Stride", pattern: .stride(.element), members: sequence())
}

extension RangeValue {
  /// Whether a range, not a stride, is empty.
  var isEmpty: Bool { !isClosed && lower == upper }

  /// The number of elements; nil if it overflows `Int`.
  var count: Int? {
    switch (lower, upper, step) {
    case (.int(let lower), .int(let upper), let step):
      let (span, isTooLong) = upper.subtractingReportingOverflow(lower)
      if isTooLong { return nil }
      guard let step else {
        let (count, isTooLong) = span.addingReportingOverflow(isClosed ? 1 : 0)
        return isTooLong ? nil : count
      }
      return Int(exactly: (Double(span) / Double(step.asInt)).rounded(.up)).map { max(0, $0) + 1 }
    case (.double(let lower), .double(let upper), .double(let step)):
      return Int(exactly: ((upper - lower) / step).rounded(.up)).map { max(0, $0) + 1 }
    default: return 0
    }
  }

  func contains(_ number: ScriptValue, in run: RunContext) throws(Stop) -> Bool {
    guard try run.compare(number, .greaterOrEqual, lower) else { return false }
    return try run.compare(number, isClosed ? .lessOrEqual : .less, upper)
  }
}
