/// The formats of films.
package enum FilmFormat: String, Hashable, Sendable, CaseIterable {
  case gif
  case webm
  case mp4
  /// A folder of numbered pictures.
  case frames
  /// A web page that steps through the callbacks.
  case html

  /// The format with this file extension, ignoring case; folders have none.
  package init?(fileExtension: String) {
    guard let format = Self(rawValue: fileExtension.lowercased()), format != .frames else {
      return nil
    }
    self = format
  }

  /// The file extension, without the dot; nil for a folder.
  package var fileExtension: String? { self == .frames ? nil : rawValue }

  /// Whether ffmpeg is required.
  package var needsFFmpeg: Bool { codec != nil }

  /// The highest frame rate: GIF delays are in hundredths of a second, and players round 1 up.
  package var mostStillsPerSecond: Double { self == .gif ? 50 : 240 }

  /// The ffmpeg arguments for a number of pixel bytes.
  ///
  /// Disables everything nondeterministic (threads, versions, dates).
  func codec(ofBytes bytes: Int, ground: String) -> [String]? {
    guard let codec else { return nil }
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=0x\(ground)"
    let filter =
      switch self {
      // A shared palette requires all frames in memory; otherwise each frame gets one.
      case .gif where bytes <= Self.mostPaletteBytes:
        "split[a][b];[a]palettegen=stats_mode=full[p];[b][p]paletteuse=dither=none"
      case .gif:
        "split[a][b];[a]palettegen=stats_mode=single[p];[b][p]paletteuse=dither=none:new=1"
      default: even
      }
    return ["-vf", filter] + codec
  }

  private static let mostPaletteBytes = 400_000_000

  private var codec: [String]? {
    switch self {
    // Hold the last frame for a second before the film repeats.
    case .gif: ["-f", "gif", "-loop", "0", "-final_delay", "100"]
    case .webm:
      [
        "-c:v", "libvpx-vp9", "-crf", "22", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
        "-row-mt", "0", "-pix_fmt", "yuv420p", "-f", "webm",
      ]
    case .mp4:
      [
        "-c:v", "libx264", "-crf", "16", "-preset", "medium", "-tune", "animation", "-pix_fmt",
        "yuv420p", "-movflags", "+faststart", "-f", "mp4",
      ]
    case .frames, .html: nil
    }
  }
}
