import Foundation

/// The state folder of one process, locked against others.
///
/// Usually the user's state folder; a concurrent process gets a subfolder. The lock is released
/// when its process exits, however it does.
final class StateClaim: Sendable {
  let folder: URL
  private let lock: Int32

  /// Claims `folder`, or its first free subfolder.
  convenience init(_ folder: URL) {
    for place in [folder] + Self.others(in: folder) {
      StateFolder.make(place)
      if let lock = Self.lock(place) {
        self.init(folder: place, lock: lock)
        return
      }
      // Only another process's lock is a reason to try the next folder.
      if errno != EWOULDBLOCK { break }
    }
    self.init(folder: folder, lock: -1)
  }

  private init(folder: URL, lock: Int32) { (self.folder, self.lock) = (folder, lock) }

  deinit { if lock >= 0 { close(lock) } }

  /// The folders of concurrent processes that no longer run.
  static func abandoned(in folder: URL) -> [StateClaim] {
    others(in: folder).filter { FileManager.default.fileExists(atPath: $0.path) }
      .compactMap { place in lock(place).map { StateClaim(folder: place, lock: $0) } }
  }

  private static let most = 9

  private static func others(in folder: URL) -> [URL] {
    (2...most).map { folder.appendingPathComponent("\($0)") }
  }

  private static func lock(_ folder: URL) -> Int32? {
    let path = folder.appendingPathComponent("lock").path
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return nil }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    let reason = errno
    close(file)
    errno = reason
    return nil
  }
}
