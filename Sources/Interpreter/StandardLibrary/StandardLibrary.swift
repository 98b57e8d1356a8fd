/// The standard library for scripts: members of types, and free functions.
///
/// Each type has a file with a list of members. To add a member, add an entry:
///
///     .method("map(_:)", [.function([.element], .result)], .array(.result)) {
///       receiver, call throws(Stop) in
///       var mapped: [ScriptValue] = []
///       for element in receiver.asArray { mapped.append(try call.run.call(call[0], [element])) }
///       return .array(mapped)
///     }
///
/// The signature gives name and labels; the types of the parameters and the result follow.
/// `.element` and `.value` are the receiver's (`Element`, or `Key` and `Value`, or
/// `Wrapped`); `.result` and `.other` are inferred from the arguments. The checker checks these
/// from left to right with the placeholders known so far, so that a closure's parameter types are
/// known and its result may determine `.result`. Members of one name are tried in the order of the
/// list; the first that fits is used.
///
/// The body receives the receiver, which a `.mutating` member may change, and the call: `call[0]`
/// is the first argument, `call.types[.result]` the type of a placeholder (needed for printing, as
/// a non-nil value does not show that it is optional), and `call.run.call(_:_:)` calls a function
/// value. Traps throw a `Stop` such as `.indexOutOfRange`. Members that create long values account
/// for them beforehand with `call.run.make(bytes:)` or `make(elements:)`, and those that visit
/// their elements more than once with `call.run.work(_:)`.
///
/// Values have the form that their types require: `.double` for a `Double`, `.range` for all three
/// kinds of range, `.none` for nil, the bare value for an optional that is not nil.
///
/// A parameter `.sequence(.result)` also accepts arrays, ranges and strides, unconverted;
/// `call[0].elements(in: call.run)` are the elements of any of them.
enum StandardLibrary {
  /// A type with its members, and the meaning of `.element` and `.value` in them.
  struct LibraryType: Sendable {
    /// `Array`, `Int`.
    let name: String
    /// The type with its placeholders: `[Element]`.
    let pattern: Type
    let members: [LibraryMember]
  }

  /// All types; a type has the members of every pattern that it matches.
  static let types: [LibraryType] =
    [
      bool, int, double, character, string, substring, array, lists, dictionary, set, keys, values,
      optional, strides,
    ] + parts + texts + wholeRanges + ranges
}

/// Lookup.
/// Members of the standard library's types.
extension StandardLibrary {
  /// A member with the bindings of its type's placeholders.
  typealias Found = (member: LibraryMember, bindings: [Type.Placeholder: Type])

  /// The members of all patterns that a type matches.
  static func found(in type: Type) -> [Found] {
    types.flatMap { candidate -> [Found] in
      var solver = Solver([:])
      guard candidate.pattern.isSameKind(as: type), solver.unify(candidate.pattern, type) else {
        return []
      }
      return candidate.members.map { ($0, solver.bindings) }
    }
  }

  static func members(of type: Type) -> [LibraryMember] { found(in: type).map(\.member) }
}
