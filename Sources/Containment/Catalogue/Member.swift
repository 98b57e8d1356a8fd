/// One thing a script may ask of a type: a property, a method, an initializer or a constant.
public struct Member: Sendable {
  /// What kind of thing it is.
  public enum Kind: Hashable, Sendable {
    /// Asked of a value, without arguments; maybe settable.
    case property
    /// Asked of a value.
    case method
    /// Makes a value of the type.
    case initializer
    /// A property of the type itself, such as a case of an enumeration.
    case constant
    /// A method of the type itself.
    case typeMethod
  }

  /// One argument.
  public struct Parameter: Sendable {
    /// What is written before the argument, or nil.
    public let label: String?
    /// What the argument has to be.
    public let type: ValueType
    /// What stands for an argument that is left out, or nil when it must not be.
    public let standard: (@Sendable () -> Value)?
    /// Whether any number of arguments stand for this one, which then is an array.
    public let isVariadic: Bool
  }

  /// What kind of thing it is.
  public let kind: Kind
  /// Its base name, `init` for initializers.
  public let name: String
  /// The arguments, in order.
  public let parameters: [Parameter]
  /// The type of the property, of the result, or of what is made.
  public let type: ValueType
  /// One sentence for completion and help.
  public let summary: String
  /// Whether a script's subclass may override it.
  public let isOverridable: Bool
  /// Whether a class that conforms to the protocol has to have it.
  public let isRequired: Bool
  /// Whether it is declared with `!`: a script may look at it as an optional.
  package internal(set) var isImplicitlyUnwrapped = false
  /// Asks it: of the receiver (`void` for what belongs to the type), with all arguments in order.
  public let ask: @Sendable (Value, [Value]) throws(MismatchedValue) -> Value
  /// Sets a property of the receiver, or nil when it can only be read.
  public let set: (@Sendable (inout Value, Value) throws(MismatchedValue) -> Void)?

  /// Name and labels as Swift writes them: `addChild(_:)`, `title`.
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
  /// A property that is declared with `!`: it is read as it is, and can be set to nil.
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

/// A value that is not of the type a member asks for.
///
/// A checked script never meets it.
public struct MismatchedValue: Error {
  /// The type asked for.
  public let expected: ValueType

  @usableFromInline init(expected: ValueType) { self.expected = expected }
}

/// Takes arguments from a list one by one, each as its own type.
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
