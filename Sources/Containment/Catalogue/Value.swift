/// A value passed between a script and compiled classes.
///
/// Structures, enumerations and option sets of both sides are `boxed`; every nil is `none`.
public enum Value {
  /// The result of a method without a result.
  case void
  /// Nil.
  case none
  /// A Boolean.
  case bool(Bool)
  /// An integer.
  case int(Int)
  /// A floating-point number.
  case double(Double)
  /// Text.
  case string(String)
  /// A controller, a view, or any other object, retained.
  case object(AnyObject)
  /// A structure, an enumeration or an option set.
  case boxed(any Equatable)
  /// An array.
  case array([Value])
  /// A dictionary.
  case dictionary([AnyHashable: Value])
  /// A function.
  case function(Function)

  /// A callable function, of a script or of compiled code.
  public struct Function {
    /// Calls it with all arguments in order.
    public let call: ([Value]) -> Value

    /// Makes a function from its body.
    public init(_ call: @escaping ([Value]) -> Value) { self.call = call }
  }
}
