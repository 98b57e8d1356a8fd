/// The formats that show a part of a run instead of one moment.
package enum FilmFormat: String, Hashable, Sendable, CaseIterable {
  case gif
  case webm
  case mp4
  /// Numbered pictures in a folder.
  case frames
  /// A page for a web browser, which steps through the callbacks.
  case html

  /// The format files with this ending have, in capitals or not; a folder has none.
  package init?(fileExtension: String) {
    guard let format = Self(rawValue: fileExtension.lowercased()), format != .frames else {
      return nil
    }
    self = format
  }

  /// What file names of the format end in, without the dot; nil for a folder.
  package var fileExtension: String? { self == .frames ? nil : rawValue }

  /// Whether the program ffmpeg makes it.
  package var needsFFmpeg: Bool { codec != nil }

  /// The most stills a second there may be: a GIF counts in hundredths, and players round one up.
  package var mostStillsPerSecond: Double { self == .gif ? 50 : 240 }

  /// What ffmpeg is told to make of the stills, `pixels` bytes of them in all.
  ///
  /// What would differ from run to run (threads, versions, dates) is left out.
  func codec(ofBytes bytes: Int, ground: String) -> [String]? {
    guard let codec else { return nil }
    let even = "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=0x\(ground)"
    let filter =
      switch self {
      // One palette for all stills wants them in memory; more than that get one each.
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
    // The last still rests for a second before the film begins again.
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
