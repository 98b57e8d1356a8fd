import Containment
import Script

/// Declares the members of script types.
final class MemberDeclarer {
  let functions: FunctionChecker
  let names: NameTable
  let members: MemberTable
  let types: TypeResolver
  let expressions: ExpressionChecker
  let variables: VariableTable
  let flow: FlowChecker
  let queue: DeferredChecks
  let diagnostics: Diagnostics
  private let modifiers: ModifierChecker

  init(_ functions: FunctionChecker, _ members: MemberTable, _ modifiers: ModifierChecker) {
    (self.functions, self.members, self.modifiers) = (functions, members, modifiers)
    (names, types, diagnostics) = (members.names, functions.types, members.diagnostics)
    (expressions, variables) = (functions.expressions, functions.variables)
    (flow, queue) = (functions.flow, functions.queue)
  }

  func member(_ declaration: Declaration, of type: ScriptType, in part: TypePart) {
    modifiers.examineModifiers(of: declaration, in: type, part: part)
    modifiers.examineShape(of: declaration, in: part)
    if type.kind == .protocol, declaration.has(.static) {
      diagnostics.report(
        .unsupported("a static member of a protocol", instead: "ask for a member of instances"),
        at: declaration.range)
    }
    switch declaration.kind {
    case .variable(let variable):
      for binding in variable.bindings {
        property(binding, variable, declaration, of: type, in: part)
      }
    case .function(let syntax): method(syntax, declaration, of: type, in: part)
    case .initializer(let syntax): initializer(syntax, declaration, of: type, in: part)
    case .deinitializer(let block):
      guard type.kind == .class else {
        return diagnostics.report(.outside("deinit", of: "a class"), at: declaration.range)
      }
      if type.members.deinitializer != nil {
        diagnostics.report(.redeclared("deinit"), at: declaration.introducer)
      }
      let function = ScriptFunction("deinit", [], .void, range: declaration.range, owner: type)
      type.members.deinitializer = function
      queue.append {
        self.functions.define(
          function, block, FunctionContext.Receiver(type), role: .deinitializer(of: type))
      }
    case .enumCases(let cases):
      for one in cases { enumCase(one, of: type) }
    case .type: break
    case .import: diagnostics.report(.outside("import", of: "the top level"), at: declaration.range)
    }
  }

  private func method(
    _ syntax: FunctionDeclaration, _ declaration: Declaration, of type: ScriptType,
    in part: TypePart
  ) {
    let result = syntax.result.map { types.resolve($0) } ?? .void
    let function = functions.signature(
      syntax.name.text, syntax.parameters, result, at: syntax.name.range, owner: type)
    function.traits = Traits(declaration, in: part)
    function.isMutating = declaration.has(.mutating)
    function.hasBody = syntax.body != nil
    if type.methods.contains(where: {
      $0.key == function.key && $0.isStatic == function.isStatic
        && $0.hasBody == function.hasBody
    }) {
      diagnostics.report(.redeclared(function.signature), at: syntax.name.range)
    }
    let isLikeProperty = type.properties.contains {
      $0.name == function.name && $0.isStatic == function.isStatic && function.parameters.isEmpty
        && type.kind != .protocol
    }
    if isLikeProperty {
      diagnostics.report(.redeclared(function.signature), at: syntax.name.range)
    }
    type.members.methods.append(function)
    if !function.isStatic, type.kind != .protocol || function.hasBody {
      if function.isOverride, let base = type.method(overriddenBy: function) {
        function.key = base.key
      }
      type.tables.methods[function.key] = function
      type.tables.compiled[function.signature] = function
    }
    guard let body = syntax.body else { return }
    let receiver = FunctionContext.Receiver(
      type, isStatic: function.isStatic, isMutable: function.isMutating && !type.isClass)
    queue.append { self.functions.define(function, body, receiver) }
  }

  private func initializer(
    _ syntax: InitializerDeclaration, _ declaration: Declaration, of type: ScriptType,
    in part: TypePart
  ) {
    if let extended = type.extended {
      return diagnostics.report(
        .unsupported(
          "an initializer in an extension of \(extended)",
          instead: "use a `static func` that makes one"), at: declaration.range)
    }
    guard type.kind != .protocol else {
      return diagnostics.report(
        .unsupported("an initializer of a protocol", instead: "ask for a `func` that makes one"),
        at: declaration.range)
    }
    let function = functions.signature(
      "init", syntax.parameters, .void, at: declaration.range, owner: type)
    function.isConvenience = declaration.has(.convenience)
    function.isFailable = syntax.isFailable
    function.isMutating = true
    function.traits = Traits(declaration, in: part)
    type.members.initializers.append(function)
    guard let body = syntax.body else { return }
    queue.append { self.functions.define(initializer: function, body, of: type) }
  }
}
