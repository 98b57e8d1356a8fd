internal import CGio

/// The folders in which a desktop keeps the user's documents and pictures, whatever it calls them.
package enum DesktopFolder {
  /// The folder documents are offered to be saved in, or the home folder.
  package static var documents: String { special(G_USER_DIRECTORY_DOCUMENTS) }

  /// The folder pictures are offered to be saved in, or the home folder.
  package static var pictures: String { special(G_USER_DIRECTORY_PICTURES) }

  private static func special(_ folder: GUserDirectory) -> String {
    String(cString: g_get_user_special_dir(folder) ?? g_get_home_dir())
  }
}
