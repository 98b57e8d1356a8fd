/// The reason why two numbers are not a valid coordinate.
public enum CoordinateError: Error, Hashable, Sendable {
  /// A component of a coordinate.
  public enum Part: String, Hashable, Sendable {
    /// Degrees north.
    case latitude
    /// Degrees east.
    case longitude
  }

  /// The value is NaN or infinite.
  case notFinite(Part, Double)
  /// The latitude lies beyond a pole.
  case latitudeOutOfRange(Double)
}

extension CoordinateError: CustomStringConvertible {
  /// The problem and the remedy, in one line.
  public var description: String {
    switch self {
    case .notFinite(let part, let value):
      let name = value.isNaN ? "NaN" : value > 0 ? "infinity" : "-infinity"
      return "\(part.rawValue) \(name) is not a place; write a finite number of degrees"
    case .latitudeOutOfRange(let value):
      return "latitude \(value.plain) lies beyond a pole; write a number from -90 to 90"
    }
  }
}

extension Double {
  /// The number without a trailing ".0".
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
