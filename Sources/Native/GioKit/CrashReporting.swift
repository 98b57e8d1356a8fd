internal import CCrash

/// Writes a report when this process crashes.
package enum CrashReporting {
  /// Installs signal handlers that write a report to `path`: `head`, the signal, a backtrace, and
  /// `tail`.
  ///
  /// The folder must exist. Only the owner can read the file; it is created on a crash only.
  package static func begin(at path: String, head: String, tail: String) {
    terrarium_report_crashes(path, head, tail)
  }
}
