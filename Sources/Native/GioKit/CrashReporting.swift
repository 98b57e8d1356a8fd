internal import CCrash

/// Lets a crash of this process leave a report.
package enum CrashReporting {
  /// From now on a deadly fault writes a file at `path`: `head`, which fault it was, the calls that
  /// led to it, and `tail`.
  ///
  /// The folder must be there. The file is the owner's alone; without a crash there is none.
  package static func begin(at path: String, head: String, tail: String) {
    terrarium_report_crashes(path, head, tail)
  }
}
