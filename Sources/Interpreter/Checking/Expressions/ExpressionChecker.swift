import Script

/// Foundation has an `Expression` too.
typealias Expression = Script.Expression

/// Checks expressions: returns their types and code, and reports their errors.
///
/// An expression is checked with its expected type, if known. Names and members are checked by
/// `ReferenceChecker`, calls by `CallChecker` and `OverloadResolver`, closures by
/// `FunctionChecker`.
final class ExpressionChecker {
  let types: TypeResolver
  let members: MemberTable
  let flow: FlowChecker
  let trials: Trials
  let diagnostics: Diagnostics
  let probe: Probe?
  private let releases: ClosureReleases
  private(set) lazy var references = ReferenceChecker(self, types, members, flow)
  private(set) lazy var overloads = OverloadResolver(self, types, flow, trials, probe)
  private(set) lazy var calls = CallChecker(self, types, members, flow)
  /// Checks closures, whose bodies consist of statements.
  weak var closures: FunctionChecker?

  init(
    _ types: TypeResolver, _ members: MemberTable, _ flow: FlowChecker, _ trials: Trials,
    _ releases: ClosureReleases, _ probe: Probe? = nil
  ) {
    (self.types, self.members, self.flow) = (types, members, flow)
    (self.trials, self.releases, self.probe) = (trials, releases, probe)
    diagnostics = members.diagnostics
  }

  /// Checks an expression; `expected` is only a hint, and the result may have another type.
  func check(
    _ expression: Expression, expecting expected: Type? = nil, use: ValueUse = .read
  ) -> Typed {
    let typed = typed(expression, expecting: expected, use)
    if expected == .any, typed.type.unwrapped == .double, expression.isElementOfMixedNumbers {
      return diagnostics.failure(.undecided("this number"), at: expression.range)
    }
    guard typed.type.isLarge else { return typed }
    return diagnostics.failure(
      .unsupported(
        "a type of more than \(Type.partLimit) parts",
        instead: "declare a structure for some of them"),
      at: expression.range)
  }

  private func typed(_ expression: Expression, expecting expected: Type?, _ use: ValueUse) -> Typed
  {
    let range = expression.range
    notice(expression, expecting: expected)
    switch expression.kind {
    case .integer(let number): return integer(number, expecting: expected)
    case .floating(let number): return Typed(.double) { _ in .double(number) }
    case .string(let segments): return string(segments, expecting: expected)
    case .boolean(let truth): return Typed(.bool) { _ in .bool(truth) }
    case .nil: return null(expecting: expected, at: range)
    case .array(let elements): return array(elements, expecting: expected, at: range)
    case .dictionary(let entries): return dictionary(entries, expecting: expected, at: range)
    case .closure(let closure):
      return closures?.closure(closure, expecting: expected, at: range, use: use) ?? .broken
    case .identifier(let name):
      return references.name(name, expecting: expected, at: range, use: use)
    case .self: return references.wholeSelf(at: range)
    case .super:
      return diagnostics.failure(
        .outside("super", of: "a call of the superclass's member"), at: range)
    case .implicitMember(let name):
      return references.implicitMember(name, expecting: expected, at: range)
    case .member(let base, let name):
      return references.member(
        name, ofExpression: base, expecting: expected, at: range, use: use)
    case .type(let syntax): return .metatype(types.resolve(syntax))
    case .discard:
      return diagnostics.failure(.outside("_", of: "the left side of an assignment"), at: range)
    case .call(let call):
      let typed = releases.ending(
        calls.call(call, expecting: expected, at: range), at: range)
      return call.isReversal ? typed.reversal(expecting: expected) : typed
    case .subscript(let base, let arguments):
      return calls.subscript(base, arguments, expecting: expected, at: range)
    case .chainLink(let base): return chainLink(base)
    case .optionalChain(let chain): return optionalChain(chain, expecting: expected)
    case .forceUnwrap(let base): return forceUnwrap(base, expecting: expected)
    case .prefix(let operation, let operand):
      return prefix(operation, operand, expecting: expected, at: range)
    case .infix(let left, let operation, let place, let right):
      return infix(left, operation, right, expecting: expected, at: place)
    case .range(let lower, let isClosed, let upper):
      return self.range(lower, upper, isClosed: isClosed, expecting: expected, at: range)
    case .ternary(let condition, let then, let otherwise):
      return ternary(condition, then, otherwise, expecting: expected, at: range)
    case .cast(let operand, let cast, let type):
      return self.cast(operand, cast, type, at: range)
    case .parenthesized(let inner): return check(inner, expecting: expected)
    case .tuple(let elements): return tuple(elements, expecting: expected, at: range)
    case .invalid: return .broken
    }
  }

  /// Shows the probe, if any, an expression in its context.
  func notice(_ expression: Expression, expecting expected: Type? = nil) {
    guard let probe, probe.isIn(expression.range) else { return }
    switch expression.kind {
    case .identifier: probe.notice(nameAt: expression.range, expecting: expected)
    case .implicitMember(let name): probe.notice(implicit: name, expecting: expected)
    case .member(let base, let name) where probe.reaches(name.range):
      let scopes = members.scopes
      guard case .super = base.kind else {
        let type = trials.attempt { references.receiver(base) }.result.type
        return probe.notice(membersOf: type, expecting: expected)
      }
      guard let type = scopes.ownType?.superclass?.type else { return }
      probe.notice(
        superMembersOf: type, isInInitializer: scopes.context.initialization != nil,
        expecting: expected)
    default: break
    }
  }
}

