public import Foundation
import Support

/// Reading the world while something else goes on.
extension World {
  /// How far loading has come.
  public enum Stage: Sendable {
    /// The coarsest outlines of the countries can be drawn.
    case coarse(Outlines)
    /// Everything is there, and the first answer will come at once.
    case complete(World)
  }

  /// Reads a world file in the background; calls `progress` at every stage, on any thread.
  ///
  /// The coarse outlines come some thousandths of a second after the file was read, the rest some
  /// hundredths later. A damaged file throws what opening it would; it may have shown its coarse
  /// outlines before.
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

  /// Decodes all parts that are not decoded yet; what is wrong with them is in ``problem``.
  public func decode() { _ = (knowsCountries, translations) }

  /// Puts everything in order that questions need, so that each answer comes at once.
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

  /// The bytes of an ordinary file, read to where they stay; nil where there is none or it fails.
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

  /// Why the bytes at a path cannot be read, in few words.
  private static func hindrance(at path: String) -> String {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return "it is a folder"
    }
    return FileManager.default.isReadableFile(atPath: path)
      ? "it is no ordinary file" : "permission denied"
  }
}
