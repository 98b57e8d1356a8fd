public import Foundation

/// The user's folders according to the XDG Base Directory Specification.
///
/// As specified, empty variables and relative paths are ignored. The home folder is `$HOME`, or
/// that of the password file if it is not set.
public enum UserFolder {
  /// `$XDG_CONFIG_HOME/terrarium`, where preferences are kept.
  public static var configuration: URL { own(in: "XDG_CONFIG_HOME", else: ".config") }

  /// `$XDG_DATA_HOME/terrarium`, for the user's own lessons.
  public static var data: URL { own(in: "XDG_DATA_HOME", else: ".local/share") }

  /// `$XDG_STATE_HOME/terrarium`, for drafts, unsaved recordings and crash reports.
  public static var state: URL { own(in: "XDG_STATE_HOME", else: ".local/state") }

  /// `$XDG_CACHE_HOME/terrarium`, for files that may be deleted at any time.
  public static var cache: URL { own(in: "XDG_CACHE_HOME", else: ".cache") }

  private static func own(in variable: String, else usual: String) -> URL {
    let base =
      named(variable)
      ?? (named("HOME") ?? FileManager.default.homeDirectoryForCurrentUser)
      .appendingPathComponent(usual, isDirectory: true)
    return base.appendingPathComponent("terrarium", isDirectory: true)
  }

  /// The folder named by an environment variable, if it is an absolute path.
  private static func named(_ variable: String) -> URL? {
    guard let path = getenv(variable).map({ String(cString: $0) }), path.hasPrefix("/") else {
      return nil
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
