// What Swift's own types look like on their way between scripts and compiled classes.

public import Foundation

extension Bool: ValueConvertible {
  /// `Bool`.
  public static var valueType: ValueType { .bool }
  /// The truth value.
  public var packed: Value { .bool(self) }
  /// The truth value, if it is one.
  public static func unpacked(_ value: Value) -> Bool? {
    if case .bool(let truth) = value { truth } else { nil }
  }
}

extension Int: ValueConvertible {
  /// `Int`.
  public static var valueType: ValueType { .int }
  /// The number.
  public var packed: Value { .int(self) }
  /// The number, if it is a whole one.
  public static func unpacked(_ value: Value) -> Int? {
    if case .int(let number) = value { number } else { nil }
  }
}

extension Double: ValueConvertible {
  /// `Double`.
  public static var valueType: ValueType { .double }
  /// The number.
  public var packed: Value { .double(self) }
  /// The number, if it is one.
  public static func unpacked(_ value: Value) -> Double? {
    if case .double(let number) = value { number } else { nil }
  }
}

extension CGFloat: ValueConvertible {
  /// `Double`, into which Swift converts it by itself.
  public static var valueType: ValueType { .double }
  /// The number.
  public var packed: Value { .double(Double(self)) }
  /// The number, if it is one.
  public static func unpacked(_ value: Value) -> CGFloat? {
    Double.unpacked(value).map { CGFloat($0) }
  }
}

extension String: ValueConvertible {
  /// `String`.
  public static var valueType: ValueType { .string }
  /// The text.
  public var packed: Value { .string(self) }
  /// The text, if it is one.
  public static func unpacked(_ value: Value) -> String? {
    if case .string(let text) = value { text } else { nil }
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  /// The type or nil.
  public static var valueType: ValueType { .optional(Wrapped.valueType) }
  /// The value, or `none`.
  public var packed: Value { self?.packed ?? .none }
  /// The value, nil when it is `none`, or nothing when it is of another type.
  public static func unpacked(_ value: Value) -> Wrapped?? {
    if case .none = value { return .some(nil) }
    return Wrapped.unpacked(value).map { .some($0) }
  }
}

extension Array: ValueConvertible where Element: ValueConvertible {
  /// An array of the type.
  public static var valueType: ValueType { .array(Element.valueType) }
  /// The values in order.
  public var packed: Value { .array(map(\.packed)) }
  /// The values, if all of them are of the type.
  public static func unpacked(_ value: Value) -> [Element]? {
    guard case .array(let values) = value else { return nil }
    let elements = values.compactMap(Element.unpacked)
    return elements.count == values.count ? elements : nil
  }
}

/// Something callable on its way; a `Void` result is `Nothing`.
public struct Handler<Result: ValueConvertible, each Argument: ValueConvertible>: ValueConvertible {
  /// Calls it.
  public let call: (repeat each Argument) -> Result

  /// A handler from its body.
  public init(_ call: @escaping (repeat each Argument) -> Result) { self.call = call }

  /// The same without its result, as compiled code takes blocks.
  public var block: (repeat each Argument) -> Void {
    { (argument: repeat each Argument) in _ = call(repeat each argument) }
  }

  /// The function's type.
  public static var valueType: ValueType {
    var arguments: [ValueType] = []
    repeat arguments.append((each Argument).valueType)
    return .function(arguments, Result.valueType)
  }

  /// The function; called with anything else than its arguments it answers nothing.
  public var packed: Value {
    .function(
      Value.Function { values in
        var reader = ArgumentReader(values)
        guard let arguments = try? (repeat reader.next((each Argument).self)) else { return .void }
        return call(repeat each arguments).packed
      })
  }

  /// The function, if it is one that answers the result's type.
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
  /// What stands for an answer that did not come, as when a run was stopped in between.
  static var unanswered: Self? {
    for value: Value in [.void, .none, .bool(false), .int(0), .double(0), .string(""), .array([])] {
      if let answer = unpacked(value) { return answer }
    }
    return nil
  }
}

/// The result of a handler that answers nothing.
public struct Nothing: ValueConvertible {
  /// Nothing.
  public init() {}
  /// `Void`.
  public static var valueType: ValueType { .void }
  /// Nothing.
  public var packed: Value { .void }
  /// Nothing, whatever travelled: a closure of one expression may answer something.
  public static func unpacked(_ value: Value) -> Nothing? { Nothing() }
}
