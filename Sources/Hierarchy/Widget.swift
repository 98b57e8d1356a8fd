/// The content of views that represent a recorded program's widgets.
extension Content {
  /// The accessible properties of a widget of a running program.
  public struct Widget: Hashable, Sendable {
    /// Its AT-SPI role, such as "push button".
    public var role: String
    /// Its accessible name; often empty.
    public var name: String
    /// Its accessible description; often empty.
    public var description: String
    /// The names of its states in AT-SPI order, such as "focusable", "showing".
    public var states: [String]

    /// Makes a widget from its parts.
    public init(role: String, name: String, description: String, states: [String]) {
      self.role = role
      self.name = name
      self.description = description
      self.states = states
    }
  }
}
