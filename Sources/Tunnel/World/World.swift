public import Foundation

/// The offline world map and gazetteer, read from one file.
///
/// Opening checks and decodes the whole file, or only the parts needed for drawing maps. Indices
/// for queries are built lazily, or in advance by ``prepare()`` on any thread.
public final class World: Sendable {
  /// The countries; outlines refer to them by index.
  public let countries: [Country]
  /// The names of the seas; outlines of seas refer to them by index.
  public let seaNames: [String]
  /// The attribution to be shown with the map.
  public let attribution: String
  /// The packages the file was built from, one line each: name, version, sha256.
  public let sources: [String]

  let tables: WorldTables
  let gazetteer: Gazetteer
  private let details: LaterPart<WorldDetails>
  private let names: LaterPart<[Language: Translations]>
  private let finders: (land: Lazily<PolygonFinder>, province: Lazily<PolygonFinder>)
  /// Finds the sea of a point, by index.
  let sea: PolygonFinder
  private let levels: [Lazily<Outlines>]
  private let seaOutlines: Lazily<Outlines>
  private let provinceOutlines: Lazily<Outlines>

  /// Reads a world file.
  public convenience init(contentsOf url: URL) throws(WorldError) {
    try self.init(bytes: World.bytes(of: url))
  }

  /// Reads a world file as far as needed for maps of the whole world; the rest is decoded lazily.
  ///
  /// All parts are checked against their checksums. Errors in the lazily decoded parts are found
  /// later, and the parts are then empty: see ``problem``.
  public convenience init(mapsOf url: URL) throws(WorldError) {
    try self.init(mapsIn: World.bytes(of: url))
  }

  /// The same for the bytes of a world file.
  public convenience init(mapsIn bytes: [UInt8]) throws(WorldError) {
    try self.init(mapsOf: WorldFile(bytes))
  }

  /// Reads the bytes of a world file.
  public convenience init(bytes: [UInt8]) throws(WorldError) {
    try self.init(WorldFile(bytes))
  }

  /// Reads a whole world file.
  convenience init(_ file: WorldFile) throws(WorldError) {
    try self.init(mapsOf: file)
    try details.check()
    try names.check()
  }

  init(mapsOf file: WorldFile) throws(WorldError) {
    let tables = try WorldTables(file)
    let parts = try WorldParts(file, tables)
    (self.tables, countries) = (tables, tables.countries)
    seaNames = tables.seas.map(\.name)
    attribution = tables.about.first ?? ""
    sources = Array(tables.about.dropFirst())
    let (coarse, medium, seas, gazetteer) = (
      parts.coarse, parts.medium, parts.seas, parts.gazetteer
    )
    self.gazetteer = gazetteer
    let rest = file.keeping(WorldDetails.tags + [Language: Translations].tags)
    let details = LaterPart(orElse: WorldDetails.none) { () throws(WorldError) in
      try WorldDetails(rest, tables, gazetteer)
    }
    self.details = details
    names = LaterPart(orElse: [:]) { () throws(WorldError) in
      try [Language: Translations](rest, tables, places: gazetteer.coordinates.count)
    }
    levels = [
      Lazily { Outlines(coarse) }, Lazily { Outlines(medium) },
      Lazily { Outlines(details.value.fine) },
    ]
    seaOutlines = Lazily { Outlines(seas) }
    provinceOutlines = Lazily { Outlines(details.value.provinces) }
    finders = (
      Lazily { PolygonFinder(details.value.fine) },
      Lazily { PolygonFinder(details.value.provinces) }
    )
    sea = PolygonFinder(seas)
  }

  /// The error in the parts decoded so far; nil if there is none.
  ///
  /// Without the details about countries, all places are of unknown kind.
  public var problem: WorldError? { details.problem ?? names.problem }

  /// Finds the countries and admin-1 units of a point, by index.
  var land: PolygonFinder { finders.land.value }
  var province: PolygonFinder { finders.province.value }

  var islands: Islands { details.value.islands }
  var translations: [Language: Translations] { names.value }

  /// Whether the details about countries are available; decodes them if necessary.
  var knowsCountries: Bool {
    _ = details.value
    return details.problem == nil
  }

  /// The outlines of the countries; a ring's owner is the index of its country.
  public func outlines(_ level: LevelOfDetail) -> Outlines { levels[level.rawValue].value }

  /// The outlines of the named seas; a ring's owner is the index of its name.
  public var seas: Outlines { seaOutlines.value }

  var divisionOutlines: Outlines { provinceOutlines.value }
}
