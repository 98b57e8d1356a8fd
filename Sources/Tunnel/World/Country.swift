import Support

/// A country of the world's list.
public struct Country: Hashable, Sendable {
  /// Its English name.
  public let name: String
  /// The ISO 3166-1 code, or nil if there is none.
  public let iso2: String?
  /// Whether other countries claim it.
  public let isDisputed: Bool
  /// The area in km².
  let area: Int
}

/// A part of a country that another one claims.
struct DisputedArea: Sendable {
  let name: String
  let country: Int
  let box: GeoBox

  /// Whether it is as large as the division of its country with the same name.
  ///
  /// Others are bounded by lines of control, which no outline has.
  var isDivision: Bool { Self.divisions.contains(name) }

  private static let divisions: Set = ["Abkhazia", "Transnistria"]
}

/// A box whose country or sea differs from the outlines.
struct Correction: Sendable {
  let owner: Int
  let box: GeoBox
}

/// The lists of a world file: countries, seas, admin-1 units.
struct WorldTables: Sendable {
  private(set) var countries: [Country] = []
  /// For each GeoNames territory that follows the countries, the country it is drawn in.
  private(set) var parents: [Int] = []
  /// The ISO 3166-1 codes of those territories.
  private(set) var territories: [String] = []
  private(set) var seas: [(name: String, area: Int)] = []
  private(set) var provinces: [(name: String, country: Int)] = []
  private(set) var disputed: [DisputedArea] = []
  private(set) var countryCorrections: [Correction] = []
  private(set) var seaCorrections: [Correction] = []
  private(set) var features: [Feature] = []
  private(set) var about: [String] = []

  init(_ file: WorldFile) throws(WorldError) {
    try read(file, .about) { (tables, reader) throws(ByteReader.Fault) in
      for _ in 0..<(try reader.count()) { tables.about.append(try reader.text()) }
    }
    try read(file, .countries) { (tables, reader) throws(ByteReader.Fault) in
      try tables.readCountries(&reader)
    }
    try read(file, .seaNames) { (tables, reader) throws(ByteReader.Fault) in
      for _ in 0..<(try reader.count()) {
        tables.seas.append((try reader.text(), try reader.number()))
      }
    }
    try read(file, .provinceNames) { (tables, reader) throws(ByteReader.Fault) in
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        tables.provinces.append((name, try reader.index(below: tables.countries.count)))
      }
    }
    try read(file, .disputedAreas) { (tables, reader) throws(ByteReader.Fault) in
      for _ in 0..<(try reader.count()) {
        let name = try reader.text()
        let country = try reader.index(below: tables.countries.count)
        tables.disputed.append(
          DisputedArea(name: name, country: country, box: try WorldTables.box(&reader)))
      }
    }
    try read(file, .features) { (tables, reader) throws(ByteReader.Fault) in
      for _ in 0..<(try reader.count()) { tables.features.append(try Feature(&reader)) }
    }
    try read(file, .corrections) { (tables, reader) throws(ByteReader.Fault) in
      tables.countryCorrections = try WorldTables.corrections(
        &reader, owners: tables.countries.count)
      tables.seaCorrections = try WorldTables.corrections(&reader, owners: tables.seas.count)
    }
  }

  private static func corrections(
    _ reader: inout ByteReader, owners: Int
  ) throws(ByteReader.Fault) -> [Correction] {
    var corrections: [Correction] = []
    for _ in 0..<(try reader.count()) {
      let owner = try reader.index(below: owners)
      corrections.append(Correction(owner: owner, box: try box(&reader)))
    }
    return corrections
  }

  private static func box(_ reader: inout ByteReader) throws(ByteReader.Fault) -> GeoBox {
    let south = try reader.signed(), west = try reader.signed()
    let north = try reader.signed(), east = try reader.signed()
    guard -900_000 <= south, south <= north, north <= 900_000,
      -1_800_000 <= west, west <= east, east <= 1_800_000
    else { throw .malformed("a box is inside out or off the map") }
    return GeoBox(
      south: Double(south) / 1e4, west: Double(west) / 1e4, north: Double(north) / 1e4,
      east: Double(east) / 1e4)
  }

  private mutating func read(
    _ file: WorldFile, _ tag: WorldFile.Tag,
    with body: (inout WorldTables, inout ByteReader) throws(ByteReader.Fault) -> Void
  ) throws(WorldError) {
    var reader = file.reader(for: tag)
    try file.decoding(tag) { () throws(ByteReader.Fault) in
      try body(&self, &reader)
      try reader.finish()
    }
  }

  private mutating func readCountries(_ reader: inout ByteReader) throws(ByteReader.Fault) {
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
      _ = try reader.text()
      territories.append(try reader.text())
      parents.append(try reader.index(below: countries.count))
    }
  }
}
