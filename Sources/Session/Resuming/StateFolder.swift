import Foundation

/// The folder in which a program keeps what outlives it.
enum StateFolder {
  /// Makes it, for its owner alone; whether it is there.
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
