import Foundation

/// Selects the tests: the fast ones with every push, all of them nightly.
package enum Nightly {
  /// `TERRARIUM_TESTS=nightly` runs all tests; `scripts/test --nightly` sets it.
  package static let isOn = ProcessInfo.processInfo.environment["TERRARIUM_TESTS"] == "nightly"

  /// The number of random programs to run.
  package static func count(push: Int, nightly: Int) -> Int { isOn ? nightly : push }
}
