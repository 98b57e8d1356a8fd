import Foundation
import Glibc
import TestSupport

/// A run of the built program with what the system says it took.
struct MeasuredRun {
  let status: Int32
  let hasCrashed: Bool
  let errors: String
  /// How long it took.
  let seconds: Double
  /// The most memory it had at one time, in bytes.
  let peak: Int

  /// Traces a script in a process of its own, with no more addresses than `limit` has kilobytes.
  init(tracing text: String, within limit: Int) throws {
    self = try Terrarium.withFolder { folder in
      let place = folder.path
      try Data(text.utf8).write(to: folder.appendingPathComponent("own.swift"))
      let line = """
        cd '\(place)' && ulimit -v \(limit) && exec '\(Terrarium.path)' trace own.swift >out 2>err
        """
      let start = ContinuousClock.now
      var (status, usage, child) = (Int32(), rusage(), pid_t())
      let words = Self.copies(of: ["/bin/bash", "-c", line])
      let environment = Self.copies(of: ["LANG=C", "HOME=\(place)", "PATH=/usr/bin:/bin"])
      defer { for word in words + environment { free(word) } }
      guard posix_spawn(&child, "/bin/bash", nil, nil, words, environment) == 0,
        wait4(child, &status, 0, &usage) == child
      else { throw POSIXError(.ECHILD) }
      let errors = try Data(contentsOf: folder.appendingPathComponent("err"))
      return MeasuredRun(
        status: status >> 8 & 0xFF, hasCrashed: status & 0x7F != 0 || status >> 8 & 0xFF > 127,
        errors: String(decoding: errors, as: UTF8.self),
        seconds: (ContinuousClock.now - start) / .seconds(1), peak: usage.ru_maxrss * 1024)
    }
  }

  /// Texts as C takes a list of them, to be freed.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { text in strdup(text) } + [nil]
  }

  private init(status: Int32, hasCrashed: Bool, errors: String, seconds: Double, peak: Int) {
    (self.status, self.hasCrashed, self.errors) = (status, hasCrashed, errors)
    (self.seconds, self.peak) = (seconds, peak)
  }
}
