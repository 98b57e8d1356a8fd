import Foundation

/// Identifies a file regardless of names and links.
struct FileIdentity: Hashable {
  private let (device, inode): (dev_t, ino_t)

  /// Nil unless it is a regular file; "-" is standard input.
  init?(_ path: String) {
    var status = stat()
    let isThere = path == "-" ? fstat(STDIN_FILENO, &status) == 0 : stat(path, &status) == 0
    guard isThere, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// Throws if the output would overwrite an input.
  static func check(_ output: String, isNoneOf inputs: [String]) throws(CommandError) {
    guard output != "-", let identity = FileIdentity(output) else { return }
    guard inputs.contains(where: { FileIdentity($0) == identity }) else { return }
    throw .inputAsOutput(output)
  }
}
