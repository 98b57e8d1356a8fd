import Containment
import Script

/// Foundation has an `Expression` too.
typealias Expression = Script.Expression

/// Checks a script and compiles it to closures in one pass: types, members, variables, code.
///
/// An expression is checked with its expected type, if known, and returns its type and code
/// (`Typed`). All errors are collected; nothing is thrown.
///
/// - `Checker+Names`: names, scopes, `self`
/// - `Checker+Literals`: numbers, text, arrays, dictionaries
/// - `Checker+Operators`: arithmetic, comparison, logic, casts
/// - `Checker+Members`: properties and implicit members
/// - `Checker+Calls`: functions, methods, initializers, overloads
/// - `Checker+Library`: members of `StandardLibrary`, with their placeholders
/// - `Checker+Closures`: closures and their captures
/// - `Checker+Places`: assignment and mutation in place
/// - `Checker+Statements`, `Checker+Patterns`: control flow
/// - `Checker+Types`, `Checker+Declarations`, `Checker+TypeDeclarations`: declarations
/// - the folder `Refusing`: errors of the Swift compiler in code that could run
final class Checker {
  let source: SourceText
  let catalogue: Catalogue
  /// The modules that the script imports, the whole library for an unknown one.
  let imports: Set<String>
  /// The types of the catalog by name.
  let compiled: [String: CompiledType]
  /// The script's top-level types, by name.
  var types: [String: ScriptType] = [:]
  /// The script's top-level functions, by name.
  var functions: [String: [ScriptFunction]] = [:]
  /// The global variables, by name.
  var globals: [String: GlobalVariable] = [:]
  var globalCount = 0
  var errors: [ScriptError] = []
  /// The reference from the script's types to their run.
  let host = Host()
  /// The number of trials in overload resolution, which is limited.
  var trials = 0
  /// The current depth of inheritance resolution.
  var shapingDepth = 0
  /// The number of names compared for typo correction, which is limited.
  var comparedNames = 0
  /// The types that may contain themselves; computed once all types are known.
  private(set) lazy var endlessTypes = findEndlessTypes()
  /// The index of the script's words.
  private(set) lazy var words = WordIndex(of: source)
  /// The nesting depth of the statement being checked.
  var statementDepth = 0
  /// Whether the latest expression statement has an unused value.
  var isValueUnused = false
  /// The score of the choices made so far, for overload resolution.
  var score = Score()
  /// The variables whose values are recorded.
  var recorded: [StepList.Variable] = []

  /// The scope of the code being checked.
  var scope: Scope
  let mainScope: Scope
  var flow = DefiniteInitialization()
  var localFunctions: [LocalFunction] = []
  /// All types of the script, outer ones first, with their declarations.
  var allTypes: [ScriptType] = []
  var declarations: [ObjectIdentifier: [TypePart]] = [:]
  /// The blocks that declare types, retained for the types' members.
  var homes: [Scope] = []
  /// The script's extensions of catalog and Swift types.
  var additions: [Type: ScriptType] = [:]
  /// The name being assigned, which may be uninitialized.
  var assigned: SourceRange?
  /// The compiled superclass of the class whose `deinit` is being checked; it must not retain
  /// `self`.
  var ending: CompiledType?
  /// The closures released before a statement, and after a statement or call.
  var endsBefore: [SourceRange: [LocalVariable]] = [:]
  var endsAfter: [SourceRange: [LocalVariable]] = [:]
  /// The closure that is called immediately, in place or by the function it is passed to.
  var calledAtOnce: SourceRange?
  /// The closure passed to a function value, for which escaping is unknown.
  var givenToValue: SourceRange?
  /// The flow state at each `break`, and the number of breaks at the start of each loop.
  var breaks: [DefiniteInitialization] = []
  var breakStarts: [Int] = []
  /// The position an editor asks about, if any.
  var probe: Probe?
  /// Bodies to be checked once all declarations are known.
  var waiting: [() -> Void] = []

