package import Script

/// An error in a script, with its range.
package struct ScriptError: Error, Hashable, Sendable {
  package let range: SourceRange
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    // Names
    case unknownName(String, nearest: String?)
    case unknownType(String, nearest: String?)
    case unknownMember(String, type: String, nearest: String?)
    case usedBeforeDeclaration(String)
    /// A local variable used before its declaration.
    case localBeforeDeclaration(String)
    case redeclared(String)
    /// A name from a module that the script does not import.
    case missingImport(String, of: String)
    // Calls
    case notCallable(String)
    case wrongLabels(found: String, signature: String)
    case missingArgument(String, signature: String)
    case extraArgument(signature: String)
    case noOverload(String, candidates: [String])
    /// Several declarations match a call equally well.
    case ambiguous(String)
    case needsInstance(String)
    /// A member of `self` without explicit `self` in an escaping closure.
    case impliedSelf(String)
    // Types
    case mismatch(found: String, expected: String)
    case undecided(String)
    case optionalNotUnwrapped(String)
    case notOptional(String)
    case noOperator(String, left: String, right: String?)
    case lacks(String, capability: String)
    /// A structure that contains a value of its own type.
    case holdsItself(String)
    // Variables
    case constant(String)
    case readOnly(String)
    case notAPlace
    case unset(String)
    case wantsInitialValue(String)
    // Functions and control flow
    case missingReturn(String)
    case guardFallsThrough
    case notExhaustive(missing: [String])
    /// A name that another pattern of the same case binds.
    case unbound(String)
    case outside(String, of: String)
    // Types of the script
    case invalidOverride(String, nearest: String?)
    case missingOverride(String)
    case missingRequirement(String, of: String)
    case unsetProperties([String], before: String)
    case notSubclassable(String)
    case notOverridable(String)
    case missingCall(String, before: String)
    /// An error in the Swift compiler's words.
    case refused(Refusal)
    // Beyond the subset
    case unsupported(String, instead: String)
    /// A syntax error.
    case syntax(String)
    // Beyond the script
    /// No memory for the stack of nested calls.
    case noStack
  }
}

extension ScriptError.Kind {
  /// The error for an operation that would expose the order of an unordered collection.
  static func withoutOrder(_ what: String, _ type: Type) -> Self {
    .unsupported(what, instead: ForeignName.sorting(type))
  }
}