/// Tuples and optionals.
extension ExpressionChecker {
  private func tuple(
    _ elements: [Argument], expecting expected: Type?, at range: SourceRange
  ) -> Typed {
    if elements.isEmpty { return Typed(.void) { _ in .void } }
    let labels = elements.compactMap(\.label?.text).filter { $0 != "_" }
    if Set(labels).count < labels.count {
      diagnostics.report(.refused(.plain(.labelTwice)), at: range)
    }
    if elements.count == 1, let label = elements[0].label {
      diagnostics.report(.refused(.plain(.labelAlone)), at: label.range)
    }
    let hints: [Type?] =
      if case .tuple(let types) = expected?.unwrapped, types.count == elements.count {
        types.map(\.type)
      } else {
        Array(repeating: nil, count: elements.count)
      }
    let parts = zip(elements, hints).map { element, hint in
      hint.map { $0.hasPlaceholder ? check(element.value) : check(element.value, as: $0) }
        ?? check(element.value)
    }
    let codes = parts.map(\.code)
    let type = Type.tuple(
      zip(elements, parts).map { Type.TupleElement(label: $0.label?.text, type: $1.type) })
    return Typed(type) { frame throws(Stop) in
      try frame.run.make(elements: codes.count)
      var values: [ScriptValue] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code(frame)) }
      return .tuple(values)
    }
  }

  private func null(expecting expected: Type?, at range: SourceRange) -> Typed {
    switch expected {
    case .optional(let wrapped)? where !wrapped.hasPlaceholder:
      return Typed(.optional(wrapped)) { _ in .none }
    case .unknown?: return .broken
    case let expected? where !expected.hasPlaceholder:
      return diagnostics.failure(.mismatch(found: "nil", expected: "\(expected)"), at: range)
    default: return diagnostics.failure(.undecided("`nil`"), at: range)
    }
  }

  private func chainLink(_ base: Expression) -> Typed {
    let optional = check(base).asOptional
    guard case .optional(let wrapped) = optional.type else {
      if optional.type == .unknown { return .broken }
      if case .metatype(let type) = optional.type {
        return diagnostics.failure(
          .unsupported("`\(type)?` as a value", instead: "use `Optional<\(type)>`"),
          at: base.range)
      }
      return diagnostics.failure(.notOptional("\(optional.type)"), at: base.range)
    }
    let place = optional.place.map { place in
      LValue(place.name, place.root, isPart: true, obstacle: place.obstacle) { frame throws(Stop) in
        guard let wrapped = try place.prepare(frame).unwrapped() else { throw Stop(.brokenChain) }
        return wrapped
      }
    }
    return Typed(wrapped, place: place) { frame throws(Stop) in
      let value = try optional.code(frame)
      if value.isNone { throw Stop(.brokenChain) }
      return value
    }
  }

  private func optionalChain(_ chain: Expression, expecting expected: Type?) -> Typed {
    let inner = check(chain, expecting: expected?.unwrapped)
    var typed = Typed(inner.type.madeOptional) { frame throws(Stop) in
      do throws(Stop) {
        return try inner.code(frame)
      } catch {
        guard error.reason == .brokenChain else { throw error }
        return .none
      }
    }
    typed.isWrapped = !inner.type.isOptional
    return typed
  }

  private func forceUnwrap(_ base: Expression, expecting expected: Type?) -> Typed {
    let optional = check(base, expecting: expected?.madeOptional).asOptional
    guard case .optional(let wrapped) = optional.type else {
      if optional.type == .unknown { return .broken }
      return diagnostics.failure(.notOptional("\(optional.type)"), at: base.range)
    }
    let place = optional.place.map { place in
      LValue(place.name, place.root, isPart: true, obstacle: place.obstacle) { frame throws(Stop) in
        guard let wrapped = try place.prepare(frame).unwrapped() else { throw Stop(.nilUnwrapped) }
        return wrapped
      }
    }
    return Typed(wrapped, place: place) { frame throws(Stop) in
      let value: ScriptValue
      do throws(Stop) { value = try optional.code(frame) } catch {
        // `self.init(…)!`
        throw error.reason == .failedInitializer ? Stop(.nilUnwrapped) : error
      }
      if value.isNone { throw Stop(.nilUnwrapped) }
      return value
    }
  }
}

extension Call {
  /// Whether it is a call of `reversed()`.
  fileprivate var isReversal: Bool {
    if case .member(_, let name) = callee.kind { name.text == "reversed" } else { false }
  }
}

extension Typed {
  /// The result of `reversed()`: an array where one is expected.
  fileprivate func reversal(expecting expected: Type?) -> Typed {
    guard case .array? = expected?.unwrapped, case .view(let element) = type else { return self }
    return retyped(.array(element))
  }
}
