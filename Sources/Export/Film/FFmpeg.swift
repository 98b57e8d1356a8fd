import Foundation

/// The program ffmpeg at work on one film: stills go in, a file comes out.
///
/// It is started directly, by no shell, with an environment of its own, and writes to a file that
/// vanishes with this program.
final class FFmpeg {
  private let process: ChildProcess
  private let film: ScratchFile

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

  /// Hands over a still, its pixels as blue, green, red and one more byte.
  func add(_ pixels: [UInt8]) throws(FilmError) {
    do throws(ChildProcess.Failure) {
      try process.write(pixels)
    } catch {
      // It ended by itself, and has said why.
      _ = try finish()
      throw .ffmpeg(error.reason)
    }
  }

  /// The film's bytes, once all stills are in.
  func finish() throws(FilmError) -> [UInt8] {
    let end = process.finish()
    let complaints = process.complained().split(whereSeparator: \.isNewline).map(String.init)
    // Where its disk is full it says so, and ends as if all were well.
    let trouble = Self.troubles.first { words in complaints.contains { $0.hasSuffix(words) } }
    if let trouble { throw .export(ScratchFile.failure(trouble)) }
    guard end == .status(0) else { throw .ffmpeg(complaints.last ?? Self.words(for: end)) }
    return try filming { () throws(ExportError) in try film.bytes() }
  }

  /// What the system says of a file that cannot take all that is written, in its locale, which is C.
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
