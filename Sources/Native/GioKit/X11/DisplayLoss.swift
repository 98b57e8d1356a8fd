internal import CX11
internal import Glibc

/// Loss of the connection to the X server, which ends the process.
///
/// Xlib offers no recovery. GDK exits with status 1, and prints nothing if the server closed the
/// connection.
@MainActor
package enum DisplayLoss {
  /// Prints `words` to standard error when that happens, then exits as GDK would.
  ///
  /// Call it after GDK has opened its display; otherwise GDK would replace the handler.
  package static func tell(_ words: StaticString) {
    lastWords = words
    XSetIOErrorHandler { _ in
      write(STDERR_FILENO, lastWords.utf8Start, lastWords.utf8CodeUnitCount)
      // Handlers of exit(3) would call Xlib again.
      _exit(1)
    }
  }
}

/// Set once, before the handler is installed.
nonisolated(unsafe) private var lastWords: StaticString = ""
