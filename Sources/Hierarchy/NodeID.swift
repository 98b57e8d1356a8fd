/// The id of a controller, a view or a window within one recording.
///
/// Ids count objects in creation order, from 1, so a rerun gives every object the same id.
public struct NodeID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// The number, 1 or more.
  public let rawValue: Int32

  /// The id with this number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Older objects come first.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  /// The number after a hash sign, as in "#12".
  public var description: String { "#\(rawValue)" }

  /// Reads the number alone.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(Int32.self)
  }

  /// Writes the number alone.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
