import Foundation

/// How much the law tests do: all of it, or what sanitizers leave time for.
enum LawQuota {
  /// `TERRARIUM_LAW_SHARE` says which part of the calls is made, in percent; scripts/check sets it
  /// for sanitizers.
  private static let percent =
    ProcessInfo.processInfo.environment["TERRARIUM_LAW_SHARE"].flatMap(Int.init) ?? 100

  static func calls(_ count: Int) -> Int { max(1, count * percent / 100) }
}
