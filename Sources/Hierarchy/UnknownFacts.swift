/// Facts of a controller or a view that are missing in the dump it comes from.
///
/// Simulated runs have none. Fields of unknown facts have a new object's values.
public struct UnknownFacts: OptionSet, Hashable, Sendable {
  /// The facts as bits, as stored in recording files.
  public let rawValue: Int32

  /// Makes facts from their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// A controller's phase.
  public static let phase = UnknownFacts(rawValue: 1)
  /// Whether a controller's view is loaded.
  public static let view = UnknownFacts(rawValue: 2)
  /// Whether a view is in a window.
  public static let window = UnknownFacts(rawValue: 4)
  /// A view's frame.
  public static let frame = UnknownFacts(rawValue: 8)
  /// A view's superview.
  public static let superview = UnknownFacts(rawValue: 16)
  /// A view's appearance: its color and content.
  public static let look = UnknownFacts(rawValue: 32)
}
