package import Drawing
import Export
import Figures
import Foundation

/// Writing an export for the window.
extension ExportPlan {
  /// Writes it and returns an error message, if any; `progress` receives the completed fraction.
  package func problemOfWriting(
    to path: String, _ shaper: any TextShaper, progress: @escaping (Double) -> Void,
    isCancelled: @escaping () -> Bool
  ) -> String? {
    let audience = Film.Audience(
      progress: { done, count in progress(Double(done) / Double(max(count, 1))) },
      isCancelled: isCancelled)
    do throws(FilmError) {
      try write(to: path, shaper, for: audience)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Writes the picture to a file for dragging, and returns its path.
  ///
  /// For a film, writes the visible frame.
  package func fileToDrag(_ shaper: any TextShaper, in folder: String) -> String? {
    guard let bytes = try? bytes(shaper) else { return nil }
    let name = choice.kind.isFilm ? "\(slug)-\(choice.figure.rawValue).png" : fileName
    let path = "\(folder)/\(name)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try OutputFile.write(bytes, to: path)
      return path
    } catch {
      return nil
    }
  }
}
