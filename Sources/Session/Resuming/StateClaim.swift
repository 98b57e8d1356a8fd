import Foundation

/// The folder in which one running program keeps its state, which no other writes into meanwhile.
///
/// Usually that is the user's own; a program that runs beside another gets one in it. A lock says
/// who is there, and goes with its program, however that ends.
final class StateClaim: Sendable {
  let folder: URL
  private let lock: Int32

  /// Claims `folder`, or the first one in it that is free.
  convenience init(_ folder: URL) {
    for place in [folder] + Self.others(in: folder) {
      StateFolder.make(place)
      if let lock = Self.lock(place) {
        self.init(folder: place, lock: lock)
        return
      }
      // Only the lock of another process is a reason to go elsewhere.
      if errno != EWOULDBLOCK { break }
    }
    self.init(folder: folder, lock: -1)
  }

  private init(folder: URL, lock: Int32) { (self.folder, self.lock) = (folder, lock) }

  deinit { if lock >= 0 { close(lock) } }

  /// What programs that ran beside another left behind, when that program runs no more.
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
