import Foundation

/// Serializes glyph loading.
///
/// All font maps share the same FreeType faces through cairo, whose locks have gaps: two threads
/// that shape and paint concurrently crash in cairo 1.16. All font access, including release, must
/// be inside `hold`.
enum FontLock {
  private static let lock = NSRecursiveLock()

  static func hold<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
