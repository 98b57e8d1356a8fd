/// The nested scopes of the code being checked.
final class Scopes {
  /// The innermost scope.
  private(set) var current: Scope
  /// The scope of the script's top level.
  let main: Scope

  init() {
    main = Scope(in: FunctionContext(.script, result: .void), parent: nil)
    current = main
  }

  /// The function being checked.
  var context: FunctionContext { current.context }

  /// Whether variables declared here are global.
  var isOutermost: Bool { current === main }

  /// Whether the code being checked is outside of functions and types.
  var isTopLevel: Bool { context.enclosing.allSatisfy { !$0.isFunction } }

  /// The script type whose member is being checked.
  var ownType: ScriptType? { context.receiver?.type.scriptType }

  /// The variable `self`, if there is one.
  var selfVariable: LocalVariable? {
    if case .local(let variable)? = find("self") { variable } else { nil }
  }

  /// The innermost entry with this name.
  func find(_ name: String) -> Scope.Entry? { current.find(name) }

  /// The innermost local type with this name.
  func findType(_ name: String) -> ScriptType? { current.findType(name) }

  /// Runs a check in a new scope; returns the scope's variables.
  func inScope<Result>(_ check: () -> Result) -> (result: Result, variables: [LocalVariable]) {
    let inner = Scope(in: context, parent: current)
    current = inner
    defer { current = inner.parent ?? inner }
    let result = check()
    return (result, inner.variables)
  }

  /// Runs a check in the scope of a function.
  func inFunction<Result>(
    _ context: FunctionContext, enclosing: Scope?, _ check: () -> Result
  ) -> Result {
    inScope(Scope(in: context, parent: enclosing), check)
  }

  /// Runs a check at the script's top level.
  func inMain<Result>(_ check: () -> Result) -> Result { inScope(main, check) }

  private func inScope<Result>(_ scope: Scope, _ check: () -> Result) -> Result {
    let outer = current
    current = scope
    defer { current = outer }
    return check()
  }
}
