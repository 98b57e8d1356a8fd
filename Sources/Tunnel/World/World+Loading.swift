public import Foundation
import Support

/// Loading the world in the background.
extension World {
  /// The loading stages.
  public enum Stage: Sendable {
    /// The coarsest outlines of countries are available.
    case coarse(Outlines)
    /// Everything is loaded, and answers are immediate.
    case complete(World)
  }

  /// Reads a world file in the background; calls `progress` at each stage, on any thread.
  ///
  /// The coarse outlines are available some milliseconds after the file was read, the rest some
  /// hundredths of a second later. Throws the same errors for a damaged file as opening it,
  /// possibly after the coarse outlines were shown.
  @concurrent
  public static func load(
    contentsOf url: URL, progress: @Sendable (Stage) -> Void = { _ in }
  ) async throws(WorldError) -> World {
    let file = try WorldFile(bytes(of: url))
    let tables = try WorldTables(file)
    let coarse = try WorldParts.shapes(file, .coarse, owners: tables.countries.count)
    progress(.coarse(Outlines(coarse)))
    let world = try World(file)
    world.prepare()
    progress(.complete(world))
    return world
  }

  /// Decodes all parts not decoded yet; errors are in ``problem``.
  public func decode() { _ = (knowsCountries, translations) }

  /// Builds all indices, so that answers are immediate.
  public func prepare() {
    let parts: [@Sendable (World) -> Void] = [
      { $0.decode() },
      { _ = $0.land.index }, { _ = $0.province.index }, { _ = $0.gazetteer.finder.tree },
      { _ = $0.sea.index },
    ]
    sideBySide(parts.count) { parts[$0](self) }
  }

  static func bytes(of url: URL) throws(WorldError) -> [UInt8] {
    let path = url.path
    guard FileManager.default.fileExists(atPath: path) else { throw .notFound(path: path) }
    guard let bytes = wholeFile(at: path) else {
      throw .unreadable(path: path, reason: hindrance(at: path))
    }
    return bytes
  }

  /// The bytes of a regular file; nil if there is none or reading fails.
  private static func wholeFile(at path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var about = stat()
    guard fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(about.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, count in
      while count < size, let start = room.baseAddress {
        let got = read(descriptor, start + count, size - count)
        if got < 0, errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
    }
    return bytes.count == size ? bytes : nil
  }

  /// A short reason why the file at a path cannot be read.
  private static func hindrance(at path: String) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    return FileManager.default.isReadableFile(atPath: path)
      ? "it is no ordinary file" : "permission denied"
  }
}
