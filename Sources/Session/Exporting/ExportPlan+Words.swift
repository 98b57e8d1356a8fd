package import Drawing
import Export
package import Figures
import Foundation
package import Geometry
import Hierarchy
import Support

/// Texts of the export window.
extension ExportPlan {
  /// The suggested file name.
  package var fileName: String {
    let when =
      choice.showsPart
      ? "\(stretch.start.milliseconds)-\(stretch.end.milliseconds)ms"
      : "\(playhead.instant.milliseconds)ms"
    return "\(slug)-\(choice.figure.rawValue)-\(when)\(choice.kind.ending)"
  }

  /// The picture's accessible name in the preview.
  package var subject: String {
    let figure = choice.figure.title
    guard choice.showsPart else {
      return localized("\(figure) at \(playhead.instant.milliseconds) ms")
    }
    return localized(
      "\(figure) from \(stretch.start.milliseconds) to \(stretch.end.milliseconds) ms")
  }

  /// The exported size; `size` is the picture's.
  package func measure(of size: CGSize, _ shaper: any TextShaper) -> String {
    guard choice.isPainted else {
      let count = text(shaper).split(separator: "\n").count
      return localized("1 line", "\(count) lines", count: count)
    }
    let factor = choice.kind.hasPixels ? Double(choice.scale) : 1
    let (width, height) = (whole(size.width * factor), whole(size.height * factor))
    let extent =
      choice.kind.hasPixels
      ? localized("\(width) × \(height) pixels") : localized("\(width) × \(height) points")
    guard let film, film.format != .html else { return extent }
    let count = film.timing.count
    let seconds = Double(count) / film.timing.stillsPerSecond
    let length = localized("\(String(format: "%.1f", seconds)) s")
    let stills = localized("1 frame", "\(count) frames", count: count)
    return "\(extent), \(stills), \(length)"
  }

  /// Why it cannot be exported, and a remedy; nil if it can.
  package func problem(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    let moment = choice.kind.isFilm ? Playhead(.instant(stretch.end), in: recording) : playhead
    guard choice.figure.isDrawable(of: recording.state(at: moment)) else {
      return localized("No map at this time. Choose another figure or time.")
    }
    guard let film else { return nil }
    do throws(FilmError) {
      try film.check(environment: environment)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// A message about the formats copied.
  package var copies: String {
    if choice.kind.isText { return localized("Copied as text") }
    return choice.kind.isSVG ? localized("Copied as SVG") : localized("Copied as PNG")
  }

  private func whole(_ length: Double) -> Int {
    Int(min(max((length - 1e-6).rounded(.up), 0), 1e9))
  }
}

extension ExportPlan {
  /// An export of what is open.
  package init(_ choice: ExportChoice, of opened: Opened, options: FigureOptions) {
    self.init(
      choice, of: opened.recording, at: opened.player.playhead, title: opened.title,
      slug: opened.slug, look: ExportLook(of: options))
    lesson = opened.lesson
    settle()
  }
}
