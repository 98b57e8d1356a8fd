import Foundation
import Script

// Free functions of the standard library and Foundation available to scripts.
extension StandardLibrary {
  /// The functions; `print` is handled by the checker, which knows the argument types.
  static let functions: [LibraryMember] =
    choosing + stepping + calculating + asserting + ending

  /// Functions that end the script; all but `assertionFailure` return `Never`.
  private static let ending = [
    ("fatalError", Type.never), ("preconditionFailure", .never), ("assertionFailure", .void),
  ].map { name, result in
    LibraryMember.function("\(name)(_:)", [.string], result, defaults: [0: .string("")]) {
      _, call throws(Stop) in
      throw Stop(.givenUp(call[0].asString))
    }
  }

  /// Functions that end the script unless a condition holds.
  private static let asserting = ["assert", "precondition"].map { name in
    LibraryMember.function("\(name)(_:_:)", [.bool, .string], defaults: [1: .string("")], lazy: 1) {
      _, call throws(Stop) in
      guard call[0].asBool else { throw Stop(.givenUp(try call.evaluated(1).asString)) }
      return .void
    }
  }

  private static let choosing: [LibraryMember] = [
    .function("min(_:_:)", [.result, .result], .result, where: [.comparable(.result)]) {
      _, call throws(Stop) in
      try least(call[0], call[1], in: call.run)
    },
    .function("max(_:_:)", [.result, .result], .result, where: [.comparable(.result)]) {
      _, call throws(Stop) in
      try greatest(call[0], call[1], in: call.run)
    },
    .function(
      "min(_:_:_:)", [.result, .result, .result], .result, variadic: 2,
      where: [.comparable(.result)]
    ) { _, call throws(Stop) in
      var value = try least(call[0], call[1], in: call.run)
      for other in call[2].asArray { value = try least(value, other, in: call.run) }
      return value
    },
    .function(
      "max(_:_:_:)", [.result, .result, .result], .result, variadic: 2,
      where: [.comparable(.result)]
    ) { _, call throws(Stop) in
      var value = try greatest(call[0], call[1], in: call.run)
      for other in call[2].asArray { value = try greatest(value, other, in: call.run) }
      return value
    },
    .function("abs(_:)", [.result], .result, where: [.numeric(.result)]) { _, call throws(Stop) in
      guard case .int(let number) = call[0] else { return .double(abs(call[0].asDouble)) }
      guard number != .min else { throw Stop(.overflow(operation: "abs")) }
      return .int(abs(number))
    },
  ]

  /// Returns the same one as Swift, which matters if neither is less.
  private static func least(
    _ one: ScriptValue, _ other: ScriptValue, in run: RunContext
  ) throws(Stop) -> ScriptValue {
    try run.isLess(other, than: one) ? other : one
  }

  private static func greatest(
    _ one: ScriptValue, _ other: ScriptValue, in run: RunContext
  ) throws(Stop) -> ScriptValue {
    try run.compare(other, .greaterOrEqual, one) ? other : one
  }

  private static let stepping: [LibraryMember] = [
    .function(
      "stride(from:to:by:)", [.result, .result, .result], .stride(.result),
      where: [.numeric(.result)]
    ) { _, call throws(Stop) in
      try stride(call, isClosed: false)
    },
    .function(
      "stride(from:through:by:)", [.result, .result, .result], .stride(.result),
      where: [.numeric(.result)]
    ) { _, call throws(Stop) in
      try stride(call, isClosed: true)
    },
    .function(
      "zip(_:_:)", [.sequence(.result), .sequence(.other)],
      .view(
        .tuple([
          Type.TupleElement(label: nil, type: .result), Type.TupleElement(label: nil, type: .other),
        ]))
    ) { _, call throws(Stop) in
      let one = try call[0].elements(in: call.run)
      let other = try call[1].elements(in: call.run)
      return .array(
        try pairs(min(one.count, other.count), in: call.run) { [one[$0], other[$0]] })
    },
  ]

  private static let calculating: [LibraryMember] = [
    calculation("sqrt(_:)") { $0.squareRoot() },
    calculation("floor(_:)") { $0.rounded(.down) },
    calculation("ceil(_:)") { $0.rounded(.up) },
    calculation("round(_:)") { $0.rounded() },
    calculation("sin(_:)") { sin($0) },
    calculation("cos(_:)") { cos($0) },
    .function("pow(_:_:)", [.double, .double], .double) { _, call in
      .double(pow(call[0].asDouble, call[1].asDouble))
    },
  ]

  private static func calculation(
    _ signature: String, _ function: @escaping @Sendable (Double) -> Double
  ) -> LibraryMember {
    .function(signature, [.double], .double) { _, call in .double(function(call[0].asDouble)) }
  }

  /// An array of pairs, accounting for their memory.
  static func pairs(
    _ count: Int, in run: RunContext, _ pair: (Int) -> [ScriptValue]
  ) throws(Stop) -> [ScriptValue] {
    try run.make(bytes: count * (RunContext.Size.object + 3 * RunContext.Size.element))
    return (0..<count).map { .tuple(pair($0)) }
  }

  private static func stride(_ call: LibraryCall, isClosed: Bool) throws(Stop) -> ScriptValue {
    switch call[2] {
    case .int(0), .double(0): throw Stop(.zeroStride)
    default:
      let range = RangeValue(lower: call[0], upper: call[1], isClosed: isClosed, step: call[2])
      return .range(range)
    }
  }
}
