import Foundation

/// Only one thread at a time may load glyphs.
///
/// Every font map reaches the same FreeType faces through cairo, whose own locks leave gaps: two
/// threads that shape and paint at once crash in cairo 1.16. Whatever touches a font, letting go
/// of it included, stands inside `hold`.
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
