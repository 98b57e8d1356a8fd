import Foundation

/// How much the law tests do: all of it by night, a tenth with every push, or less under sanitizers.
package enum LawQuota {
  /// `TERRARIUM_LAW_SHARE` is the part of the calls or programs to run, in percent;
  /// scripts/check sets it for sanitizers.
  private static let percent =
    ProcessInfo.processInfo.environment["TERRARIUM_LAW_SHARE"].flatMap(Int.init)
    ?? Nightly.count(push: 10, nightly: 100)

  /// How many of so many calls or programs there are.
  package static func calls(_ count: Int) -> Int { max(1, count * percent / 100) }
}
