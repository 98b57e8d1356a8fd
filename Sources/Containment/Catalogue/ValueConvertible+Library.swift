// Conversions of Swift's own types between scripts and compiled classes.

public import Foundation

extension Bool: ValueConvertible {
  /// `Bool`.
  public static var valueType: ValueType { .bool }
  /// The Boolean as a value.
  public var packed: Value { .bool(self) }
  /// The Boolean, or nil for other types.
  public static func unpacked(_ value: Value) -> Bool? {
    if case .bool(let truth) = value { truth } else { nil }
  }
}

extension Int: ValueConvertible {
  /// `Int`.
  public static var valueType: ValueType { .int }
  /// The number as a value.
  public var packed: Value { .int(self) }
  /// The integer, or nil for other types.
  public static func unpacked(_ value: Value) -> Int? {
    if case .int(let number) = value { number } else { nil }
  }
}

extension Double: ValueConvertible {
  /// `Double`.
  public static var valueType: ValueType { .double }
  /// The number as a value.
  public var packed: Value { .double(self) }
  /// The number, or nil for other types.
  public static func unpacked(_ value: Value) -> Double? {
    if case .double(let number) = value { number } else { nil }
  }
}

extension CGFloat: ValueConvertible {
  /// `Double`, as Swift converts between both implicitly.
  public static var valueType: ValueType { .double }
  /// The number as a value.
  public var packed: Value { .double(Double(self)) }
  /// The number, or nil for other types.
  public static func unpacked(_ value: Value) -> CGFloat? {
    Double.unpacked(value).map { CGFloat($0) }
  }
}

extension String: ValueConvertible {
  /// `String`.
  public static var valueType: ValueType { .string }
  /// The text as a value.
  public var packed: Value { .string(self) }
  /// The text, or nil for other types.
  public static func unpacked(_ value: Value) -> String? {
    if case .string(let text) = value { text } else { nil }
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  /// The optional type.
  public static var valueType: ValueType { .optional(Wrapped.valueType) }
  /// The wrapped value, or `none`.
  public var packed: Value { self?.packed ?? .none }
  /// The value, `.some(nil)` for `none`, or nil for other types.
  public static func unpacked(_ value: Value) -> Wrapped?? {
    if case .none = value { return .some(nil) }
    return Wrapped.unpacked(value).map { .some($0) }
  }
}

extension Array: ValueConvertible where Element: ValueConvertible {
  /// The array type.
  public static var valueType: ValueType { .array(Element.valueType) }
  /// The packed elements.
  public var packed: Value { .array(map(\.packed)) }
  /// The elements, or nil if one has another type.
  public static func unpacked(_ value: Value) -> [Element]? {
    guard case .array(let values) = value else { return nil }
    let elements = values.compactMap(Element.unpacked)
    return elements.count == values.count ? elements : nil
  }
}

/// A function with typed arguments; a `Void` result is `Nothing`.
public struct Handler<Result: ValueConvertible, each Argument: ValueConvertible>: ValueConvertible {
  /// Calls it.
  public let call: (repeat each Argument) -> Result

  /// Makes a handler from its body.
  public init(_ call: @escaping (repeat each Argument) -> Result) { self.call = call }

  /// The function with its result discarded, as compiled code expects blocks.
  public var block: (repeat each Argument) -> Void {
    { (argument: repeat each Argument) in _ = call(repeat each argument) }
  }

  /// The function type.
  public static var valueType: ValueType {
    var arguments: [ValueType] = []
    repeat arguments.append((each Argument).valueType)
    return .function(arguments, Result.valueType)
  }

  /// The function as a value; returns `void` for wrong arguments.
  public var packed: Value {
    .function(
      Value.Function { values in
        var reader = ArgumentReader(values)
        guard let arguments = try? (repeat reader.next((each Argument).self)) else { return .void }
        return call(repeat each arguments).packed
      })
  }

  /// The function, or nil for other types.
  public static func unpacked(_ value: Value) -> Handler? {
    guard case .function(let function) = value, let nothing = Result.unanswered else { return nil }
    return Handler { (argument: repeat each Argument) in
      var values: [Value] = []
      repeat values.append((each argument).packed)
      return Result.unpacked(function.call(values)) ?? nothing
    }
  }
}

extension ValueConvertible {
  /// The fallback result, for example if the run was stopped during the call.
  static var unanswered: Self? {
    for value: Value in [.void, .none, .bool(false), .int(0), .double(0), .string(""), .array([])] {
      if let answer = unpacked(value) { return answer }
    }
    return nil
  }
}

/// The result type of a handler without a result.
public struct Nothing: ValueConvertible {
  /// Makes an empty result.
  public init() {}
  /// `Void`.
  public static var valueType: ValueType { .void }
  /// The empty result as a value.
  public var packed: Value { .void }
  /// Accepts any value, as a closure with a single expression may return one.
  public static func unpacked(_ value: Value) -> Nothing? { Nothing() }
}
