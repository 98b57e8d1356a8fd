import Foundation

/// An ffmpeg process for one film: frames in, a file out.
///
/// It is started without a shell, in a clean environment, and writes to an anonymous file that
/// disappears with this process.
final class FFmpeg {
  private let process: ChildProcess
  private let film: ScratchFile

  /// The path of ffmpeg in PATH; nil if it is not installed.
  static func path(in environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
    return folders.map { "\($0)/ffmpeg" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Starts a film with a frame size in pixels.
  init(
    at path: String, width: Int, height: Int, stillsPerSecond: Double, codec: [String]
  ) throws(FilmError) {
    film = try filming { () throws(ExportError) in try ScratchFile() }
    let arguments =
      [
        "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt",
        "bgr0", "-video_size", "\(width)x\(height)", "-framerate", "\(stillsPerSecond)", "-i",
        "pipe:0", "-an", "-threads", "1", "-filter_threads", "1", "-map_metadata", "-1",
        "-fflags", "+bitexact", "-flags:v", "+bitexact",
      ] + codec + [film.path]
    do throws(ChildProcess.Failure) {
      process = try ChildProcess(
        at: path, arguments, environment: ["LC_ALL=C", "PATH=/usr/bin:/bin"])
    } catch {
      throw .notStarted(error.reason)
    }
  }

  /// Adds a frame, with pixels as BGRX.
  func add(_ pixels: [UInt8]) throws(FilmError) {
    do throws(ChildProcess.Failure) {
      try process.write(pixels)
    } catch {
      // It exited, and reported why.
      _ = try finish()
      throw .ffmpeg(error.reason)
    }
  }

  /// Finishes the film and returns its bytes.
  func finish() throws(FilmError) -> [UInt8] {
    let end = process.finish()
    let complaints = process.complained().split(whereSeparator: \.isNewline).map(String.init)
    // If the disk is full, ffmpeg reports it but exits with success.
    let trouble = Self.troubles.first { words in complaints.contains { $0.hasSuffix(words) } }
    if let trouble { throw .export(ScratchFile.failure(trouble)) }
    guard end == .status(0) else { throw .ffmpeg(complaints.last ?? Self.words(for: end)) }
    return try filming { () throws(ExportError) in try film.bytes() }
  }

  /// The system's messages for failed writes, in the C locale.
  private static let troubles = [
    "No space left on device", "Disk quota exceeded", "File too large", "Input/output error",
  ]

  private static func words(for end: ChildProcess.End) -> String {
    switch end {
    case .status(let status): "it ended with status \(status)"
    case .signal(let signal): "it was ended: \(String(cString: strsignal(signal)))"
    }
  }
}
