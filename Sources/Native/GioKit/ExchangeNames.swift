// Two files or folders that trade their names in one step.

internal import CGio
internal import Glibc

/// Exchanges the names of two files or folders atomically: neither name is ever missing.
///
/// Answers false, and changes nothing, where that fails; some file systems cannot do it at all.
package func exchangeNames(of one: String, and other: String) -> Bool {
  // RENAME_EXCHANGE, a macro of the same header.
  renameat2(AT_FDCWD, one, AT_FDCWD, other, 1 << 1) == 0
}
