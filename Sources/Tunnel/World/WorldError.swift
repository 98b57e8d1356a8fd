/// The reason why a world file cannot be used.
public enum WorldError: Error, Hashable, Sendable {
  /// There is no file at this path.
  case notFound(path: String)
  /// The file could not be read.
  case unreadable(path: String, reason: String)
  /// The bytes do not start like a world file.
  case notAWorldFile
  /// A world file of an unknown version.
  case wrongVersion(String)
  /// The file is truncated.
  case short(expected: Int, found: Int)
  /// There is data after the file's contents.
  case long(expected: Int, found: Int)
  /// A required chunk is missing.
  case chunkMissing(String)
  /// A chunk's bytes do not match their checksum.
  case chunkDamaged(String)
  /// A chunk is intact but its contents are invalid.
  case chunkMalformed(String, reason: String)
}

extension WorldError: CustomStringConvertible {
  /// The problem and the remedy, in one line.
  public var description: String {
    switch self {
    case .notFound(let path):
      return "no map data at \(path); run scripts/build-world or reinstall Terrarium"
    case .unreadable(_, let reason):
      return "the map data cannot be read: \(reason); \(WorldError.remedy)"
    case .notAWorldFile:
      return "the map data is not a world file; \(WorldError.remedy)"
    case .wrongVersion(let version):
      return "the map data is of version \"\(version)\", this program reads \"1\"; "
        + WorldError.remedy
    case .short(let expected, let found):
      return "the map data is cut off: \(found) bytes of at least \(expected); "
        + WorldError.remedy
    case .long(let expected, let found):
      return "the map data goes on after its end: \(found) bytes instead of \(expected); "
        + WorldError.remedy
    case .chunkMissing(let tag):
      return "the map data lacks its part \(tag); \(WorldError.remedy)"
    case .chunkDamaged(let tag):
      return "the map data is damaged in its part \(tag); \(WorldError.remedy)"
    case .chunkMalformed(let tag, let reason):
      return "the map data was built wrong, part \(tag): \(reason); \(WorldError.remedy)"
    }
  }

  private static let remedy = "run scripts/build-world or reinstall Terrarium"
}
