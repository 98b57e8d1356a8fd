internal import CGio

/// The user's document and picture folders.
package enum DesktopFolder {
  /// The default folder for documents, else the home folder.
  package static var documents: String { special(G_USER_DIRECTORY_DOCUMENTS) }

  /// The default folder for pictures, else the home folder.
  package static var pictures: String { special(G_USER_DIRECTORY_PICTURES) }

  private static func special(_ folder: GUserDirectory) -> String {
    String(cString: g_get_user_special_dir(folder) ?? g_get_home_dir())
  }
}
