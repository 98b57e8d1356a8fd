import Foundation

/// The installed desktop program, `terrarium-window`, which opens the window.
enum InstalledWindow {
  private static let name = "terrarium-window"

  /// The paths where it may be, in order: next to an executable, then in the folders of a `PATH`.
  ///
  /// Relative folders are left out: a file in the working directory is not installed.
  static func candidates(nextTo executable: String?, path: String) -> [String] {
    let own = executable.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path }
    let folders = path.split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    return ([own].compactMap(\.self) + folders).map { "\($0)/\(name)" }
  }

  /// Replaces this program with the desktop program in the same process, which keeps its id, streams
  /// and environment.
  static func open(_ words: [String]) throws(CommandError) -> Never {
    let files = FileManager.default
    let executable = try? files.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    guard
      let program = candidates(nextTo: executable, path: path)
        .first(where: files.isExecutableFile(atPath:))
    else { throw .windowNotInstalled }
    execv(program, ([program] + words).map { strdup($0) } + [nil])
    throw .unavailable("\(program) cannot be started: \(String(cString: strerror(errno)))")
  }
}
