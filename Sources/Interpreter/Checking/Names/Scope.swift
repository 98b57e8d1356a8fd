import Script

/// The names declared between one pair of braces; its parent is the enclosing scope.
final class Scope {
  let parent: Scope?
  let context: FunctionContext
  var names: [String: Entry] = [:]
  /// The variables that later statements of this scope declare.
  var upcoming: Set<String> = []
  private(set) var types: [String: ScriptType] = [:]
  /// The variables of this scope, in declaration order.
  private(set) var variables: [LocalVariable] = []

  enum Entry {
    case local(LocalVariable)
    case function([LocalFunction])
  }

  init(in context: FunctionContext, parent: Scope?) {
    self.context = context
    self.parent = parent
  }

  func declare(_ variable: LocalVariable) {
    names[variable.name] = .local(variable)
    variables.append(variable)
  }

  func declare(_ type: ScriptType) { types[type.name] = type }

  /// The innermost local type with this name.
  func findType(_ name: String) -> ScriptType? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.types[name] }.first
  }

  func declare(_ function: LocalFunction) {
    if case .function(let others) = names[function.name] {
      names[function.name] = .function(others + [function])
    } else {
      names[function.name] = .function([function])
    }
  }

  /// The innermost entry with this name.
  func find(_ name: String) -> Entry? {
    sequence(first: self, next: \.parent).lazy.compactMap { $0.names[name] }.first
  }
}

/// A local function; its captures are found with its body.
final class LocalFunction {
  let function: ScriptFunction
  /// The contexts that refer to it and must be able to reach its captures.
  var users: [FunctionContext] = []

  init(_ function: ScriptFunction) { self.function = function }

  var name: String { function.name }
}
