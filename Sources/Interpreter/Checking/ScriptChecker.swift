import Containment
import Hierarchy
import Script

/// Checks a script and compiles it to closures.
///
/// Composes the checkers of names, types, expressions, statements and declarations, and runs their
/// passes in order. All errors are collected; nothing is thrown.
final class ScriptChecker {
  let diagnostics: Diagnostics
  let names: NameTable
  let candidates: CandidateFinder
  /// The position an editor asks about, if any.
  let probe: Probe?
  private let source: SourceText
  private let scopes = Scopes()
  private let variables: VariableTable
  private let statements: StatementChecker
  private let functions: FunctionChecker
  private let types: TypeDeclarer
  private let globals: GlobalDeclarer
  private let rules: DeclarationChecker
  private let queue = DeferredChecks()

  /// A checker that shows its findings at a place, if any, to a probe.
  init(_ script: ParsedScript, _ catalogue: Catalogue, place: Int? = nil) {
    let source = script.source
    let imports = Imports(script.tree.statements, from: catalogue)
    let visible = catalogue.importing(imports.modules)
    let diagnostics = Diagnostics(of: visible)
    (self.source, self.diagnostics) = (source, diagnostics)
    names = NameTable(visible, diagnostics, imports)
    let candidates = CandidateFinder(source, names, scopes)
    self.candidates = candidates
    probe = place.map { Probe($0, candidates) }
    variables = VariableTable(source, scopes, probe)
    let members = MemberTable(names, scopes, diagnostics)
    let types = TypeResolver(members, probe)
    let flow = FlowChecker(scopes, diagnostics)
    let trials = Trials(flow, diagnostics)
    let releases = ClosureReleases(source, scopes)
    let modifiers = ModifierChecker(members)
    let expressions = ExpressionChecker(types, members, flow, trials, releases, probe)
    statements = StatementChecker(source, expressions, variables, modifiers, releases)
    functions = FunctionChecker(statements, queue)
    self.types = TypeDeclarer(
      functions, members, MemberDeclarer(functions, members, modifiers))
    globals = GlobalDeclarer(functions, names)
    rules = DeclarationChecker(members)
  }

  /// The program, or all errors in the script.
  static func check(_ script: ParsedScript, _ catalogue: Catalogue) -> Result<
    CheckedProgram, ScriptErrors
  > {
    let checker = ScriptChecker(script, catalogue)
    let program = checker.examine(script.tree)
    let errors = checker.diagnostics.errors
    guard script.errors.isEmpty else {
      let refused = script.errors.map { ScriptError(range: $0.range, kind: .syntax($0.message)) }
      return .failure(ScriptErrors(refused + errors.filter(Damage(script).spares)))
    }
    return errors.isEmpty ? .success(program) : .failure(ScriptErrors(errors))
  }

  /// Checks a whole tree; it may have errors if the program is not run.
  @discardableResult func examine(_ tree: SyntaxTree) -> CheckedProgram {
    types.declareTypes(tree.statements)
    types.shapeTypes()
    for statement in tree.statements { globals.declare(statement) }
    let steps = statements.steps(tree.statements)
    queue.run()
    functions.settleCaptures()
    for type in names.allTypes { rules.examine(type) }
    rules.examineExposureOfGlobals()
    diagnostics.keepFirstMissingImports()
    return CheckedProgram(
      source: source, main: steps, context: scopes.context, globalCount: names.globalCount,
      variables: variables.recorded, host: types.host, types: names.allTypes)
  }
}

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
