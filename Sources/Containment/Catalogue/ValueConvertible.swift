/// A Swift type whose values can travel to scripts and back.
public protocol ValueConvertible: SendableMetatype {
  /// The type as scripts spell it.
  static var valueType: ValueType { get }
  /// The value in travelling form.
  var packed: Value { get }
  /// The value that travelled, or nil when it is of another type.
  static func unpacked(_ value: Value) -> Self?
}

/// A structure, an enumeration or an option set that travels as it is.
public protocol BoxedValue: ValueConvertible, Equatable {}

extension BoxedValue {
  /// The name of the type.
  public static var valueType: ValueType { .named(scriptName(of: Self.self)) }
  /// The value in a box.
  public var packed: Value { .boxed(self) }
  /// What is in the box, if it is of this type.
  public static func unpacked(_ value: Value) -> Self? {
    if case .boxed(let content) = value { content as? Self } else { nil }
  }
}

extension ValueConvertible where Self: AnyObject {
  /// The name of the class.
  public static var valueType: ValueType { .named(scriptName(of: Self.self)) }
  /// The object itself.
  public var packed: Value { .object(self) }
  /// The object, if it is of this class.
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
