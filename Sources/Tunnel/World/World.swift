public import Foundation

/// The map and the gazetteer of the whole world, read from one file and asked without a network.
///
/// Opening checks and decodes every part of the file. What only many questions need is put in order
/// when they are asked; ``prepare()`` does it ahead, on any thread.
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
  let islands: Islands
  let translations: [Language: Translations]
  /// Who owns a point: countries, seas and admin-1 units by number.
  let land, sea, province: PolygonFinder
  private let levels: [Lazily<Outlines>]
  private let seaOutlines: Lazily<Outlines>
  private let provinceOutlines: Lazily<Outlines>

  /// Reads a world file.
  public convenience init(contentsOf url: URL) throws(WorldError) {
    try self.init(bytes: World.bytes(of: url))
  }

  /// Reads the bytes of a world file.
  public convenience init(bytes: [UInt8]) throws(WorldError) {
    try self.init(WorldFile(bytes))
  }

  init(_ file: WorldFile) throws(WorldError) {
    let tables = try WorldTables(file)
    let parts = try WorldParts(file, tables)
    (self.tables, countries) = (tables, tables.countries)
    seaNames = tables.seas.map(\.name)
    attribution = tables.about.first ?? ""
    sources = Array(tables.about.dropFirst())
    (gazetteer, islands) = (parts.gazetteer, parts.islands)
    translations = parts.translations
    let (land, seas, provinces) = (parts.land, parts.seas, parts.provinces)
    levels = land.map { shapes in Lazily { Outlines(shapes) } }
    seaOutlines = Lazily { Outlines(seas) }
    self.land = PolygonFinder(land[LevelOfDetail.fine.rawValue])
    sea = PolygonFinder(seas)
    province = PolygonFinder(provinces)
    provinceOutlines = Lazily { Outlines(provinces) }
  }

  /// The outlines of the countries; the number of a ring's owner is its country's.
  public func outlines(_ level: LevelOfDetail) -> Outlines { levels[level.rawValue].value }

  /// The outlines of the named seas; the number of a ring's owner is its name's.
  public var seas: Outlines { seaOutlines.value }

  var divisionOutlines: Outlines { provinceOutlines.value }
}
