import Script

/// A function, method, initializer or accessor of a script.
///
/// A reference type, as its body is checked after all declarations are known.
final class ScriptFunction {
  let name: String
  let parameters: [Parameter]
  let result: Type
  let range: SourceRange
  var isStatic = false
  var isMutating = false
  var isOverride = false
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
