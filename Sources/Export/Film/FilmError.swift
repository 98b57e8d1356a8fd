package import Figures

/// Why a film could not be made; each error includes a remedy.
package enum FilmError: Error, Hashable, Sendable {
  /// A frame could not be drawn, or the file not written.
  case export(ExportError)
  /// ffmpeg is required for this format and not installed.
  case noFFmpeg(FilmFormat)
  /// The system could not start ffmpeg, with its reason.
  case notStarted(String)
  /// ffmpeg failed, with its message.
  case ffmpeg(String)
  case stillsPerSecond(Double, most: Double, FilmFormat)
  case speed(Double)
  case tooManyStills(Int, most: Int)
  /// The figure does not change over time.
  case unsuitable(FigureKind, FilmFormat)
  /// The folder for the pictures contains other files.
  case folderInUse(String)
  /// A folder cannot be written to standard output.
  case noFolder
  /// The export was cancelled.
  case cancelled
}

extension FilmError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .export(let error): "\(error)"
    case .noFFmpeg(let format):
      "A film as \(format.rawValue) is made by the program ffmpeg, which is not installed: install "
        + "the Debian package ffmpeg, or choose frames or html."
    case .notStarted(let reason):
      "ffmpeg could not be started (\(reason)): close other programs, or choose frames or html."
    case .ffmpeg(let words):
      "ffmpeg could not make the film (\(words)): try another format."
    case .stillsPerSecond(let number, let most, let format):
      "A film as \(format.rawValue) cannot have \(text(number)) stills a second: choose a number "
        + "above 0, up to \(text(most))."
    case .speed(let speed):
      "The speed \(text(speed)) cannot be used: choose a number above 0, such as 0.1."
    case .tooManyStills(let count, let most):
      "The film would have \(count < 1_000_000_000 ? "\(count)" : "far too many") stills, but "
        + "\(most) are the most: choose a shorter part of the run, fewer stills a second or a "
        + "higher speed."
    case .unsuitable(let figure, let format):
      "The figure \(figure.rawValue) cannot be written as \(format.rawValue), since it does not change "
        + "while a run goes on: choose "
        + "\(ExportError.list(ExportFormat.formats(of: figure).map(\.rawValue))), or for "
        + "\(format.rawValue) the figure \(ExportError.list(FigureKind.filmed.map(\.rawValue)))."
    case .folderInUse(let path):
      "\(path): the folder holds more than pictures of a film; choose a new folder, or empty it."
    case .noFolder: "Numbered pictures need a folder: name one with -o."
    case .cancelled: "The film was cancelled; nothing was written."
    }
  }

  private func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}

/// Calls `body`, converting export errors to film errors.
func filming<Result>(
  _ body: () throws(ExportError) -> Result
) throws(FilmError) -> Result {
  do { return try body() } catch { throw .export(error) }
}
