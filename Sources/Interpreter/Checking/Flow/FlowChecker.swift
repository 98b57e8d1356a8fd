import Script

/// Data flow: which variables are set, and whether the code is reachable, at the point being
/// checked.
final class FlowChecker {
  var state = DefiniteInitialization()
  let scopes: Scopes
  let diagnostics: Diagnostics
  /// The state at each `break`, and the number of breaks at the start of each loop.
  private var breaks: [DefiniteInitialization] = []
  private var breakStarts: [Int] = []

  init(_ scopes: Scopes, _ diagnostics: Diagnostics) {
    (self.scopes, self.diagnostics) = (scopes, diagnostics)
  }

  /// Checks a function's body in its scope, with a flow of its own.
  func inFunction<Result>(
    _ context: FunctionContext, enclosing: Scope?, _ check: () -> Result
  ) -> Result {
    let outer = state
    state =
      enclosing == nil
      ? DefiniteInitialization() : DefiniteInitialization(unset: outer.unset, set: outer.set)
    defer { state = outer }
    return scopes.inFunction(context, enclosing: enclosing, check)
  }
}

/// Loops and `switch`es.
extension FlowChecker {
  /// Checks the body of a loop, which `leave` must follow.
  func inLoop<Result>(_ check: () -> Result) -> Result {
    let context = scopes.context
    context.loopDepth += 1
    defer { context.loopDepth -= 1 }
    return inSwitch(check)
  }

  /// Checks the cases of a `switch`, which `leave` must follow.
  func inSwitch<Result>(_ check: () -> Result) -> Result {
    let context = scopes.context
    context.breakDepth += 1
    breakStarts.append(breaks.count)
    defer { context.breakDepth -= 1 }
    return check()
  }

  /// Ends a loop or `switch`: merges the flow of its `break`s.
  func leave() {
    let start = breakStarts.removeLast()
    for other in breaks[start...] { state = state.joined(with: other) }
    breaks.removeLast(breaks.count - start)
  }

  func noteBreak(at range: SourceRange) {
    if scopes.context.breakDepth == 0 {
      diagnostics.report(.outside("break", of: "a loop or `switch`"), at: range)
    }
    breaks.append(state)
    state = .unreachable
  }

  func noteContinue(at range: SourceRange) {
    if scopes.context.loopDepth == 0 {
      diagnostics.report(.outside("continue", of: "a loop"), at: range)
    }
    state = .unreachable
  }
}

/// Variables.
extension FlowChecker {
  /// Reports a use of a variable that may be uninitialized.
  func requireSet(
    _ target: DefiniteInitialization.Target, named name: String, at range: SourceRange
  ) {
    if state.unset.contains(target) { diagnostics.report(.unset(name), at: range) }
  }

  /// Whether an assignment to this place initializes a constant; reports one that may be set
  /// already.
  func initializes(_ place: LValue, at range: SourceRange) -> Bool {
    guard let target = place.target, state.unset.contains(target), place.obstacle == .constant
    else { return false }
    if state.set.contains(target) || scopes.context.loopDepth > 0 {
      diagnostics.report(.constant(place.name), at: range)
    }
    return true
  }

  func noteSet(_ place: LValue) {
    guard let target = place.target else { return }
    state.unset.remove(target)
    state.set.insert(target)
    if let own = scopes.context.selfVariable, target == .variable(ObjectIdentifier(own)),
      scopes.context.initialization != nil
    {
      // Assigns the whole value.
      state.unset = state.unset.filter { if case .variable = $0 { true } else { false } }
    }
  }
}

extension LValue {
  /// The place in the flow analysis.
  fileprivate var target: DefiniteInitialization.Target? {
    guard !isPart else { return nil }
    return switch root {
    case .variable(let variable): .variable(ObjectIdentifier(variable))
    case .global(let variable): .variable(ObjectIdentifier(variable))
    case .ownProperty(let property): .property(property.name)
    case .other: nil
    }
  }
}

/// The initialization state at a point of the code: which variables may be uninitialized.
struct DefiniteInitialization {
  /// Variables and properties that may be uninitialized.
  var unset: Set<Target> = []
  /// Those that may be initialized already.
  var set: Set<Target> = []
  /// Whether the point is reachable.
  var isReachable = true
  /// A tracked variable, property, or, in initializers, the delegation.
  enum Target: Hashable {
    case variable(ObjectIdentifier)
    case property(String)
    /// The call of `super.init` or `self.init`.
    case delegation
  }

  /// The state where two paths merge.
  func joined(with other: DefiniteInitialization) -> DefiniteInitialization {
    guard isReachable else { return other }
    guard other.isReachable else { return self }
    return DefiniteInitialization(unset: unset.union(other.unset), set: set.union(other.set))
  }

  /// The state of an unreachable point.
  static let unreachable = DefiniteInitialization(isReachable: false)
}
