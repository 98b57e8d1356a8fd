import Foundation

/// How much the law tests do: all of it, or what sanitizers leave time for.
package enum LawQuota {
  /// `TERRARIUM_LAW_SHARE` says which part of the calls or programs there is, in percent;
  /// scripts/check sets it for sanitizers.
  private static let percent =
    ProcessInfo.processInfo.environment["TERRARIUM_LAW_SHARE"].flatMap(Int.init) ?? 100

  /// How many of so many calls or programs there are.
  package static func calls(_ count: Int) -> Int { max(1, count * percent / 100) }
}
