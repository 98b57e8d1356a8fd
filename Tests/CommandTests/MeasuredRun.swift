import Foundation
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
        cd '\(place)' && ulimit -v \(limit) && export HOME='\(place)' LANG=C \
          && unset TERRARIUM_PROFILE && exec '\(Terrarium.path)' trace own.swift >out 2>err
        """
      let start = ContinuousClock.now
      let outcome = try Launched("/usr/bin/python3", ["-c", Self.measuring, line])
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let numbers = outcome.output.split { !$0.isNumber }.compactMap { Int($0) }
      guard numbers.count == 2 else { throw POSIXError(.ECHILD) }
      let errors = try Data(contentsOf: folder.appendingPathComponent("err"))
      return MeasuredRun(
        status: Int32(numbers[0] >> 8 & 0xFF),
        hasCrashed: numbers[0] & 0x7F != 0 || numbers[0] >> 8 & 0xFF > 127,
        errors: String(decoding: errors, as: UTF8.self), seconds: seconds,
        peak: numbers[1] * 1024)
    }
  }

  /// Starts a command from a small process, whose own memory a child's peak would begin with.
  private static let measuring = """
    import os, sys
    child = os.fork()
    if child == 0:
        os.execv("/bin/bash", ["bash", "-c", sys.argv[1]])
    _, status, usage = os.wait4(child, 0)
    print(status, usage.ru_maxrss)
    """

  private init(status: Int32, hasCrashed: Bool, errors: String, seconds: Double, peak: Int) {
    (self.status, self.hasCrashed, self.errors) = (status, hasCrashed, errors)
    (self.seconds, self.peak) = (seconds, peak)
  }
}
