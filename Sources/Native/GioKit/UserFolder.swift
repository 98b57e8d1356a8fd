internal import CGio

/// The user's own folders, as the XDG base directories say.
package enum UserFolder {
  /// `$XDG_CONFIG_HOME/terrarium`, where preferences are kept.
  package static var configuration: String {
    String(cString: g_get_user_config_dir()) + "/terrarium"
  }

  /// `$XDG_DATA_HOME/terrarium`, where recordings of the user's own are kept.
  package static var data: String { String(cString: g_get_user_data_dir()) + "/terrarium" }

  /// `$XDG_CACHE_HOME/terrarium`, for files that may go at any time.
  package static var cache: String { String(cString: g_get_user_cache_dir()) + "/terrarium" }

  /// The folder documents are offered to be saved in, or the home folder.
  package static var documents: String {
    let special = g_get_user_special_dir(G_USER_DIRECTORY_DOCUMENTS)
    return String(cString: special ?? g_get_home_dir())
  }

  /// The folder pictures are offered to be saved in, or the home folder.
  package static var pictures: String {
    let special = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES)
    return String(cString: special ?? g_get_home_dir())
  }
}
