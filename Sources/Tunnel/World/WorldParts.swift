import Support

/// The parts of a world file needed for drawing maps.
struct WorldParts: Sendable {
  /// The outlines of the countries in coarse and medium detail.
  let coarse, medium: Shapes
  let seas: Shapes
  let gazetteer: Gazetteer

  init(_ file: WorldFile, _ tables: WorldTables) throws(WorldError) {
    let countries = tables.countries.count
    coarse = try WorldParts.shapes(file, .coarse, owners: countries)
    medium = try WorldParts.shapes(file, .medium, owners: countries)
    seas = try WorldParts.shapes(file, .seas, owners: tables.seas.count)
    gazetteer = try file.decoding(.places) { () throws(ByteReader.Fault) in
      try Gazetteer(
        file, parents: tables.parents, territoryCodes: tables.territories,
        provinceCount: tables.provinces.count)
    }
  }

  /// A layer of polygons, limited so that queries stay cheap.
  static func shapes(
    _ file: WorldFile, _ tag: WorldFile.Tag, owners: Int
  ) throws(WorldError) -> Shapes {
    try file.decoding(tag) { () throws(ByteReader.Fault) in
      let reader = file.reader(for: tag)
      let shapes = try Shapes(reader, owners: owners)
      guard CellIndex.entryCount(of: shapes) <= CellIndex.mostEntries else {
        throw .malformed("its outlines run to and fro across the whole map")
      }
      return shapes
    }
  }
}

extension WorldFile {
  /// Decodes a chunk, or throws its error.
  func decoding<Part>(
    _ tag: Tag, _ body: () throws(ByteReader.Fault) -> Part
  ) throws(WorldError) -> Part {
    do throws(ByteReader.Fault) {
      return try body()
    } catch {
      throw .chunkMalformed(tag.rawValue, reason: error.reason)
    }
  }
}
