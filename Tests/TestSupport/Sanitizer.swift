import Foundation

/// The sanitizer that the tests are built for, if any: `scripts/check --sanitize` names it.
package enum Sanitizer {
  /// "address" or "thread".
  package static let kind = ProcessInfo.processInfo.environment["TERRARIUM_SANITIZER"]

  /// Its options; programs with an environment of their own receive them, too.
  package static let environment = ProcessInfo.processInfo.environment.filter {
    ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key)
  }
}
