internal import CGtk
internal import GioKit

/// Watches a file for changes, deletion and creation.
@MainActor package final class FileMonitor {
  private let native: Object
  private var timer: MainLoopTimer?

  /// Programs write a file in several steps: wait for this pause, in seconds.
  private static let quiet = 0.3

  /// Calls `body` each time another program changes the file at `path`; nil without notifications.
  package init?(_ path: String, _ body: @escaping () -> Void) {
    guard let file = g_file_new_for_path(path) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    guard let monitor = g_file_monitor_file(file, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      return nil
    }
    native = Object(owning: UnsafeMutableRawPointer(monitor))
    connect(native.raw, "changed") { [weak self] _ in
      self?.timer = MainLoopTimer(after: Self.quiet) { body() }
    }
  }
}
