internal import CX11
internal import Glibc

/// The end of the connection to an X server, as when the server is killed, which ends the program.
///
/// Xlib leaves no way to go on. GDK ends the program with status 1, and writes nothing if the server
/// closed the connection.
@MainActor
package enum DisplayLoss {
  /// Writes `words` to standard error when that happens, and then ends the program as GDK would.
  ///
  /// Call this when GDK has opened its display; before, GDK would put its own handler in the place of
  /// this one.
  package static func tell(_ words: StaticString) {
    lastWords = words
    XSetIOErrorHandler { _ in
      write(STDERR_FILENO, lastWords.utf8Start, lastWords.utf8CodeUnitCount)
      // Xlib would be asked again by what exit(3) runs.
      _exit(1)
    }
  }
}

/// Set once, before the handler is.
nonisolated(unsafe) private var lastWords: StaticString = ""
