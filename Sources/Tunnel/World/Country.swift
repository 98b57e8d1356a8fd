/// A country of the world's list.
public struct Country: Hashable, Sendable {
  /// Its English name.
  public let name: String
  /// Its two letters in ISO 3166-1, or nil where it has none.
  public let iso2: String?
  /// Whether others claim it.
  public let isDisputed: Bool
  /// Its size in km².
  let area: Int
}

/// A piece of a country that another one claims.
struct DisputedArea: Sendable {
  let name: String
  let country: Int
  let box: GeoBox
}

/// The lists of a world file: countries, seas, admin-1 units.
struct WorldTables: Sendable {
  private(set) var countries: [Country] = []
  /// For each GeoNames territory, after the countries themselves, the country it is drawn in.
  private(set) var parents: [Int] = []
  private(set) var seas: [(name: String, area: Int)] = []
  private(set) var provinces: [(name: String, country: Int)] = []
  private(set) var disputed: [DisputedArea] = []
  private(set) var about: [String] = []

  init(_ file: WorldFile) throws(WorldError) {
    try read(file, .about) { (tables, reader) throws(ByteReader.Malformed) in
      for _ in 0..<(try reader.count()) { tables.about.append(try reader.text()) }
    }
    try read(file, .countries) { (tables, reader) throws(ByteReader.Malformed) in
      try tables.readCountries(&reader)
    }
    try read(file, .seaNames) { (tables, reader) throws(ByteReader.Malformed) in
      for _ in 0..<(try reader.count()) {
        tables.seas.append((try reader.text(), try reader.number()))
      }
    }
    try read(file, .provinceNames) { (tables, reader) throws(ByteReader.Malformed) in
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        tables.provinces.append((name, try reader.index(below: tables.countries.count)))
      }
    }
    try read(file, .disputedAreas) { (tables, reader) throws(ByteReader.Malformed) in
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        let country = try reader.index(below: tables.countries.count)
        let south = Double(try reader.signed()) / 1e4
        let west = Double(try reader.signed()) / 1e4
        let north = Double(try reader.signed()) / 1e4
        let east = Double(try reader.signed()) / 1e4
        tables.disputed.append(
          DisputedArea(
            name: name, country: country,
            box: GeoBox(south: south, west: west, north: north, east: east)))
      }
    }
  }

  private mutating func read(
    _ file: WorldFile, _ tag: WorldFile.Tag,
    with body: (inout WorldTables, inout ByteReader) throws(ByteReader.Malformed) -> Void
  ) throws(WorldError) {
    var reader = file.reader(for: tag)
    do throws(ByteReader.Malformed) {
      try body(&self, &reader)
    } catch {
      throw .chunkDamaged(tag.rawValue)
    }
  }

  private mutating func readCountries(_ reader: inout ByteReader) throws(ByteReader.Malformed) {
    for index in 0..<(try reader.count()) {
      let (name, code) = (try reader.text(), try reader.text())
      let isDisputed = try reader.number() == 1
      countries.append(
        Country(
          name: name, iso2: code.isEmpty ? nil : code, isDisputed: isDisputed,
          area: try reader.number()))
      parents.append(index)
    }
    for _ in 0..<(try reader.count()) {
      _ = (try reader.text(), try reader.text())
      parents.append(try reader.index(below: countries.count))
    }
  }
}
