import Support

/// Why the file of a script could not be opened or saved.
package enum ScriptFileError: Error, Hashable, CustomStringConvertible {
  case notFound(path: String)
  case unreadable(path: String, reason: String)
  /// A line, from 1, is not valid UTF-8.
  case notText(path: String, line: Int)
  /// It exceeds the editor's limits.
  case beyondBounds(path: String, ScriptBound)
  case unwritable(path: String, reason: String)
  /// The script has no file yet.
  case unnamed

  /// The path, the reason and a remedy.
  package var description: String {
    switch self {
    case .notFound(let path):
      localized("\(path): no such file; it may have been moved or renamed")
    case .unreadable(let path, let reason):
      localized("\(path): cannot be read: \(reason)")
    case .notText(let path, let line):
      localized("\(path):\(line): is not text in UTF-8; save it as UTF-8 with another editor first")
    case .beyondBounds(let path, let bound): "\(path): \(bound)"
    case .unwritable(_, let reason): reason
    case .unnamed: localized("the script has no file yet; choose one with Save As")
    }
  }
}
