import Foundation

/// Whether this machine makes films.
package enum FFmpegProgram {
  package static let isInstalled = ["/usr/bin/ffmpeg", "/usr/local/bin/ffmpeg"].contains {
    FileManager.default.isExecutableFile(atPath: $0)
  }
}
