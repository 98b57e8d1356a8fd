// What ranges and strides offer.
extension StandardLibrary {
  /// Half-open and closed ranges of whole numbers, which have elements.
  static let wholeRanges: [LibraryType] = [Type.range(.int), .closedRange(.int)].map { pattern in
    LibraryType(
      name: "Range", pattern: pattern,
      members: [
        .property("count", .int) { receiver, _ in .int(receiver.steps.count) },
        .property("first", .optional(.int)) { receiver, _ in receiver.steps.first ?? .none },
        .property("last", .optional(.int)) { receiver, _ in receiver.steps.last ?? .none },
      ] + sequence(of: .int) { $0.steps })
  }

  /// Ranges of any kind of number.
  static let ranges: [LibraryType] = [Type.range(.element), .closedRange(.element)].map { pattern in
    LibraryType(
      name: "Range", pattern: pattern,
      members: [
        .property("lowerBound", .element) { receiver, _ in receiver.asRange?.lower ?? .none },
        .property("upperBound", .element) { receiver, _ in receiver.asRange?.upper ?? .none },
        .property("isEmpty", .bool) { receiver, _ in
          .bool(receiver.asRange.map { !$0.isClosed && $0.lower == $0.upper } ?? true)
        },
        .method("contains(_:)", [.element], .bool, where: [.comparable(.element)]) {
          receiver, call in
          .bool(receiver.asRange?.contains(call[0]) ?? false)
        },
      ])
  }

  /// What `stride` gives.
  static let strides = LibraryType(
    name: "Stride", pattern: .stride(.element), members: sequence { $0.steps })
}

extension RangeValue {
  func contains(_ number: Value) -> Bool {
    guard !number.isLess(than: lower) else { return false }
    return isClosed ? !upper.isLess(than: number) : number.isLess(than: upper)
  }
}

extension Value {
  var asRange: RangeValue? { if case .range(let range) = self { range } else { nil } }

  /// The whole numbers of a range, or the numbers of a stride.
  var steps: [Value] {
    if case .string = self { return characters }
    guard let range = asRange else { return asArray }
    switch (range.lower, range.upper, range.step) {
    case (.int(let lower), .int(let upper), nil):
      return range.isClosed ? (lower...upper).map { .int($0) } : (lower..<upper).map { .int($0) }
    case (.int(let lower), .int(let upper), .int(let step)):
      return range.isClosed
        ? Swift.stride(from: lower, through: upper, by: step).map { .int($0) }
        : Swift.stride(from: lower, to: upper, by: step).map { .int($0) }
    case (.double(let lower), .double(let upper), .double(let step)):
      return range.isClosed
        ? Swift.stride(from: lower, through: upper, by: step).map { .double($0) }
        : Swift.stride(from: lower, to: upper, by: step).map { .double($0) }
    default: return []
    }
  }
}
