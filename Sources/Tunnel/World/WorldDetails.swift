import Synchronization
import Support

/// The large parts of a world file, needed only for queries and maps of small regions.
struct WorldDetails: Sendable {
  /// The outlines of the countries in full detail.
  let fine: Shapes
  let provinces: Shapes
  let islands: Islands

  /// No details.
  static let none = WorldDetails(fine: Shapes(), provinces: Shapes(), islands: Islands())

  private init(fine: Shapes, provinces: Shapes, islands: Islands) {
    (self.fine, self.provinces, self.islands) = (fine, provinces, islands)
  }

  /// The chunks they are decoded from.
  static let tags: [WorldFile.Tag] = [.fine, .provinces, .islands]

  /// Decodes them in parallel.
  init(_ file: WorldFile, _ tables: WorldTables, _ gazetteer: Gazetteer) throws(WorldError) {
    let layers: [(tag: WorldFile.Tag, owners: Int)] = [
      (.fine, tables.countries.count), (.provinces, tables.provinces.count),
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
    let fine = try layer(.fine)
    (self.fine, provinces) = (fine, try layer(.provinces))
    islands = try file.decoding(.islands) { () throws(ByteReader.Fault) in
      try Islands(
        file.reader(for: .islands), in: fine, first: gazetteer.firstIsland,
        places: gazetteer.coordinates.count)
    }
  }
}

extension [Language: Translations] {
  /// The chunks they are decoded from.
  static var tags: [WorldFile.Tag] { Language.allCases.compactMap(tag) }

  private static func tag(of language: Language) -> WorldFile.Tag? {
    WorldFile.Tag(rawValue: "LN\(language.rawValue)")
  }

  /// Decodes the names of all languages.
  init(_ file: WorldFile, _ tables: WorldTables, places: Int) throws(WorldError) {
    self = [:]
    let counts = [
      tables.countries.count, tables.seas.count, tables.disputed.count, places,
      tables.features.count,
    ]
    for language in Language.allCases {
      guard let tag = Self.tag(of: language) else { continue }
      self[language] = try file.decoding(tag) { () throws(ByteReader.Fault) in
        try Translations(file.chunk(tag), counts: counts)
      }
    }
  }
}
