package import Script

/// Something in a script that the interpreter does not run, and where it stands.
package struct ScriptError: Error, Hashable, Sendable {
  package let range: SourceRange
  package let kind: Kind

  package enum Kind: Hashable, Sendable {
    // Names
    case unknownName(String, nearest: String?)
    case unknownType(String, nearest: String?)
    case unknownMember(String, type: String, nearest: String?)
    case usedBeforeDeclaration(String)
    /// A variable of a function above the line that declares it.
    case localBeforeDeclaration(String)
    case redeclared(String)
    /// A name of a module that the script does not import.
    case missingImport(String)
    // Calls
    case notCallable(String)
    case wrongLabels(found: String, signature: String)
    case missingArgument(String, signature: String)
    case extraArgument(signature: String)
    case noOverload(String, candidates: [String])
    /// Several declarations fit a call equally well.
    case ambiguous(String)
    case needsInstance(String)
    /// A member of `self` without `self` in a closure that is kept.
    case impliedSelf(String)
    // Types
    case mismatch(found: String, expected: String)
    case undecided(String)
    case optionalNotUnwrapped(String)
    case notOptional(String)
    case noOperator(String, left: String, right: String?)
    case lacks(String, capability: String)
    /// A structure with another value of its own type in it.
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
    /// What Swift's compiler refuses.
    case refused(Refusal)
    // Beyond the subset
    case unsupported(String, instead: String)
    /// What the parser found.
    case syntax(String)
    // Beyond the script
    /// The system gives no memory for its calls.
    case noStack
  }
}

extension ScriptError.Kind {
  /// What would show an order that there is not.
  static func withoutOrder(_ what: String, _ type: Type) -> Self {
    .unsupported(what, instead: ForeignName.sorting(type))
  }
}
