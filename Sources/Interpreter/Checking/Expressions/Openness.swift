import Script

/// Whether Swift infers an expression's type from its context.
///
/// `print(a ?? 0)` prints the number by its own type, 0, if `a` leaves its type open, and by the
/// type of `a`, 0.0, if not. The cases follow the overload sets of Swift 6.3; others are unknown.
enum Openness {
  case closed
  case open
  case unknown
}

extension Expression {
  /// How open this expression's type is as the left side of `??`.
  ///
  /// An optional chain is open if it wraps its last value in an optional, or is in parentheses.
  var openness: Openness {
    switch kind {
    case .parenthesized(let inner):
      if case .optionalChain = inner.kind { .open } else { inner.openness }
    case .optionalChain(let chain): chain.openness
    case .chainLink(let base), .forceUnwrap(let base): base.openness
    case .array, .dictionary: .open
    case .closure: .unknown
    case .ternary(_, let then, let otherwise):
      then.openness == .closed && otherwise.openness == .closed ? .closed : .unknown
    case .identifier, .self, .super, .type, .cast: .closed
    case .subscript(let base, _): base.openness
    // A controller's view is an implicitly unwrapped optional, for which Swift tries both types.
    case .member(_, let name) where name.text == "view": .open
    case .member(let base, _): base.openness
    case .call(let call): call.openness
    default: .closed
    }
  }

  /// Whether this is a Double element of an array that contains an integer literal.
  ///
  /// Where `Any` is expected, Swift gives each element its own type.
  var isElementOfMixedNumbers: Bool {
    switch kind {
    case .parenthesized(let inner): inner.isElementOfMixedNumbers
    case .subscript(let base, _): base.holdsMixedNumbers
    case .member(let base, let name):
      ["first", "last"].contains(name.text) && base.holdsMixedNumbers
    default: false
    }
  }

  private var holdsMixedNumbers: Bool {
    switch kind {
    case .parenthesized(let inner): inner.holdsMixedNumbers
    case .array(let elements):
      elements.contains { $0.holdsMixedNumbers }
        || elements.contains { $0.literalType == .int }
    case .ternary(_, let then, let otherwise):
      then.holdsMixedNumbers || otherwise.holdsMixedNumbers
    default: isElementOfMixedNumbers
    }
  }
}

extension Call {
  /// Methods with overloads of different result types.
  private static let overloaded: Set<String> = [
    "map", "flatMap", "compactMap", "mapValues",
  ]
  /// Methods with one result type: the receiver's or its element type.
  private static let plain: Set<String> = [
    "filter", "sorted", "first", "last", "reversed", "reduce", "joined",
  ]

  /// The first argument, if it is a closure.
  private var closure: Closure? {
    guard case .closure(let closure)? = (arguments + trailingClosures).first?.value.kind else {
      return nil
    }
    return closure
  }

  fileprivate var openness: Openness {
    guard case .member(let base, let name) = callee.kind else { return .closed }
    if Self.overloaded.contains(name.text) { return .open }
    if name.text == "min" || name.text == "max" { return .closed }
    switch (name.text, arguments.first?.label?.text) {
    case ("dropFirst", _) where arguments.isEmpty: return .open
    case ("prefix", nil) where trailingClosures.isEmpty: return .open
    case ("dropFirst", _), ("drop", _): return .unknown
    case ("prefix", _): return base.openness
    default: break
    }
    if case .array(let elements) = base.kind, let closure {
      // The closure's use of an element determines the element type.
      if elements.allSatisfy({ $0.literalType != nil }) { return .unknown }
      return closure.parameters?.allSatisfy { $0.name == nil } ?? false ? .open : .closed
    }
    guard arguments.isEmpty || Self.plain.contains(name.text) else { return .closed }
    let inner = base.openness
    return name.text == "joined" && inner != .closed ? .unknown : inner
  }
}