  var context: FunctionContext { scope.context }

  init(_ script: ParsedScript, _ catalogue: Catalogue) {
    let imports = Self.modules(imported: script.tree.statements, from: catalogue)
    let visible = catalogue.importing(imports)
    (source, self.imports, self.catalogue) = (script.source, imports, visible)
    compiled = CompiledType.types(of: visible.recipes)
    mainScope = Scope(in: FunctionContext(.script, result: .void), parent: nil)
    scope = mainScope
  }
}

/// Errors.
extension Checker {
  func report(_ kind: ScriptError.Kind, at range: SourceRange) {
    errors.append(ScriptError(range: range, kind: missingImport(for: kind) ?? kind))
  }

  /// Reports an error and returns a placeholder for the expression.
  func failure(_ kind: ScriptError.Kind, at range: SourceRange) -> Typed {
    report(kind, at: range)
    return .broken
  }

  /// Runs a check and returns its errors instead of reporting them.
  func attempt<Result>(_ body: () -> Result) -> (result: Result, errors: [ScriptError]) {
    let (count, flow, score) = (errors.count, flow, score)
    let result = body()
    let found = Array(errors[count...])
    errors.removeLast(found.count)
    if !found.isEmpty { (self.flow, self.score) = (flow, score) }
    return (result, found)
  }
}

/// Typo correction.
extension Checker {
  /// The most similar name; nil in a script with so many errors that it would take long.
  func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard comparedNames < 200_000 else { return nil }
    let candidates = candidates()
    comparedNames += candidates.count
    // UIKit's types exist without their `UI` prefix.
    if name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true {
      let own = String(name.dropFirst(2))
      return candidates.filter { own.hasPrefix($0) && 2 * $0.count > own.count }.max {
        $0.count < $1.count
      }
    }
    return NearMiss.nearest(to: name, in: candidates)
  }
}

/// Scopes.
extension Checker {
  /// Runs a check in a new scope; returns the scope's variables.
  func inScope<Result>(_ body: () -> Result) -> (result: Result, variables: [LocalVariable]) {
    let inner = Scope(in: context, parent: scope)
    scope = inner
    defer { scope = inner.parent ?? inner }
    let result = body()
    return (result, inner.variables)
  }

  /// Checks a function body in a new context, scope and flow.
  func inFunction<Result>(
    _ context: FunctionContext, enclosing: Scope?, _ body: () -> Result
  ) -> Result {
    let (outerScope, outerFlow) = (scope, flow)
    scope = Scope(in: context, parent: enclosing)
    flow = DefiniteInitialization(
      unset: enclosing == nil ? [] : flow.unset, set: enclosing == nil ? [] : flow.set)
    defer { (scope, flow) = (outerScope, outerFlow) }
    return body()
  }
}

extension Typed {
  /// The placeholder for an expression with an error; it never runs.
  static var broken: Typed { Typed(.unknown) { _ in .void } }
}

/// A global variable; functions may use it before its declaration.
final class GlobalVariable {
  let name: String
  let isConstant: Bool
  let strength: LocalVariable.Strength
  let index: Int
  let range: SourceRange
  var type: Type
  var traits = Traits()
  /// Whether the type is written, not inferred from the initial value.
  var isTypeWritten = false
  /// Whether its declaration has been checked.
  var isDeclared = false
  var recordID: Int?
  /// Its accessors and observers.
  var getter: ScriptFunction?
  var setter: ScriptFunction?
  var willSet: ScriptFunction?
  var didSet: ScriptFunction?
  /// The initial value.
  var first: Typed?
  /// Infers the type from the initial value if it is needed early.
  var resolve: (() -> Void)?

  init(
    _ name: String, _ type: Type, isConstant: Bool, strength: LocalVariable.Strength, index: Int,
    range: SourceRange
  ) {
    (self.name, self.type, self.isConstant) = (name, type, isConstant)
    (self.strength, self.index, self.range) = (strength, index, range)
  }
}
