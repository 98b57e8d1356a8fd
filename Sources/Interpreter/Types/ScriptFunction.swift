import Script

/// A function, method, initializer or accessor that a script declares.
///
/// Its body is checked after all declarations are known, so it is called through this object.
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
  /// Whether a method below has the same signature and does not stand for it.
  var isHiddenBelow = false
  var hasBody = true
  unowned var owner: ScriptType?
  /// Nothing until the body is checked, and for requirements of protocols.
  var body: Body?

  struct Parameter {
    let label: String?
    let name: String
    let type: Type
    /// Gives what stands for an argument that is left out.
    let standard: ScriptFunction?
    /// Whether it is a function that may be kept: an optional one, or one marked `@escaping`.
    var isEscaping = true
    /// Where its name stands, if it is written.
    var range: SourceRange?
  }

  /// The code of the body and what it needs of a frame.
  struct Body {
    let code: Step
    let context: FunctionContext
    /// `self` where there is one, then the parameters.
    let arguments: [LocalVariable]
  }

  init(
    _ name: String, _ parameters: [Parameter] = [], _ result: Type, range: SourceRange,
    owner: ScriptType? = nil
  ) {
    (self.name, self.parameters, self.result) = (name, parameters, result)
    (self.range, self.owner) = (range, owner)
  }

  /// Name and labels as Swift writes them.
  lazy var signature = "\(name)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))"

  var type: Type { .function(parameters.map(\.type), result) }

  /// What an override shares with what it overrides: overloads differ in their types alone.
  lazy var key = DispatchKey(signature: signature, type: type)

  /// What instances find a method by.
  struct DispatchKey: Hashable {
    let signature: String
    let type: Type
  }

  /// Whether the body names its first parameter.
  var usesFirstArgument: Bool { body?.arguments.first?.isUsed ?? false }
}
