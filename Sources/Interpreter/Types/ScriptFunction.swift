import Script

/// A function, method, initializer or accessor of a script.
///
/// A reference type, as its body is checked after all declarations are known.
final class ScriptFunction {
  let name: String
  let parameters: [Parameter]
  let result: Type
  let range: SourceRange
  var isMutating = false
  var isConvenience = false
  var isFailable = false
  var traits = Traits()
  /// Whether a subclass declares a method with the same signature that does not override it.
  var isHiddenBelow = false
  var hasBody = true
  unowned var owner: ScriptType?
  /// Nil until the body is checked, and for protocol requirements.
  var body: Body?

  struct Parameter {
    let label: String?
    let name: String
    let type: Type
    /// The default argument.
    let defaultValue: ScriptFunction?
    /// Whether it is a function that may escape: an optional one, or one marked `@escaping`.
    var isEscaping = true
    /// The range of its name, if written.
    var range: SourceRange?
  }

  /// The compiled body, with its requirements of a frame.
  struct Body {
    let code: Step
    let context: FunctionContext
    /// `self`, if there is one, then the parameters.
    let arguments: [LocalVariable]
  }

  init(
    _ name: String, _ parameters: [Parameter] = [], _ result: Type, range: SourceRange,
    owner: ScriptType? = nil
  ) {
    (self.name, self.parameters, self.result) = (name, parameters, result)
    (self.range, self.owner) = (range, owner)
  }

  /// Name and labels, as written in Swift.
  lazy var signature = "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"

  var isStatic: Bool { traits.isStatic }
  var isOverride: Bool { traits.isOverride }

  var type: Type { .function(parameters.map(\.type), result) }

  /// Identifies a method and its overrides: overloads may differ only in their types.
  lazy var key = DispatchKey(signature: signature, type: type)

  /// The key of a dispatch table.
  struct DispatchKey: Hashable {
    let signature: String
    let type: Type
  }

  /// Whether the body uses its first parameter.
  var usesFirstArgument: Bool { body?.arguments.first?.isUsed ?? false }
}

extension ScriptFunction {
  /// Whether a protocol extension declares it; calls that resolve to it are statically dispatched.
  var isGiven: Bool { owner?.kind == .protocol && hasBody }

  /// Whether it has default arguments.
  var hasDefaults: Bool { parameters.contains { $0.defaultValue != nil } }
}

/// The best of several functions, for an expected type or for operands.
extension ScriptFunction {
  /// Whether it can be used where this function type, possibly partly unknown, is expected.
  func fits(_ expected: Type?) -> Bool {
    guard case .function(let wanted, let result)? = expected?.unwrapped else { return true }
    return wanted.count == parameters.count
      && zip(wanted, parameters).allSatisfy { $0.hasPlaceholder || $0.converts(to: $1.type) }
      && (result.hasPlaceholder || self.result.converts(to: result))
  }

  /// The function that takes operands of these types with the fewest conversions.
  static func best(of functions: [ScriptFunction], for operands: [Type]) -> ScriptFunction? {
    let fitting = functions.compactMap { function -> (function: ScriptFunction, score: Score)? in
      let wanted = function.parameters.map(\.type)
      guard wanted.count == operands.count,
        zip(operands, wanted).allSatisfy({ $0.converts(to: $1) })
      else { return nil }
      var score = Score()
      for (operand, type) in zip(operands, wanted) { score.convert(operand, to: type) }
      return (function, score)
    }
    return fitting.min { $0.score < $1.score }?.function
  }
}

extension [ScriptFunction] {
  /// The function for an expected type: the one with exactly that type, or else the first that
  /// fits.
  func best(for expected: Type?) -> ScriptFunction? {
    first { expected?.unwrapped == $0.type } ?? first { $0.fits(expected) } ?? first
  }
}
