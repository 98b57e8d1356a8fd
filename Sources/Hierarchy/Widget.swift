/// A widget of a program that is watched, as what a view shows.
extension Content {
  /// The accessible properties of a widget of a running program.
  public struct Widget: Hashable, Sendable {
    /// Its role, as AT-SPI names it: "push button".
    public var role: String
    /// Its accessible name; often empty.
    public var name: String
    /// Its accessible description; often empty.
    public var description: String
    /// Its states in words, in the order of AT-SPI: "focusable", "showing".
    public var states: [String]

    /// A widget from its parts.
    public init(role: String, name: String, description: String, states: [String]) {
      self.role = role
      self.name = name
      self.description = description
      self.states = states
    }
  }
}
