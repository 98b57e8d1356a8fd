/// A Swift type whose values can be passed to scripts and back.
public protocol ValueConvertible: SendableMetatype {
  /// The type in script syntax.
  static var valueType: ValueType { get }
  /// The value in packed form.
  var packed: Value { get }
  /// The unpacked value, or nil for other types.
  static func unpacked(_ value: Value) -> Self?
}

/// A structure, an enumeration or an option set, passed as itself.
public protocol BoxedValue: ValueConvertible, Equatable {}

extension BoxedValue {
  /// The name of the type.
  public static var valueType: ValueType { .named(scriptName(of: Self.self)) }
  /// The boxed value.
  public var packed: Value { .boxed(self) }
  /// The content of the box, or nil for other types.
  public static func unpacked(_ value: Value) -> Self? {
    if case .boxed(let content) = value { content as? Self } else { nil }
  }
}

extension ValueConvertible where Self: AnyObject {
  /// The name of the class.
  public static var valueType: ValueType { .named(scriptName(of: Self.self)) }
  /// The object itself.
  public var packed: Value { .object(self) }
  /// The object, or nil for other classes.
  public static func unpacked(_ value: Value) -> Self? {
    if case .object(let object) = value { object as? Self } else { nil }
  }
}

/// The name of a type without its module: `TraitCollection.SizeClass`.
private func scriptName(of type: Any.Type) -> String {
  String(reflecting: type).split(separator: ".").dropFirst().joined(separator: ".")
}

extension ViewController: ValueConvertible {}
extension View: ValueConvertible {}
extension Simulation: ValueConvertible {}
extension TransitionCoordinator: ValueConvertible {}
