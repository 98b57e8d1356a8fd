/// Why a file could not be read or written.
package struct FileError: Error, Hashable, CustomStringConvertible {
  /// The file, as the caller named it.
  package let path: String
  /// The kind of trouble, to choose an exit status or an advice by.
  package let reason: Reason

  /// What stood in the way.
  package enum Reason: Hashable, Sendable {
    /// A folder on the way, or the file itself, does not exist.
    case notFound
    /// The user may not write (or read) there.
    case notPermitted
    /// The path names a folder.
    case isFolder
    /// The disk, or the user's share of it, is full.
    case noSpace
    /// The file system takes no changes.
    case readOnly
    /// Anything rarer, in the words of the system.
    case other(String)
  }

  package init(path: String, reason: Reason) {
    (self.path, self.reason) = (path, reason)
  }

  /// Where, what, and what to do.
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
