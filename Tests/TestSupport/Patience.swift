import Foundation

/// Time limits for fast work, with room for a busy machine and unoptimized code.
package enum Patience {
  /// A number of seconds, ten times as many under a sanitizer.
  package static func seconds(_ count: Int) -> Duration {
    .seconds(BuiltModules.sanitizing.isEmpty ? count : count * 10)
  }
}
