/// The script interface of a class, structure, enumeration or protocol.
///
/// Each type's file declares its recipe; interpreter, completion, help and sandbox use nothing
/// else.
public struct Recipe: Sendable {
  /// The kind of a type.
  public enum Kind: Sendable {
    /// A class; scripts may subclass it if it is open.
    case object(superclass: String?, isOpen: Bool)
    /// A structure.
    case structure
    /// An enumeration without associated values.
    case enumeration
    /// An option set; `union` combines values.
    case options(union: @Sendable ([Value]) -> Value)
    /// A protocol; `adapter` makes a conforming object that forwards to a behavior.
    case contract(adapter: @Sendable (any Behaviour, AnyObject) -> AnyObject)
  }

  /// Its name in scripts.
  public let name: String
  /// Aliases.
  public internal(set) var otherNames: [String] = []
  /// The kind of the type.
  public let kind: Kind
  /// One sentence for completion and help.
  public let summary: String
  /// The members it declares, without inherited ones.
  public let members: [Member]
  /// Whether an object is an instance of the class or conforms to the protocol.
  public let matches: @Sendable (AnyObject) -> Bool

  /// A class; scripts may subclass it if it is open.
  public static func object<Class: AnyObject & ValueConvertible>(
    _ type: Class.Type, superclass: String? = nil, isOpen: Bool = true, _ summary: String,
    _ members: [Member]
  ) -> Recipe {
    Recipe(
      name: "\(Class.valueType)", kind: .object(superclass: superclass, isOpen: isOpen),
      summary: summary, members: members, matches: { $0 is Class })
  }

  /// A structure.
  public static func structure<Structure: ValueConvertible>(
    _ type: Structure.Type, _ summary: String, _ members: [Member]
  ) -> Recipe {
    Recipe(
      name: "\(Structure.valueType)", kind: .structure, summary: summary, members: members,
      matches: { _ in false })
  }

  /// An enumeration without associated values, from its cases.
  public static func enumeration<Enumeration: ValueConvertible & Sendable>(
    _ type: Enumeration.Type, _ summary: String, _ cases: KeyValuePairs<String, Enumeration>,
    _ members: [Member] = []
  ) -> Recipe {
    Recipe(
      name: "\(Enumeration.valueType)", kind: .enumeration, summary: summary,
      members: cases.map { name, value in
        .constant(name, "One of the cases of \(Enumeration.valueType).") { value }
      } + members,
      matches: { _ in false })
  }

  /// An option set, from its options.
  public static func options<Options: OptionSet & ValueConvertible & Sendable>(
    _ type: Options.Type, _ summary: String, _ options: KeyValuePairs<String, Options>,
    _ members: [Member] = []
  ) -> Recipe where Options.Element == Options {
    Recipe(
      name: "\(Options.valueType)",
      kind: .options(union: { values in
        values.compactMap(Options.unpacked).reduce(into: Options()) { $0.formUnion($1) }.packed
      }), summary: summary,
      members: options.map { name, value in
        .constant(name, "One of the options of \(Options.valueType).") { value }
      } + members,
      matches: { _ in false })
  }

  /// A protocol that script classes may implement.
  ///
  /// The adapter receives a behavior and its object, which it must not retain.
  public static func contract(
    _ name: String, _ summary: String, _ requirements: [Member],
    matches: @escaping @Sendable (AnyObject) -> Bool,
    adapter: @escaping @Sendable (any Behaviour, AnyObject) -> AnyObject
  ) -> Recipe {
    Recipe(
      name: name, kind: .contract(adapter: adapter), summary: summary, members: requirements,
      matches: matches)
  }
}

/// Names.
extension Recipe {
  /// The names of the type, the primary one first.
  package var names: [String] { [name] + otherNames }

  /// A copy with another alias.
  func alsoCalled(_ name: String) -> Recipe {
    var recipe = self
    recipe.otherNames.append(name)
    return recipe
  }
}
