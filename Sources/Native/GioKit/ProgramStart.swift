internal import CGio

/// Starts another program detached, without a shell, with its arguments and environment.
///
/// GLib: `g_spawn_async`.
package enum ProgramStart {
  /// The system's reason why it could not be started.
  package struct Failure: Error, Hashable, Sendable {
    package let reason: String
  }

  /// Starts the program named by the first argument.
  ///
  /// - Parameters:
  ///   - arguments: the arguments, the first of which names the program.
  ///   - folder: its working directory.
  ///   - environment: entries as "NAME=value".
  /// - Throws: the system's reason.
  package static func start(
    _ arguments: [String], in folder: String, environment: [String]
  ) throws(Failure) {
    var words = arguments.map { strdup($0) } + [nil]
    var entries = environment.map { strdup($0) } + [nil]
    defer { (words + entries).forEach { free($0) } }
    var error: UnsafeMutablePointer<GError>?
    let flags = GSpawnFlags(
      G_SPAWN_SEARCH_PATH.rawValue | G_SPAWN_STDOUT_TO_DEV_NULL.rawValue
        | G_SPAWN_STDERR_TO_DEV_NULL.rawValue)
    guard g_spawn_async(folder, &words, &entries, flags, nil, nil, nil, &error) == 0 else { return }
    let reason = error.flatMap { $0.pointee.message }.map { String(cString: $0) } ?? "?"
    g_clear_error(&error)
    throw Failure(reason: reason)
  }
}
