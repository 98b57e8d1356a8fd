/// What Swift's library offers to scripts: the members of its types, and its free functions.
///
/// Each type has a file, with one list of members. To add a member is to add a line there:
///
///     .method("map(_:)", [.function([.element], .result)], .array(.result)) {
///       receiver, call throws(Stop) in
///       var mapped: [Value] = []
///       for element in receiver.asArray { mapped.append(try call.run.call(call[0], [element])) }
///       return .array(mapped)
///     }
///
/// The signature gives name and labels; then come the types of the parameters and of the result.
/// `.element` and `.value` are the receiver's own (`Element`, or `Key` and `ScriptValue`, or `Wrapped`);
/// `.result` and `.other` are found from the arguments: the checker checks these from left to
/// right, each against its parameter with what is known by then put in, so that a closure knows
/// the types of its parameters and may decide what `.result` is. Members of one name are tried in
/// the order of the list; the first whose labels and types fit is taken.
///
/// The body gets the receiver, which a `.mutating` member may change, and the call: `call[0]` is
/// the first argument, `call.types[.result]` what a placeholder stands for (printing needs it: a
/// value that is not nil does not know that it is optional), `call.run.call(_:_:)` calls a
/// function value. What traps in Swift throws `Stop(.indexOutOfRange)` and the like; what makes
/// something long counts it before with `call.run.make(bytes:)` or `make(elements:)`, and what
/// looks at its elements more than once with `call.run.work(_:)`.
///
/// Values stay what the types say: `.double` for a `Double`, `.range` for all three kinds of
/// range, `.none` for nil, the bare value for an optional that is not nil.
///
/// A parameter `.sequence(.result)` takes arrays, ranges and strides too. They come as they are:
/// `call[0].elements(in: call.run)` are the elements of any of them.
enum StandardLibrary {
  /// The members of a type, and what `.element` and `.value` are in it.
  struct LibraryType: Sendable {
    /// `Array`, `Int`.
    let name: String
    /// The type with its placeholders: `[Element]`.
    let pattern: Type
    let members: [LibraryMember]
  }

  /// All of them; a type has the members of every pattern it fits.
  static let types: [LibraryType] =
    [
      bool, int, double, character, string, substring, array, lists, dictionary, set, keys, values,
      optional, strides,
    ] + parts + texts + wholeRanges + ranges
}
