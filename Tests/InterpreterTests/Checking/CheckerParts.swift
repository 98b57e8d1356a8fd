import Samples
import Containment
import Script
import Testing

@testable import Interpreter

/// The parts of a checker, each made of those that it needs, for tests of one of them.
final class CheckerParts {
  let diagnostics = Diagnostics()
  let scopes = Scopes()
  let queue = DeferredChecks()
  let names: NameTable
  let members: MemberTable
  let types: TypeResolver
  let flow: FlowChecker
  let trials: Trials
  let variables: VariableTable
  let modifiers: ModifierChecker
  let expressions: ExpressionChecker
  let statements: StatementChecker
  let functions: FunctionChecker
  let memberDeclarer: MemberDeclarer
  let typeDeclarer: TypeDeclarer

  /// The parts for a text, whose lines the compiled statements record.
  init(_ text: String = "", _ catalogue: Catalogue = .containers) {
    let source = SourceText(text)
    names = NameTable(catalogue, diagnostics)
    members = MemberTable(names, scopes, diagnostics)
    types = TypeResolver(members)
    flow = FlowChecker(scopes, diagnostics)
    trials = Trials(flow, diagnostics)
    variables = VariableTable(source, scopes, nil)
    modifiers = ModifierChecker(members)
    let releases = ClosureReleases(source, scopes)
    expressions = ExpressionChecker(types, members, flow, trials, releases)
    statements = StatementChecker(source, expressions, variables, modifiers, releases)
    functions = FunctionChecker(statements, queue)
    memberDeclarer = MemberDeclarer(functions, members, modifiers)
    typeDeclarer = TypeDeclarer(functions, members, memberDeclarer)
  }

  /// The kinds of the errors found so far.
  var errors: [ScriptError.Kind] { diagnostics.errors.map(\.kind) }

  /// Declares a local variable.
  @discardableResult func declare(
    _ name: String, _ type: Type, isConstant: Bool = true
  ) -> LocalVariable {
    variables.declare(
      Name(text: name, range: SourceRange(0, 0)), type, isConstant: isConstant)
  }

  /// Runs a check in a function with this result.
  func inFunction<Result>(
    _ result: Type = .void, receiver: FunctionContext.Receiver? = nil, _ check: () -> Result
  ) -> Result {
    let context = FunctionContext(receiver: receiver, result: result)
    return flow.inFunction(context, enclosing: nil) {
      functions.declareSelf(receiver)
      return check()
    }
  }
}

extension [Statement] {
  /// The statements of a text.
  static func parsed(_ text: String) -> [Statement] { ParsedScript(text).tree.statements }
}

extension Script.Expression {
  /// The expression that a text consists of.
  static func parsed(_ text: String) throws -> Script.Expression {
    let statement = try #require([Statement].parsed(text).first)
    guard case .expression(let expression) = statement.kind else { throw NoSyntax() }
    return expression
  }
}

extension TypeSyntax {
  /// The type that a text consists of.
  static func parsed(_ text: String) throws -> TypeSyntax {
    let statement = try #require([Statement].parsed("var x: \(text)").first)
    guard case .declaration(let declaration) = statement.kind,
      case .variable(let variable) = declaration.kind
    else { throw NoSyntax() }
    return try #require(variable.bindings.first?.type)
  }
}

/// A text is not what a test takes it for.
private struct NoSyntax: Error {}
