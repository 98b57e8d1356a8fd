import Foundation

/// The program ffmpeg at work on one film: stills go in, a file comes out.
///
/// It is started directly, by no shell, with an environment of its own, and writes to a file that
/// vanishes with this program.
final class FFmpeg {
  private let process = Process()
  private let input = Pipe()
  private let film: ScratchFile
  private let complaints: ScratchFile
  private var isOpen = true

  /// Where the program is, as the system looks for it; nil where it is not installed.
  static func path(in environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/ffmpeg" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Starts a film of stills of so many pixels.
  init(
    at path: String, width: Int, height: Int, stillsPerSecond: Double, codec: [String]
  ) throws(FilmError) {
    film = try filming { () throws(ExportError) in try ScratchFile() }
    complaints = try filming { () throws(ExportError) in try ScratchFile() }
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments =
      [
        "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt",
        "bgr0", "-video_size", "\(width)x\(height)", "-framerate", "\(stillsPerSecond)", "-i",
        "pipe:0", "-an", "-threads", "1", "-filter_threads", "1", "-map_metadata", "-1",
        "-fflags", "+bitexact", "-flags:v", "+bitexact",
      ] + codec + [film.path]
    process.environment = ["LC_ALL": "C", "PATH": "/usr/bin:/bin"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = complaints.handle
    do { try process.run() } catch { throw .ffmpeg(error.localizedDescription) }
    try? input.fileHandleForReading.close()
  }

  deinit { stop() }

  /// Hands over a still, its pixels as blue, green, red and one more byte.
  func add(_ pixels: [UInt8]) throws(FilmError) {
    let descriptor = input.fileHandleForWriting.fileDescriptor
    var written = 0
    while written < pixels.count {
      let count = pixels[written...].withUnsafeBytes {
        write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        // It ended by itself, and has said why.
        _ = try finish()
        throw .ffmpeg(String(cString: strerror(errno)))
      }
    }
  }

  /// The film's bytes, once all stills are in.
  func finish() throws(FilmError) -> [UInt8] {
    closeInput()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw .ffmpeg(lastWords)
    }
    return try filming { () throws(ExportError) in try film.bytes() }
  }

  /// Ends it at once, if it is still running.
  func stop() {
    closeInput()
    guard process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private func closeInput() {
    guard isOpen else { return }
    isOpen = false
    try? input.fileHandleForWriting.close()
  }

  /// The last line it wrote, which is mostly the reason.
  private var lastWords: String {
    let text = String(decoding: (try? complaints.bytes()) ?? [], as: UTF8.self)
    let line = text.split(whereSeparator: \.isNewline).last.map(String.init)
    return line ?? "it ended with status \(process.terminationStatus)"
  }
}
