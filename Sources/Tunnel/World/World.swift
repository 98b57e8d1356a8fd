public import Foundation

/// The map and the gazetteer of the whole world, read from one file and asked without a network.
///
/// Opening checks and decodes every part of the file, or every part that maps are drawn from. What only
/// many questions need is put in order when they are asked; ``prepare()`` does it ahead, on any thread.
public final class World: Sendable {
  /// The countries; outlines refer to them by number.
  public let countries: [Country]
  /// The names of the seas; outlines of seas refer to them by number.
  public let seaNames: [String]
  /// The sources to be named wherever the map is shown.
  public let attribution: String
  /// The packages the file was made from, a line each: name, version, sha256.
  public let sources: [String]

  let tables: WorldTables
  let gazetteer: Gazetteer
  private let details: LaterPart<WorldDetails>
  private let names: LaterPart<[Language: Translations]>
  private let finders: (land: Lazily<PolygonFinder>, province: Lazily<PolygonFinder>)
  /// Which sea a point is in, by number.
  let sea: PolygonFinder
  private let levels: [Lazily<Outlines>]
  private let seaOutlines: Lazily<Outlines>
  private let provinceOutlines: Lazily<Outlines>

  /// Reads a world file.
  public convenience init(contentsOf url: URL) throws(WorldError) {
    try self.init(bytes: World.bytes(of: url))
  }

  /// Reads a world file as far as maps of the whole world need it; the rest when it is first needed.
  ///
  /// Every part is checked against its checksum. What was built wrong of the rest is found when it is needed,
  /// and is as if it were not there: see ``problem``.
  public convenience init(mapsOf url: URL) throws(WorldError) {
    try self.init(mapsIn: World.bytes(of: url))
  }

  /// The same of the bytes of a world file.
  public convenience init(mapsIn bytes: [UInt8]) throws(WorldError) {
    try self.init(mapsOf: WorldFile(bytes))
  }

  /// Reads the bytes of a world file.
  public convenience init(bytes: [UInt8]) throws(WorldError) {
    try self.init(WorldFile(bytes))
  }

  /// Reads a world file, every part of it.
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

  /// What is wrong with the parts that were needed so far; nil when they are well.
  ///
  /// Without what belongs to countries every place is one of which nothing is known.
  public var problem: WorldError? { details.problem ?? names.problem }

  /// Who owns a point: countries and admin-1 units by number.
  var land: PolygonFinder { finders.land.value }
  var province: PolygonFinder { finders.province.value }

  var islands: Islands { details.value.islands }
  var translations: [Language: Translations] { names.value }

  /// Whether it is known what belongs to which country; decodes it to find out.
  var knowsCountries: Bool {
    _ = details.value
    return details.problem == nil
  }

  /// The outlines of the countries; the number of a ring's owner is its country's.
  public func outlines(_ level: LevelOfDetail) -> Outlines { levels[level.rawValue].value }

  /// The outlines of the named seas; the number of a ring's owner is its name's.
  public var seas: Outlines { seaOutlines.value }

  var divisionOutlines: Outlines { provinceOutlines.value }
}
