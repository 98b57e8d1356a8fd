/// What nobody knows of a controller or a view, because whoever printed it left it out.
///
/// Runs know everything; dumps do not. The fields themselves then hold what a new object has.
public struct UnknownFacts: OptionSet, Hashable, Sendable {
  /// The facts as bits, as recording files keep them.
  public let rawValue: Int32

  /// Facts from their bits.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// A controller's phase.
  public static let phase = UnknownFacts(rawValue: 1)
  /// Whether a controller's view is loaded.
  public static let view = UnknownFacts(rawValue: 2)
  /// Whether a view hangs in a window.
  public static let window = UnknownFacts(rawValue: 4)
  /// A view's frame.
  public static let frame = UnknownFacts(rawValue: 8)
  /// The view that a view is in.
  public static let superview = UnknownFacts(rawValue: 16)
  /// What a view looks like: its colour, and what it shows.
  public static let look = UnknownFacts(rawValue: 32)
}
