/// A widget of a program that is watched, as what a view shows.
extension Content {
  /// What a running program tells assistive technology of one of its widgets.
  public struct Widget: Hashable, Sendable {
    /// What it is, in the words of AT-SPI: "push button".
    public var role: String
    /// What it is called; empty where it has no name.
    public var name: String
    /// What it says of itself besides; often empty.
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
