/// The messages of script errors.
extension ScriptError {
  /// The problem and the remedy, in one line.
  package var message: String {
    switch kind {
    case .unknownName(let name, let nearest): "cannot find '\(name)' in scope\(hint(nearest))"
    case .unknownType(let name, let nearest): "cannot find type '\(name)' in scope\(hint(nearest))"
    case .unknownMember("init", "Window", _):
      "a script has one window already: use `window`"
    case .unknownMember(let name, let type, let nearest):
      "`\(name)` is not a member of \(type)\(hint(nearest))"
    case .usedBeforeDeclaration(let name): "`\(name)` is used before it is declared"
    case .localBeforeDeclaration(let name):
      "use of local variable `\(name)` before its declaration"
    case .redeclared(let name): "invalid redeclaration of '\(name)'"
    case .missingImport(let name, let module):
      "`\(name)` comes with `import \(module)`; write that at the top"
    case .notCallable(let type): "a value of type \(type) cannot be called"
    case .wrongLabels(let found, let signature):
      "the labels `\(found)` do not fit; write `\(signature)`"
    case .missingArgument(let argument, let signature):
      "`\(signature)` also needs the argument \(argument)"
    case .extraArgument(let signature): "extra arguments in call to \(signature)"
    case .noOverload(let name, let candidates):
      "no `\(name)` takes these arguments; there is \(list(candidates))"
    case .ambiguous(let signature): "ambiguous use of `\(signature)`; say which by a type: `as …`"
    case .needsInstance(let name): "`\(name)` belongs to an instance; ask one, not the type"
    case .impliedSelf(let name):
      "this closure may be kept, and `\(name)` with it keeps `self`; write `self.\(name)`, or `[weak self] in` first"
    case .mismatch(let found, let expected) where found.isSequence:
      "this is no array of its own, but \(expected) is needed; write `Array(…)` around it"
    case .mismatch(let found, let expected): "this is of type \(found), but \(expected) is needed"
    case .undecided(let what): "the type of \(what) cannot be inferred; write it out"
    case .optionalNotUnwrapped(let type):
      "this may be nil, as its type is \(type); unwrap it with `if let`, `guard let`, `?` or `!`"
    case .notOptional(let type):
      "this cannot be nil, as its type is \(type); there is nothing to unwrap"
    case .noOperator(let name, let left, nil): "`\(name)` is not defined for \(left)"
    case .noOperator(let name, let left, let right?):
      "`\(name)` is not defined between \(left) and \(right)"
    case .lacks(let type, let capability): "\(type) is not \(capability)"
    case .holdsItself(let name):
      "a `\(name)` cannot hold another `\(name)` without end; make it a class, or hold an array"
    case .constant("self"): "`self` cannot be changed here; write `mutating` before `func`"
    case .constant(let name): "`\(name)` is a constant; declare it with `var` to change it"
    case .readOnly(let name): "`\(name)` can only be read"
    case .notAPlace: "this is no variable, so it cannot be changed"
    case .unset(let name): "`\(name)` is used before it has a value"
    case .wantsInitialValue(let name): "`\(name)` needs a type or a value"
    case .missingReturn(let type): "not every way through returns a value of type \(type)"
    case .guardFallsThrough:
      "the `else` of a `guard` must leave the scope: return, break, continue"
    case .notExhaustive(let missing) where missing.isEmpty: "the `switch` needs a `default`"
    case .notExhaustive(let missing):
      "the `switch` leaves out \(list(missing)); add \(missing.count == 1 ? "it" : "them") or a `default`"
    case .unbound(let name):
      "`\(name)` has no value here; bind it in every pattern of the case, or write a case for each"
    case .outside(let what, "the top level"): "`\(what)` belongs to the top level"
    case .outside(let what, let place): "`\(what)` belongs inside of \(place)"
    case .invalidOverride(let signature, let nearest):
      "no superclass has `\(signature)` to override\(hint(nearest))"
    case .missingOverride(let signature):
      "a superclass has `\(signature)`; write `override` before it"
    case .missingRequirement(let signature, let contract):
      "\(contract) also asks for `\(signature)`"
    case .unsetProperties(let names, let moment):
      "\(list(names)) must have a value before \(moment)"
    case .notOverridable(let name): "`\(name)` cannot be overridden"
    case .missingCall(let call, let moment): "`\(call)` must be called before \(moment)"
    case .notSubclassable(let name): "\(name) cannot be subclassed"
    case .refused(let refusal): refusal.message
    case .unsupported(let construct, let instead): "\(construct) isn't supported; \(instead)"
    case .noStack:
      "the system gives no memory for the calls of a script, which need \(DeepStack.size >> 20) MB; "
        + "close other programs, or allow more (ulimit -v)"
    case .syntax(let text): text
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean `\($0)`?" } ?? ""
  }

  private func list(_ names: [String]) -> String {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension String {
  /// Whether it names a sequence type that is not an array.
  fileprivate var isSequence: Bool { hasPrefix("ArraySlice<") || hasPrefix("some Sequence<") }
}
