import Foundation

/// Which tests run: with every push those that fit into minutes, by night all of them.
package enum Nightly {
  /// `TERRARIUM_TESTS=nightly` runs all tests; `scripts/test --nightly` sets it.
  package static let isOn = ProcessInfo.processInfo.environment["TERRARIUM_TESTS"] == "nightly"

  /// How many random programs, or kinds of them, run with every push and by night.
  package static func count(push: Int, nightly: Int) -> Int { isOn ? nightly : push }
}
