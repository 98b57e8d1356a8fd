import Containment
import Script

/// Checks calls: finds the candidates for a callee, which `OverloadResolver` chooses from.
final class CallChecker {
  unowned let expressions: ExpressionChecker
  let names: NameTable
  let scopes: Scopes
  let types: TypeResolver
  let members: MemberTable
  let flow: FlowChecker
  let diagnostics: Diagnostics

  init(
    _ expressions: ExpressionChecker, _ types: TypeResolver, _ members: MemberTable,
    _ flow: FlowChecker
  ) {
    (names, scopes, diagnostics) = (members.names, members.scopes, members.diagnostics)
    (self.expressions, self.types) = (expressions, types)
    (self.members, self.flow) = (members, flow)
  }

  var references: ReferenceChecker { expressions.references }
  var overloads: OverloadResolver { expressions.overloads }

  func call(_ call: Call, expecting expected: Type?, at range: SourceRange) -> Typed {
    let written = WrittenArguments(call, at: range)
    expressions.notice(call.callee, expecting: expected)
    switch call.callee.kind {
    case .identifier("print"):
      if scopes.find("print") == nil {
        names.requireImport(of: "print", at: call.callee.range)
        return expressions.print(written)
      }
    case .identifier("String"): if let text = expressions.text(of: written) { return text }
    case .identifier("pow"):
      if scopes.find("pow") == nil, expected?.unwrapped != .double,
        call.arguments.allSatisfy({ $0.value.literalType == .int })
      {
        return diagnostics.failure(
          .unsupported("Decimal, as `pow` of whole numbers is,", instead: "use `2.0`"), at: range)
      }
    default: break
    }
    guard let (name, candidates) = candidates(call, expecting: expected) else {
      overloads.checkAlone(written)
      return .broken
    }
    return overloads.choose(candidates, written, named: name, expecting: expected).typed
  }

  /// The type of a range of integer literals in `(0...1).contains(x)` if `x` is a Double.
  private func typeOfRange(_ base: Expression, _ call: Call) -> Type? {
    guard case .parenthesized(let inner) = base.kind,
      case .range(let lower?, let isClosed, let upper?) = inner.kind,
      lower.literalType == .int, upper.literalType == .int,
      case .member(_, let name) = call.callee.kind, name.text == "contains",
      let argument = call.arguments.first, argument.label == nil, argument.value.isPlain,
      expressions.trials.attempt({ expressions.check(argument.value) }).result.type == .double
    else { return nil }
    return isClosed ? .closedRange(.double) : .range(.double)
  }

  /// The candidates for a callee; nil if it has an error, which was reported.
  private func candidates(
    _ call: Call, expecting expected: Type?
  ) -> (String, [Callable])? {
    let callee = call.callee
    switch callee.kind {
    case .identifier(let name): return named(name, at: callee.range)
    case .member(let base, let name):
      if case .super = base.kind { return superMember(name, at: callee.range) }
      if case .self = base.kind, name.text == "init" {
        return delegation(named: name, at: callee.range)
      }
      if name.text == "init", base.isLiteral, let type = types.written(base) {
        return initializers(of: type, at: callee.range)
      }
      return memberCandidates(
        name, of: references.receiver(base, expecting: typeOfRange(base, call)), at: callee.range)
    case .implicitMember(let name):
      guard let type = expected?.unwrapped, !type.hasPlaceholder else {
        diagnostics.report(.undecided("`.\(name.text)`"), at: callee.range)
        return nil
      }
      if name.text == "init" { return initializers(of: type, at: callee.range) }
      if let wrapping = expected.flatMap({ Callable.optionalCase(name, of: $0) }) {
        return (name.text, [wrapping])
      }
      return staticMembers(name, of: type)
    case .array, .dictionary:
      // `[Int]()` and `[String: Int]()` create empty collections.
      if let type = types.written(callee) { return initializers(of: type, at: callee.range) }
      return values(expressions.check(callee), at: callee.range)
    case .closure:
      let closure = expressions.check(
        callee, expecting: immediate(callee, expected), use: .calledAtOnce)
      return values(closure, at: callee.range)
    default: return values(expressions.check(callee), at: callee.range)
    }
  }

  /// The type of a closure without parameters that is called immediately, if a type is expected.
  private func immediate(_ closure: Expression, _ result: Type?) -> Type? {
    guard case .closure(let closure) = closure.kind, closure.parameters?.isEmpty ?? true,
      let result, !result.hasPlaceholder
    else { return nil }
    return .function([], result)
  }

  /// The candidates for calling a value: a function or a type.
  func values(_ callee: Typed, at range: SourceRange) -> (String, [Callable])? {
    switch callee.type {
    case .unknown: return nil
    case .function(let parameters, let result):
      return ("closure", [Callable(value: callee, parameters: parameters, result: result)])
    case .metatype(let type): return initializers(of: type, at: range)
    case .optional(.function):
      diagnostics.report(.optionalNotUnwrapped("\(callee.type)"), at: range)
      return nil
    default:
      diagnostics.report(.notCallable("\(callee.type)"), at: range)
      return nil
    }
  }

  private func named(_ name: String, at range: SourceRange) -> (String, [Callable])? {
    switch scopes.find(name) {
    case .local(let variable): return values(references.local(variable, at: range), at: range)
    case .function(let functions):
      return (name, functions.map(localCallable))
    case nil: break
    }
    if let own = membersOfSelf(name, at: range) { return own }
    if let functions = names.functions[name] { return (name, functions.map { Callable($0) }) }
    if names.globals[name] == nil {
      let given = names.catalogue.globals.filter { $0.name == name && $0.kind == .typeMethod }
      if !given.isEmpty { return (name, given.map { callable($0, of: nil) }) }
      let library = libraryFunctions(name)
      if !library.isEmpty { return (name, library) }
    }
    return values(references.name(name, expecting: nil, at: range), at: range)
  }

  private func localCallable(_ local: LocalFunction) -> Callable {
    let value = references.value(of: local)
    return Callable(local.function) { arguments, _ in
      Code { frame throws(Stop) in
        let function = try value.code(frame)
        var values = try arguments.values(in: frame)
        let result = try frame.run.call(function, values)
        values.release()
        return result
      }
    }
  }

  /// Methods of `self`, or of enclosing types, called without an explicit receiver.
  private func membersOfSelf(_ name: String, at range: SourceRange) -> (String, [Callable])? {
    guard let receiver = scopes.context.receiver else { return nil }
    let word = Name(text: name, range: range)
    if !receiver.isStatic, members.hasMember(name, receiver.type) {
      guard let variable = scopes.selfVariable else { return nil }
      return memberCandidates(
        word, of: references.impliedSelf(variable, of: name, at: range), at: range)
    }
    return members.staticOwner(of: name, seenFrom: receiver.type).flatMap { type in
      references.refuseStaticMember(name, of: type, at: range)
      return staticMembers(word, of: type, references.staticBase(type))
    }
  }
}
