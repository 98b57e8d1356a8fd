import Support

/// A named feature other than a town: an island, lake, mountain, region or landmark.
struct Feature: Sendable {
  /// The kinds, in the order of the file's numbers.
  enum Kind: Int, CaseIterable, Sendable {
    case island, lake, mountain, region, landmark
  }

  let name: String
  let kind: Kind
  /// Whether it belongs to several countries.
  let isShared: Bool
  let coordinate: Coordinate

  /// Reads the next feature of the list.
  init(_ reader: inout ByteReader) throws(ByteReader.Fault) {
    name = try reader.text()
    let number = try reader.index(below: 2 * Kind.allCases.count)
    (kind, isShared) = (Kind.allCases[number / 2], number % 2 == 1)
    let (latitude, longitude) = (try reader.signed(), try reader.signed())
    guard abs(latitude) <= 900_000, abs(longitude) <= 1_800_000 else {
      throw .malformed("a feature lies off the map")
    }
    coordinate = Coordinate(
      clampedLatitude: Double(latitude) / 1e4, longitude: Double(longitude) / 1e4)
  }
}
