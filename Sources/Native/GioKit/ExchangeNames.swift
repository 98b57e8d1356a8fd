// Exchanging two file names atomically.

internal import CGio
internal import Glibc

/// Exchanges the names of two files or folders atomically: neither name is ever missing.
///
/// Returns false, and changes nothing, on failure; some file systems do not support it.
package func exchangeNames(of one: String, and other: String) -> Bool {
  // RENAME_EXCHANGE, a macro of the same header.
  renameat2(AT_FDCWD, one, AT_FDCWD, other, 1 << 1) == 0
}
