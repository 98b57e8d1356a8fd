/// A script variable at an instant.
package struct ScriptVariable: Hashable, Sendable {
  package let name: String
  /// The value as printed, shortened.
  package let value: String
  /// Whether the last step changed the value: since the previous trace line, or in the selected
  /// statement.
  package let hasChanged: Bool
}
