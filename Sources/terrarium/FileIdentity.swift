import Foundation

/// Which file a path leads to, whatever names and links it has.
struct FileIdentity: Hashable {
  private let (device, inode): (dev_t, ino_t)

  /// Nil where there is no plain file; "-" is what standard input comes from.
  init?(_ path: String) {
    var status = stat()
    let isThere = path == "-" ? fstat(STDIN_FILENO, &status) == 0 : stat(path, &status) == 0
    guard isThere, status.st_mode & S_IFMT == S_IFREG else { return nil }
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// Refuses to write a result over what it is made of.
  static func check(_ output: String, isNoneOf inputs: [String]) throws(CommandError) {
    guard output != "-", let identity = FileIdentity(output) else { return }
    guard inputs.contains(where: { FileIdentity($0) == identity }) else { return }
    throw .inputAsOutput(output)
  }
}
