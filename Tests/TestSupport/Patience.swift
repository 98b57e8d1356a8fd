import Foundation

/// How long something may take that must not take long, on a busy machine and without optimizing.
package enum Patience {
  /// So many seconds; ten times as many where a sanitizer looks at each access to memory.
  package static func seconds(_ count: Int) -> Duration {
    .seconds(BuiltModules.sanitizing.isEmpty ? count : count * 10)
  }
}
