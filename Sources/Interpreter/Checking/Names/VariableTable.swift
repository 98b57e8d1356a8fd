import Script

/// Declares local variables, and numbers the variables whose values a run records.
final class VariableTable {
  /// The variables whose values are recorded.
  private(set) var recorded: [StepList.Variable] = []
  private let source: SourceText
  private let scopes: Scopes
  private let probe: Probe?

  init(_ source: SourceText, _ scopes: Scopes, _ probe: Probe?) {
    (self.source, self.scopes, self.probe) = (source, scopes, probe)
  }

  /// Declares a variable in the scope and records its changes.
  func declare(
    _ name: Name, _ type: Type, isConstant: Bool, strength: LocalVariable.Strength = .strong
  ) -> LocalVariable {
    let variable = scopes.context.makeVariable(
      name.text, type, isConstant: isConstant, strength: strength)
    variable.recordID = record(name)
    variable.range = name.range
    probe?.notice(variable)
    scopes.current.declare(variable)
    return variable
  }

  /// Sets the range of a declaration, for editors.
  func locate(_ variable: LocalVariable, at range: SourceRange) {
    variable.range = range
    probe?.notice(variable)
  }

  func record(_ name: Name) -> Int { record(name.text, at: name.range) }

  /// Returns the record ID of a variable.
  func record(_ name: String, at range: SourceRange) -> Int {
    recorded.append(StepList.Variable(name: name, line: source.line(of: range.start)))
    return recorded.count - 1
  }
}
