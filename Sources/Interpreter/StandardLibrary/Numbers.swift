import Foundation

// Members of numbers and Booleans; the checker handles operators.
extension StandardLibrary {
  /// The members of integers.
  static let int = LibraryType(
    name: "Int", pattern: .int,
    members: [
      .initializer("init()", [], .int) { _, _ in .int(0) },
      .initializer("init(_:)", [.int], .int) { _, call in call[0] },
      .initializer("init(_:)", [.double], .int) { _, call throws(Stop) in
        let number = call[0].asDouble
        guard let whole = Int(exactly: number.rounded(.towardZero)) else {
          throw Stop(.notRepresentable("\(number)"))
        }
        return .int(whole)
      },
      .initializer("init(_:)", [.string], .optional(.int)) { _, call in
        Int(call[0].asString).map { .int($0) } ?? .none
      },
      .initializer("init(_:)", [.substring], .optional(.int)) { _, call in
        Int(call[0].asString).map { .int($0) } ?? .none
      },
      .initializer("init(exactly:)", [.double], .optional(.int)) { _, call in
        Int(exactly: call[0].asDouble).map { .int($0) } ?? .none
      },
      .typeProperty("max", .int) { _, _ in .int(.max) },
      .typeProperty("min", .int) { _, _ in .int(.min) },
      .typeProperty("zero", .int) { _, _ in .int(0) },
      .property("description", .string) { receiver, _ in .string("\(receiver.asInt)") },
      .method("isMultiple(of:)", [.int], .bool) { receiver, call in
        .bool(receiver.asInt.isMultiple(of: call[0].asInt))
      },
      .method("signum()", [], .int) { receiver, _ in .int(receiver.asInt.signum()) },
      .mutating("negate()") { receiver, _ throws(Stop) in
        let (number, isTooLarge) = 0.subtractingReportingOverflow(receiver.asInt)
        guard !isTooLarge else { throw Stop(.overflow(operation: "-")) }
        receiver = .int(number)
        return .void
      },
    ])

  /// The members of floating-point numbers, including `CGFloat`.
  static let double = LibraryType(
    name: "Double", pattern: .double,
    members: [
      .initializer("init()", [], .double) { _, _ in .double(0) },
      .initializer("init(_:)", [.double], .double) { _, call in call[0] },
      .initializer("init(_:)", [.int], .double) { _, call in .double(Double(call[0].asInt)) },
      .initializer("init(_:)", [.string], .optional(.double)) { _, call in
        Double(call[0].asString).map { .double($0) } ?? .none
      },
      .initializer("init(_:)", [.substring], .optional(.double)) { _, call in
        Double(call[0].asString).map { .double($0) } ?? .none
      },
      .typeProperty("pi", .double) { _, _ in .double(.pi) },
      .typeProperty("infinity", .double) { _, _ in .double(.infinity) },
      .typeProperty("nan", .double) { _, _ in .double(.nan) },
      .typeProperty("zero", .double) { _, _ in .double(0) },
      .typeProperty("greatestFiniteMagnitude", .double) { _, _ in
        .double(.greatestFiniteMagnitude)
      },
      .property("description", .string) { receiver, _ in .string("\(receiver.asDouble)") },
      .property("isNaN", .bool) { receiver, _ in .bool(receiver.asDouble.isNaN) },
      .property("isFinite", .bool) { receiver, _ in .bool(receiver.asDouble.isFinite) },
      .property("isInfinite", .bool) { receiver, _ in .bool(receiver.asDouble.isInfinite) },
      .property("magnitude", .double) { receiver, _ in .double(receiver.asDouble.magnitude) },
      .method("rounded()", [], .double) { receiver, _ in .double(receiver.asDouble.rounded()) },
      .method("squareRoot()", [], .double) { receiver, _ in
        .double(receiver.asDouble.squareRoot())
      },
      .method("truncatingRemainder(dividingBy:)", [.double], .double) { receiver, call in
        .double(receiver.asDouble.truncatingRemainder(dividingBy: call[0].asDouble))
      },
      .mutating("negate()") { receiver, _ in
        receiver = .double(-receiver.asDouble)
        return .void
      },
      .mutating("round()") { receiver, _ in
        receiver = .double(receiver.asDouble.rounded())
        return .void
      },
    ])

  /// The members of Booleans.
  static let bool = LibraryType(
    name: "Bool", pattern: .bool,
    members: [
      .initializer("init()", [], .bool) { _, _ in .bool(false) },
      .initializer("init(_:)", [.bool], .bool) { _, call in call[0] },
      .initializer("init(_:)", [.string], .optional(.bool)) { _, call in
        Bool(call[0].asString).map { .bool($0) } ?? .none
      },
      .property("description", .string) { receiver, _ in .string("\(receiver.asBool)") },
      .mutating("toggle()") { receiver, _ in
        receiver = .bool(!receiver.asBool)
        return .void
      },
    ])
}
