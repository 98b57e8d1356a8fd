import Script

/// A checked expression: its type and its code.
struct Typed {
  let type: Type
  let code: Code
  /// The place of the value, if it is assignable.
  var place: LValue?

  init(_ type: Type, place: LValue? = nil, _ code: Code) {
    self.type = type
    self.place = place
    self.code = code
  }

  init(_ type: Type, place: LValue? = nil, _ code: @escaping (Frame) throws(Stop) -> ScriptValue) {
    self.init(type, place: place, Code(code))
  }

  /// Whether it is just `self`.
  var isBareSelf = false

  /// Whether it is `Any`, but its values show their whole types, so that they can be printed.
  var isPrintableAny = false

  /// Whether it is an optional chain that wraps a non-optional last value.
  var isWrapped = false

  /// Whether it is declared with `!` and may be used as an optional.
  var isImplicitlyUnwrapped = false

  /// The value as an optional if it is declared with `!`.
  var asOptional: Typed { isImplicitlyUnwrapped ? retyped(type.madeOptional) : self }

  /// The same value with another type.
  func retyped(_ type: Type) -> Typed { Typed(type, place: place, code) }
}

extension Typed {
  /// The placeholder for an expression with an error; it never runs.
  static var broken: Typed { Typed(.unknown) { _ in .void } }

  /// A type as a value.
  static func metatype(_ type: Type) -> Typed {
    Typed(.metatype(type)) { _ in .metatype(type) }
  }

  /// The function converted to the expected type, as far as that is known.
  func fitted(to expected: Type?) -> Typed {
    guard case .function(let own, let result) = type,
      case .function(let wanted, _)? = expected?.unwrapped, own.count == wanted.count,
      zip(own, wanted).allSatisfy({ $1.hasPlaceholder || $1.converts(to: $0) })
    else { return self }
    return retyped(.function(zip(own, wanted).map { $1.hasPlaceholder ? $0 : $1 }, result))
  }

  /// The expression with labels kept in the value, if it is a tuple converted to `Any`.
  func keepingLabels(as target: Type) -> Typed {
    guard target.unwrapped == .any, case .tuple(let elements) = type.unwrapped,
      elements.contains(where: { $0.label != nil })
    else { return self }
    let labels = elements.map(\.label)
    return Typed(type) { frame throws(Stop) in
      guard case .tuple(let values) = try code(frame) else { return .none }
      return .labelled(labels, values)
    }
  }

  /// The place of a target to be mutated, or nil after reporting an error.
  func changeable(
    at range: SourceRange, by change: Refusal.Change = .byMember, _ diagnostics: Diagnostics
  ) -> LValue? {
    guard type != .unknown else { return nil }
    guard let place = place else {
      diagnostics.report(.notAPlace, at: range)
      return nil
    }
    switch place.obstacle {
    case nil: return place
    case .constant?: diagnostics.report(.constant(place.name), at: range)
    case .readOnly?: diagnostics.report(.readOnly(place.name), at: range)
    case .inaccessible?:
      diagnostics.report(.refused(.inaccessibleSetter(place.name, change)), at: range)
    }
    return nil
  }
}

/// How the value of an expression is used.
enum ValueUse {
  case read
  /// It is the target of an assignment, which may be uninitialized.
  case assigned
  /// It is a closure that is called immediately, in place or by the function it is passed to.
  case calledAtOnce
  /// It is a closure passed to a function value, for which escaping is unknown.
  case passedToValue
}
