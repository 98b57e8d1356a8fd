/// A value on its way between a script and the compiled classes.
///
/// Structures, enumerations and option sets of either side travel in `boxed`; nil is `none`,
/// whatever it is that is missing.
public enum Value {
  /// Nothing: what a method without a result answers.
  case void
  /// Nil.
  case none
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case int(Int)
  /// A number with a fraction.
  case double(Double)
  /// Text.
  case string(String)
  /// A controller, a view, or any other object; the value keeps it alive.
  case object(AnyObject)
  /// A structure, an enumeration or an option set.
  case boxed(any Equatable)
  /// Values in order.
  case array([Value])
  /// Values by key.
  case dictionary([AnyHashable: Value])
  /// Something that can be called.
  case function(Function)

  /// Something that can be called, from either side.
  public struct Function {
    /// Calls it; arguments come in order, all of them.
    public let call: ([Value]) -> Value

    /// A function from its body.
    public init(_ call: @escaping ([Value]) -> Value) { self.call = call }
  }
}
