import Containment
import Script

/// Foundation has an `Expression` too.
typealias Expression = Script.Expression

/// Finds out what every part of a script means, in one pass: types, members, variables, code.
///
/// An expression is checked with the type that is expected of it, if one is known, and gives back
/// its own type and its code (`Typed`). All that is wrong is collected; nothing is thrown.
///
/// - `Checker+Names`: names, scopes, `self`
/// - `Checker+Literals`: numbers, text, arrays, dictionaries
/// - `Checker+Operators`: arithmetic, comparison, logic, casts
/// - `Checker+Members`: properties and implicit members
/// - `Checker+Calls`: functions, methods, initializers, overloads
/// - `Checker+Library`: members of `StandardLibrary`, with their placeholders
/// - `Checker+Closures`: closures and what they capture
/// - `Checker+Places`: what can be assigned and changed in place
/// - `Checker+Statements`, `Checker+Patterns`: control flow
/// - `Checker+Types`, `Checker+Declarations`, `Checker+Classes`: what scripts declare
/// - the folder `Refusing`: what Swift's compiler refuses, though it could run
final class Checker {
  let source: SourceText
  let catalogue: Catalogue
  /// The modules that the script imports.
  var imports: Set<String> = []
  /// The types of the catalogue by name.
  let compiled: [String: CompiledType]
  /// The types that the script declares at its top level, by name.
  var types: [String: ScriptType] = [:]
  /// The functions that the script declares at its top level, by name.
  var functions: [String: [ScriptFunction]] = [:]
  /// The variables of the top level, by name.
  var globals: [String: GlobalVariable] = [:]
  var globalCount = 0
  var errors: [ScriptError] = []
  /// Where the types of the script will find their run.
  let host = Host()
  /// How many readings of overloaded calls were made; their number is bounded.
  var trials = 0
  /// How many types are being shaped because others inherit them.
  var shapingDepth = 0
  /// How many names were compared with names that are not known; their number is bounded.
  var comparedNames = 0
  /// The types that may hold themselves; asked when all are known.
  private(set) lazy var endlessTypes = findEndlessTypes()
  /// Where each word of the script is.
  private(set) lazy var words = WordIndex(of: source)
  /// How many statements are being checked inside of each other.
  var statementDepth = 0
  /// Whether the expression that is the latest statement has a value, which nothing takes.
  var isValueUnused = false
  /// What the readings taken so far cost, to compare overloads with.
  var score = Score()
  /// The variables whose values are recorded.
  var recorded: [StepList.Variable] = []

  /// Where the part being checked stands.
  var scope: Scope
  let mainScope: Scope
  var flow = DefiniteInitialization()
  var localFunctions: [LocalFunction] = []
  /// All types of the script, outer ones first, with what was written for each.
  var allTypes: [ScriptType] = []
  var declarations: [ObjectIdentifier: [TypePart]] = [:]
  /// The blocks that declare types, kept for the members of these.
  var homes: [Scope] = []
  /// What extensions add to the types of the catalogue and of Swift itself.
  var additions: [Type: ScriptType] = [:]
  /// The name that is being assigned, which needs no value yet.
  var assigned: SourceRange?
  /// The compiled class whose subclass's `deinit` is checked: nothing there may keep `self`.
  var ending: CompiledType?
  /// The closures that end before a statement, and after a statement or a call.
  var endsBefore: [SourceRange: [LocalVariable]] = [:]
  var endsAfter: [SourceRange: [LocalVariable]] = [:]
  /// The closure that is called at once, where it stands or by what it is handed to.
  var calledAtOnce: SourceRange?
  /// The closure that a function value is called with, which may keep it or not.
  var givenToValue: SourceRange?
  /// What is known at each `break`, and how many there were when each loop began.
  var breaks: [DefiniteInitialization] = []
  var breakStarts: [Int] = []
  /// The place an editor asks about, if one does.
  var probe: Probe?
  /// Bodies that wait until all declarations are known.
  var waiting: [() -> Void] = []

  var context: FunctionContext { scope.context }

  init(_ source: SourceText, _ catalogue: Catalogue) {
    (self.source, self.catalogue) = (source, catalogue)
    compiled = CompiledType.types(of: catalogue.recipes)
    mainScope = Scope(in: FunctionContext(.script, result: .void), parent: nil)
    scope = mainScope
  }
}

/// Errors.
extension Checker {
  func report(_ kind: ScriptError.Kind, at range: SourceRange) {
    errors.append(ScriptError(range: range, kind: kind))
  }

  /// Reports an error, and gives what stands for the expression that has it.
  func failure(_ kind: ScriptError.Kind, at range: SourceRange) -> Typed {
    report(kind, at: range)
    return .broken
  }

  /// Checks something that may turn out wrong: gives its errors instead of keeping them.
  func attempt<Result>(_ body: () -> Result) -> (result: Result, errors: [ScriptError]) {
    let (count, flow, score) = (errors.count, flow, score)
    let result = body()
    let found = Array(errors[count...])
    errors.removeLast(found.count)
    if !found.isEmpty { (self.flow, self.score) = (flow, score) }
    return (result, found)
  }
}

/// Names that are nearly right.
extension Checker {
  /// The name that is likely meant; none in a script with so many errors that it would take long.
  func nearest(to name: String, in candidates: @autoclosure () -> [String]) -> String? {
    guard comparedNames < 200_000 else { return nil }
    let candidates = candidates()
    comparedNames += candidates.count
    // Types of UIKit stand here without `UI`; what begins with a small letter is none of them.
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
  /// Checks what stands inside of a scope of its own; gives its variables.
  func inScope<Result>(_ body: () -> Result) -> (result: Result, variables: [LocalVariable]) {
    let inner = Scope(in: context, parent: scope)
    scope = inner
    defer { scope = inner.parent ?? inner }
    let result = body()
    return (result, inner.variables)
  }

  /// Checks the body of a function: a context, a scope and a flow of its own.
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
  /// What stands for an expression with an error; it never runs.
  static var broken: Typed { Typed(.unknown) { _ in .void } }
}

/// A variable of the top level; functions may use it before the line that declares it.
final class GlobalVariable {
  let name: String
  let isConstant: Bool
  let strength: LocalVariable.Strength
  let index: Int
  let range: SourceRange
  var type: Type
  var traits = Traits()
  /// Whether the type is written, and not that of the first value.
  var isTypeWritten = false
  /// Whether the checker has come past its declaration.
  var isDeclared = false
  var recordID: Int?
  /// What computes it, or watches it.
  var getter: ScriptFunction?
  var setter: ScriptFunction?
  var willSet: ScriptFunction?
  var didSet: ScriptFunction?
  /// The expression of its first value.
  var first: Typed?
  /// Finds the type out of its first value, when it is asked for early.
  var resolve: (() -> Void)?

  init(
    _ name: String, _ type: Type, isConstant: Bool, strength: LocalVariable.Strength, index: Int,
    range: SourceRange
  ) {
    (self.name, self.type, self.isConstant) = (name, type, isConstant)
    (self.strength, self.index, self.range) = (strength, index, range)
  }
}
