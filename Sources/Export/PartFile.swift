import Foundation

/// A temporary file or folder: hidden next to its final place, and locked.
///
/// The lock is released when the process ends, however it does. So leftovers of killed processes
/// are distinguishable from files in use, and the next export into the folder removes them.
final class PartFile {
  let path: String
  /// The open file or folder, which holds the lock.
  let descriptor: Int32

  enum Kind {
    case file, folder
  }

  /// Creates an empty file or folder in `folder`, a path with a trailing slash; nil with `errno`
  /// set.
  ///
  /// First removes leftovers of killed processes, which may free a full disk.
  init?(_ kind: Kind, in folder: String) {
    Self.clear(folder)
    for number in 0..<Self.most {
      let path = "\(folder)\(Self.start)\(getpid())-\(number)\(Self.end)"
      guard let descriptor = Self.make(kind, at: path) else {
        if errno == EEXIST { continue }
        return nil
      }
      // Another process that cleans up may delete it before it is locked. On file systems without
      // locks there is no cleanup.
      let isTaken = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      if !isTaken, Self.isThere(path, descriptor) {
        (self.path, self.descriptor) = (path, descriptor)
        return
      }
      close(descriptor)
    }
    errno = EEXIST
    return nil
  }

  deinit { close(descriptor) }

  /// Removes it, unless it was renamed.
  func remove() { try? FileManager.default.removeItem(atPath: path) }

  private static let (start, end) = (".terrarium-", ".part")
  private static let most = 1_000

  private static func make(_ kind: Kind, at path: String) -> Int32? {
    let descriptor: Int32
    switch kind {
    case .file: descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    case .folder:
      guard mkdir(path, 0o777) == 0 else { return nil }
      descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    return descriptor < 0 ? nil : descriptor
  }

  private static func isThere(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && (named.st_dev, named.st_ino) == (opened.st_dev, opened.st_ino)
  }

  /// Whether a name has the form ".terrarium-4711-0.part", with process id and number.
  ///
  /// A folder may have thousands of other names.
  private static func isPart(_ name: String) -> Bool {
    guard name.utf8.starts(with: start.utf8), name.hasSuffix(end) else { return false }
    let numbers = name.dropFirst(start.count).dropLast(end.count)
      .split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Removes leftovers of killed processes from a folder.
  private static func clear(_ folder: String) {
    let all = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    for name in all ?? [] where isPart(name) {
      let path = folder + name
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }
}
