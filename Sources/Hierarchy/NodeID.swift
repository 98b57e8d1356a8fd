/// The id of a controller, a view or a window within one recording.
///
/// Ids number objects in creation order, from 1, so a rerun assigns the same ids.
public struct NodeID: Hashable, Comparable, Sendable, Codable, CustomStringConvertible {
  /// The number, 1 or more.
  public let rawValue: Int32

  /// Makes the id with this number.
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// Older objects come first.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.rawValue < b.rawValue }

  /// The number after a hash sign, such as "#12".
  public var description: String { "#\(rawValue)" }

  /// Decodes a plain number.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(Int32.self)
  }

  /// Encodes a plain number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
