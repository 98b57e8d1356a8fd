/// Why two numbers or texts are not a place on the globe.
public enum CoordinateError: Error, Hashable, Sendable {
  /// One of the two parts of a coordinate.
  public enum Part: String, Hashable, Sendable {
    /// Degrees north.
    case latitude
    /// Degrees east.
    case longitude
  }

  /// The text is not a decimal number.
  case notANumber(Part, String)
  /// The text has minutes or seconds beside its degrees.
  case notDecimal(Part, String)
  /// The text names a side of the globe that its part does not have, as in "8° E" for a latitude.
  case wrongSide(Part, String)
  /// The text has both a sign and a side of the globe.
  case signAndSide(Part, String)
  /// The value is NaN or infinite.
  case notFinite(Part, Double)
  /// The latitude lies beyond a pole.
  case latitudeOutOfRange(Double)
  /// The longitude, as written, goes around the Earth more than once.
  case longitudeOutOfRange(Double)
}

extension CoordinateError: CustomStringConvertible {
  /// One line that says what was not understood and what to write instead.
  public var description: String {
    switch self {
    case .notANumber(let part, let text):
      return "\(part.rawValue) \"\(text)\" is not a number; write degrees such as \(part.example)"
    case .notDecimal(let part, let text):
      return
        "\(part.rawValue) \"\(text)\" has minutes; write decimal degrees such as \(part.example)"
    case .wrongSide(let part, let text):
      return "\(part.rawValue) \"\(text)\" is on the wrong axis; write the latitude first, "
        + "with \(part == .latitude ? "N or S" : "E or W") for the \(part.rawValue)"
    case .signAndSide(let part, let text):
      return "\(part.rawValue) \"\(text)\" has a sign and a side; write one of the two"
    case .notFinite(let part, let value):
      let name = value.isNaN ? "NaN" : value > 0 ? "infinity" : "-infinity"
      return "\(part.rawValue) \(name) is not a place; write a finite number of degrees"
    case .latitudeOutOfRange(let value):
      return "latitude \(value.plain) lies beyond a pole; write a number from -90 to 90"
    case .longitudeOutOfRange(let value):
      return "longitude \(value.plain) is more than once around; write a number from -180 to 180"
    }
  }
}

extension CoordinateError.Part {
  fileprivate var example: String { self == .latitude ? "56.55" : "8.3167" }
}

extension Double {
  /// The number without a needless ".0".
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }
}
