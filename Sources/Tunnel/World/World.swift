public import Foundation

/// The map and the gazetteer of the whole world, read from one file and asked without a network.
///
/// Opening checks every part of the file but decodes only its lists. Outlines, seas and places are
/// decoded when first asked for, each once; ``prepare()`` does it ahead, on any thread.
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
  private let shapes: [Lazily<Shapes>]
  private let levels: [Lazily<Outlines>]
  private let seaShapes: Lazily<Shapes>
  private let seaOutlines: Lazily<Outlines>
  private let landIndex: Lazily<BandIndex>
  private let seaIndex: Lazily<BandIndex>
  private let provinceIndex: Lazily<BandIndex>
  private let places: Lazily<Gazetteer>

  /// Reads a world file.
  public convenience init(contentsOf url: URL) throws(WorldError) {
    let path = url.path
    guard FileManager.default.fileExists(atPath: path) else { throw .notFound(path: path) }
    guard let data = try? Data(contentsOf: url) else {
      throw .unreadable(path: path, reason: World.hindrance(at: path))
    }
    try self.init(bytes: Array(data))
  }

  /// Why the bytes at a path cannot be read, in few words.
  private static func hindrance(at path: String) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    return FileManager.default.isReadableFile(atPath: path)
      ? "it is no ordinary file" : "permission denied"
  }

  /// Reads the bytes of a world file.
  public init(bytes: [UInt8]) throws(WorldError) {
    let file = try WorldFile(bytes)
    let tables = try WorldTables(file)
    (self.tables, countries) = (tables, tables.countries)
    seaNames = tables.seas.map(\.name)
    attribution = tables.about.first ?? ""
    sources = Array(tables.about.dropFirst())

    // The checksums are right by now, so a chunk that cannot be decoded was built wrong: no shapes.
    func decoding(_ tag: WorldFile.Tag, owners: Int) -> Lazily<Shapes> {
      Lazily { (try? Shapes(file.reader(for: tag), owners: owners)) ?? Shapes() }
    }
    let shapes = [WorldFile.Tag.coarse, .medium, .fine].map {
      decoding($0, owners: tables.countries.count)
    }
    let seaShapes = decoding(.seas, owners: tables.seas.count)
    let provinceShapes = decoding(.provinces, owners: tables.provinces.count)
    (self.shapes, self.seaShapes) = (shapes, seaShapes)
    levels = shapes.map { shapes in Lazily { Outlines(shapes.value) } }
    seaOutlines = Lazily { Outlines(seaShapes.value) }
    landIndex = Lazily { BandIndex(shapes[LevelOfDetail.fine.rawValue].value) }
    seaIndex = Lazily { BandIndex(seaShapes.value) }
    provinceIndex = Lazily { BandIndex(provinceShapes.value) }
    places = Lazily {
      let places = try? Gazetteer(
        file, parents: tables.parents, provinceCount: tables.provinces.count)
      return places ?? Gazetteer()
    }
  }

  /// The outlines of the countries; the number of a ring's owner is its country's.
  public func outlines(_ level: LevelOfDetail) -> Outlines { levels[level.rawValue].value }

  /// The outlines of the named seas; the number of a ring's owner is its name's.
  public var seas: Outlines { seaOutlines.value }

  /// Decodes everything that questions need, so that the first answer comes at once.
  public func prepare() {
    _ = (land, sea, province, gazetteer)
  }

  var land: BandIndex { landIndex.value }
  var sea: BandIndex { seaIndex.value }
  var province: BandIndex { provinceIndex.value }
  var gazetteer: Gazetteer { places.value }
}
