public import Foundation

/// The user's own folders, as the XDG Base Directory Specification says.
///
/// A variable that is empty or a relative path does not count, as the specification asks. The home
/// folder is `$HOME`; only where that is not set is it what the password file says.
public enum UserFolder {
  /// `$XDG_CONFIG_HOME/terrarium`, where preferences are kept.
  public static var configuration: URL { own(in: "XDG_CONFIG_HOME", else: ".config") }

  /// `$XDG_DATA_HOME/terrarium`, where lessons of one's own are.
  public static var data: URL { own(in: "XDG_DATA_HOME", else: ".local/share") }

  /// `$XDG_STATE_HOME/terrarium`, where drafts, unsaved recordings and reports are kept.
  public static var state: URL { own(in: "XDG_STATE_HOME", else: ".local/state") }

  /// `$XDG_CACHE_HOME/terrarium`, for files that may go at any time.
  public static var cache: URL { own(in: "XDG_CACHE_HOME", else: ".cache") }

  private static func own(in variable: String, else usual: String) -> URL {
    let base =
      named(variable)
      ?? (named("HOME") ?? FileManager.default.homeDirectoryForCurrentUser)
      .appendingPathComponent(usual, isDirectory: true)
    return base.appendingPathComponent("terrarium", isDirectory: true)
  }

  /// The folder that a variable of the environment names, if it is an absolute path.
  private static func named(_ variable: String) -> URL? {
    guard let path = getenv(variable).map({ String(cString: $0) }), path.hasPrefix("/") else {
      return nil
    }
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
