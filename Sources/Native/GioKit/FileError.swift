/// Why a file could not be read or written.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The path, as the caller gave it.
  package let path: String
  /// The reason, to choose an exit status or a hint.
  package let reason: Reason

  /// A reason for failure.
  package enum Reason: Hashable, Sendable {
    /// A folder in the path, or the file itself, does not exist.
    case notFound
    /// The user has no permission to write (or read) there.
    case notPermitted
    /// The path names a folder.
    case isFolder
    /// The disk, or the user's quota, is full.
    case noSpace
    /// The file system is read-only.
    case readOnly
    /// Any other error, with the system's message.
    case other(String)
  }

  package init(path: String, reason: Reason) {
    (self.path, self.reason) = (path, reason)
  }

  /// The path, the reason, and a remedy.
  package var description: String {
    switch reason {
    case .notFound: "\(path): there is no such file or folder; check the spelling"
    case .notPermitted: "\(path): not permitted; choose a place you may write to"
    case .isFolder: "\(path): is a folder; add a file name"
    case .noSpace: "\(path): no space left; free some or choose another disk"
    case .readOnly: "\(path): the file system is read-only; choose another place"
    case .other(let words): "\(path): \(words)"
    }
  }
}
