/// A member of a type: a property, a method, an initializer or a constant.
public struct Member: Sendable {
  /// The kind of a member.
  public enum Kind: Hashable, Sendable {
    /// An instance property, possibly settable.
    case property
    /// An instance method.
    case method
    /// An initializer.
    case initializer
    /// A static property, such as an enum case.
    case constant
    /// A static method.
    case typeMethod
  }

  /// A parameter.
  public struct Parameter: Sendable {
    /// The argument label, or nil.
    public let label: String?
    /// The type of the argument.
    public let type: ValueType
    /// The default argument, or nil if the argument is required.
    public let defaultValue: (@Sendable () -> Value)?
    /// Whether it is variadic; its value is then an array.
    public let isVariadic: Bool
  }

  /// The kind of the member.
  public let kind: Kind
  /// Its base name; `init` for initializers.
  public let name: String
  /// The parameters, in order.
  public let parameters: [Parameter]
  /// The type of the property, the result, or the new instance.
  public let type: ValueType
  /// One sentence for completion and help.
  public let summary: String
  /// Whether script subclasses may override it.
  public let isOverridable: Bool
  /// Whether a conforming class must implement it.
  public let isRequired: Bool
  /// Whether it is declared with `!`, so that scripts can use it as an optional.
  package internal(set) var isImplicitlyUnwrapped = false
  /// Gets or calls it: with the receiver (`void` for static members) and all arguments in order.
  public let ask: @Sendable (Value, [Value]) throws(MismatchedValue) -> Value
  /// Sets the property of a receiver; nil if it is read-only.
  public let set: (@Sendable (inout Value, Value) throws(MismatchedValue) -> Void)?

  /// Name and labels in Swift syntax: `addChild(_:)`, `title`.
  public let signature: String

  init(
    kind: Kind, name: String, parameters: [Parameter], type: ValueType, summary: String,
    isOverridable: Bool, isRequired: Bool,
    ask: @escaping @Sendable (Value, [Value]) throws(MismatchedValue) -> Value,
    set: (@Sendable (inout Value, Value) throws(MismatchedValue) -> Void)?
  ) {
    (self.kind, self.name, self.parameters, self.type) = (kind, name, parameters, type)
    (self.summary, self.isOverridable, self.isRequired) = (summary, isOverridable, isRequired)
    (self.ask, self.set) = (ask, set)
    signature =
      switch kind {
      case .property, .constant: name
      case .method, .initializer, .typeMethod:
        "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"
      }
  }
}

extension Member {
  /// An implicitly unwrapped property: reads are not optional, but it can be set to nil.
  static func unwrapped<Base: ValueConvertible, Property: ValueConvertible>(
    _ name: String, _ summary: String, get: @escaping @Sendable (Base) -> Property,
    set: @escaping @Sendable (inout Base, Property?) -> Void
  ) -> Member {
    var member = Member(
      kind: .property, name: name, parameters: [], type: Property.valueType, summary: summary,
      isOverridable: false, isRequired: false,
      ask: { receiver, _ throws(MismatchedValue) in get(try Base.from(receiver)).packed },
      set: { receiver, value throws(MismatchedValue) in
        var base = try Base.from(receiver)
        set(&base, try Property?.from(value))
        receiver = base.packed
      })
    member.isImplicitlyUnwrapped = true
    return member
  }
}

/// The error of passing a value of the wrong type to a member.
///
/// Checked scripts never cause it.
public struct MismatchedValue: Error {
  /// The expected type.
  public let expected: ValueType

  @usableFromInline init(expected: ValueType) { self.expected = expected }
}

/// Reads arguments from a list in sequence, each with its own type.
struct ArgumentReader {
  private let values: [Value]
  private var position = 0

  init(_ values: [Value]) { self.values = values }

  mutating func next<Argument: ValueConvertible>(
    _ type: Argument.Type
  ) throws(MismatchedValue) -> Argument {
    guard position < values.count, let argument = Argument.unpacked(values[position]) else {
      throw MismatchedValue(expected: Argument.valueType)
    }
    position += 1
    return argument
  }
}
