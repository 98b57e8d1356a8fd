import Containment
import Hierarchy
import Script

/// A checked script, ready to run.
struct CheckedProgram {
  let source: SourceText
  let main: Step
  let context: FunctionContext
  let globalCount: Int
  let variables: [StepList.Variable]
  let host: Host
  /// The script's types; their cases and properties refer to them without retaining them.
  let types: [ScriptType]
}

/// Checks a script in passes.
extension Checker {
  /// The program, or all errors in the script.
  static func check(_ script: ParsedScript, _ catalogue: Catalogue) -> Result<
    CheckedProgram, ScriptErrors
  > {
    let checker = Checker(script, catalogue)
    let program = checker.examine(script.tree)
    guard script.errors.isEmpty else {
      let refused = script.errors.map { ScriptError(range: $0.range, kind: .syntax($0.message)) }
      return .failure(ScriptErrors(refused + checker.errors.filter(Damage(script).spares)))
    }
    return checker.errors.isEmpty ? .success(program) : .failure(ScriptErrors(checker.errors))
  }

  /// Checks a whole tree; it may have errors if the program is not run.
  @discardableResult func examine(_ tree: SyntaxTree) -> CheckedProgram {
    declareTypes(tree.statements)
    shapeTypes()
    for statement in tree.statements { declare(statement) }
    let steps = self.steps(tree.statements)
    while !waiting.isEmpty {
      let bodies = waiting
      waiting = []
      for body in bodies { body() }
    }
    settleCaptures()
    for type in allTypes { examine(type) }
    examineExposureOfGlobals()
    errors = Self.thinned(errors)
    return CheckedProgram(
      source: source, main: steps, context: context, globalCount: globalCount, variables: recorded,
      host: host, types: allTypes)
  }

  /// Declares global functions and variables before any body is checked.
  private func declare(_ statement: Statement) {
    guard case .declaration(let declaration) = statement.kind else { return }
    switch declaration.kind {
    case .function(let syntax):
      refuseOperator(syntax)
      let result = syntax.result.map { type($0) } ?? .void
      let function = signature(
        syntax.name.text, syntax.parameters, result, at: syntax.name.range)
      function.traits = Traits(declaration)
      let others = functions[function.name] ?? []
      if others.contains(where: { $0.key == function.key }) {
        report(.redeclared(function.signature), at: syntax.name.range)
      }
      if function.parameters.isEmpty, globals[function.name] != nil {
        report(.redeclared(function.signature), at: syntax.name.range)
      }
      functions[function.name] = others + [function]
      if let body = syntax.body { waiting.append { self.define(function, body) } }
    case .variable(let variable):
      for binding in variable.bindings {
        for name in binding.pattern.names where globals[name.text] == nil {
          declareGlobal(name, binding, isConstant: variable.isConstant, declaration)
        }
      }
    default: break
    }
  }

  private func declareGlobal(
    _ name: Name, _ binding: VariableBinding, isConstant: Bool, _ declaration: Declaration
  ) {
    let variable = GlobalVariable(
      name.text, .unknown, isConstant: isConstant, strength: declaration.strength,
      index: globalCount, range: name.range)
    variable.traits = Traits(declaration)
    variable.isTypeWritten = binding.type != nil
    let isTaken = functions[name.text]?.contains { $0.parameters.isEmpty } ?? false
    if isTaken || types[name.text] != nil {
      report(.redeclared(name.text), at: name.range)
    }
    globalCount += 1
    globals[name.text] = variable
    guard case .name = binding.pattern.kind else { return }
    if let accessors = binding.accessors { define(accessors, of: variable, binding) }
    if variable.getter != nil { return }
    variable.resolve = { [unowned variable] in
      variable.resolve = nil
      self.resolve(variable, binding)
    }
  }

  /// Determines the type and initial value of a global variable.
  private func resolve(_ variable: GlobalVariable, _ binding: VariableBinding) {
    let (outerScope, outerFlow) = (scope, flow)
    scope = mainScope
    defer {
      scope = outerScope
      if outerScope !== mainScope { flow = outerFlow }
    }
    let written = binding.type.map { type($0) }
    if let written { variable.type = written }
    guard let value = binding.value else {
      if written == nil { report(.wantsInitialValue(variable.name), at: binding.range) }
      return
    }
    let typed = written.map { check(value, as: $0) } ?? check(value).asOptional
    if typed.type == .void { report(.undecided("a variable without a value"), at: binding.range) }
    refuseBareType(typed, value)
    let found = written ?? typed.type
    variable.type = variable.strength == .weak ? found.madeOptional : found
    variable.first = typed
  }
}

/// All errors in a script, in source order.
package struct ScriptErrors: Error {
  package let errors: [ScriptError]

  init(_ errors: [ScriptError]) {
    var known: Set<ScriptError> = []
    self.errors = errors.filter { known.insert($0).inserted }.sorted {
      ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end)
    }
  }

  /// Runs a closure on a deep stack; if there is none, throws that as the only error.
  static func orLack<Result>(_ body: () -> Result) throws(ScriptErrors) -> Result {
    do throws(DeepStack.Lack) {
      return try DeepStack.run(body)
    } catch {
      throw ScriptErrors([ScriptError(range: SourceRange(0, 0), kind: .noStack)])
    }
  }
}
