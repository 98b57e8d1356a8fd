import Synchronization
import Workers

/// The large parts of a world file, decoded side by side.
struct WorldParts: Sendable {
  /// The countries, at every level of detail.
  let land: [Shapes]
  let seas: Shapes
  let provinces: Shapes
  let gazetteer: Gazetteer
  let islands: Islands
  let translations: [Language: Translations]

  init(_ file: WorldFile, _ tables: WorldTables) throws(WorldError) {
    let countries = tables.countries.count
    let layers: [(tag: WorldFile.Tag, owners: Int)] = [
      (.fine, countries), (.provinces, tables.provinces.count), (.medium, countries),
      (.seas, tables.seas.count), (.coarse, countries),
    ]
    let decoded = Mutex([WorldFile.Tag: Result<Shapes, WorldError>]())
    sideBySide(layers.count) { index in
      let (tag, owners) = layers[index]
      let result = Result { () throws(WorldError) in
        try WorldParts.shapes(file, tag, owners: owners)
      }
      decoded.withLock { $0[tag] = result }
    }
    let shapes = decoded.withLock(\.self)
    func layer(_ tag: WorldFile.Tag) throws(WorldError) -> Shapes {
      guard let result = shapes[tag] else { throw .chunkMissing(tag.rawValue) }
      return try result.get()
    }
    land = [try layer(.coarse), try layer(.medium), try layer(.fine)]
    (seas, provinces) = (try layer(.seas), try layer(.provinces))
    let gazetteer = try file.decoding(.places) { () throws(ByteReader.Malformed) in
      try Gazetteer(
        file, parents: tables.parents, territoryCodes: tables.territories,
        provinceCount: tables.provinces.count)
    }
    self.gazetteer = gazetteer
    let fine = land[LevelOfDetail.fine.rawValue]
    islands = try file.decoding(.islands) { () throws(ByteReader.Malformed) in
      try Islands(
        file.reader(for: .islands), in: fine, first: gazetteer.firstIsland,
        places: gazetteer.coordinates.count)
    }
    let counts = [
      countries, tables.seas.count, tables.disputed.count, gazetteer.coordinates.count,
      tables.features.count,
    ]
    var translations: [Language: Translations] = [:]
    for language in Language.allCases {
      guard let tag = WorldFile.Tag(rawValue: "LN\(language.rawValue)") else { continue }
      translations[language] = try file.decoding(tag) { () throws(ByteReader.Malformed) in
        try Translations(file.reader(for: tag), in: file, counts: counts)
      }
    }
    self.translations = translations
  }

  /// One layer of polygons that no question can make too expensive.
  static func shapes(
    _ file: WorldFile, _ tag: WorldFile.Tag, owners: Int
  ) throws(WorldError) -> Shapes {
    try file.decoding(tag) { () throws(ByteReader.Malformed) in
      let reader = file.reader(for: tag)
      let shapes = try Shapes(reader, owners: owners)
      guard CellIndex.entryCount(of: shapes) <= CellIndex.mostEntries else {
        throw reader.malformed("its outlines run to and fro across the whole map")
      }
      return shapes
    }
  }
}

extension WorldFile {
  /// What comes out of a chunk, or what is wrong with it.
  func decoding<Part>(
    _ tag: Tag, _ body: () throws(ByteReader.Malformed) -> Part
  ) throws(WorldError) -> Part {
    do throws(ByteReader.Malformed) {
      return try body()
    } catch {
      throw .chunkMalformed(tag.rawValue, reason: error.reason)
    }
  }
}
