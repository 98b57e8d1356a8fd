import Foundation

/// A child process, started without a shell, with pipes for its input and errors.
///
/// POSIX: `posix_spawn`.
final class ChildProcess {
  /// A system error, such as too many open files.
  struct Failure: Error {
    /// A value of errno.h.
    let code: Int32

    var reason: String { String(cString: strerror(code)) }
  }

  /// How it ended.
  enum End: Hashable {
    case status(Int32)
    case signal(Int32)
  }

  private let process: pid_t
  private let (input, complaints): (Stream, Stream)
  private var end: End?

  /// Starts the program at a path with an environment.
  init(
    at path: String, _ arguments: [String], environment: [String]
  ) throws(Failure) {
    input = try Stream()
    // Non-blocking, for reading after its end.
    complaints = try Stream(SOCK_NONBLOCK)
    process = try Self.spawn(
      path, [path] + arguments, environment, streams: [input.theirs, nil, complaints.theirs])
    input.closeTheirs()
    complaints.closeTheirs()
  }

  deinit {
    guard end == nil else { return }
    kill(process, SIGKILL)
    _ = finish()
  }

  /// Writes to its standard input, blocking until all is written.
  func write(_ bytes: [UInt8]) throws(Failure) {
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes {
        Foundation.write(input.ours, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  /// Closes its input and waits until it exits.
  func finish() -> End {
    if let end { return end }
    input.closeOurs()
    var code: Int32 = 0
    while waitpid(process, &code, 0) < 0, errno == EINTR {}
    // The lowest seven bits are the signal, the next eight the exit status.
    let end = code & 0x7f == 0 ? End.status(code >> 8 & 0xff) : .signal(code & 0x7f)
    self.end = end
    return end
  }

  /// Its unread standard error, limited to about 100 kB.
  func complained() -> String {
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while case let count = read(complaints.ours, &part, part.count), count > 0 {
      text += part[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Starts a program with standard streams; nil is /dev/null.
  private static func spawn(
    _ path: String, _ arguments: [String], _ environment: [String], streams: [Int32?]
  ) throws(Failure) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in zip(Int32(0)..., streams) {
      if let stream {
        posix_spawn_file_actions_adddup2(&actions, stream, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    var process: pid_t = 0
    let code = withWords(arguments) { arguments in
      withWords(environment) { environment in
        posix_spawn(&process, path, &actions, nil, arguments, environment)
      }
    }
    guard code == 0 else { throw Failure(code: code) }
    return process
  }

  /// A stream to or from a child: a socket pair.
  ///
  /// Both ends are created close-on-exec atomically, unlike with `pipe`.
  private final class Stream {
    private(set) var ours: Int32
    private(set) var theirs: Int32

    init(_ kind: __socket_type = __socket_type(0)) throws(Failure) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | kind.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Failure(code: errno) }
      (ours, theirs) = (ends[0], ends[1])
    }

    deinit {
      closeOurs()
      closeTheirs()
    }

    func closeOurs() { Self.close(&ours) }
    func closeTheirs() { Self.close(&theirs) }

    private static func close(_ end: inout Int32) {
      if end >= 0 { Foundation.close(end) }
      end = -1
    }
  }

  /// Strings as a null-terminated C array.
  private static func withWords<Result>(
    _ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = words.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
