import Foundation

/// The folder for persistent state.
enum StateFolder {
  /// Creates it, for its owner only; returns whether it exists.
  ///
  /// An existing folder with other permissions is made private, too: drafts are private.
  @discardableResult static func make(_ folder: URL) -> Bool {
    let rights: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: rights)
    try? FileManager.default.setAttributes(rights, ofItemAtPath: folder.path)
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
