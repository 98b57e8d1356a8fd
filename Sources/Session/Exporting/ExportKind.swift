package import Export
package import Figures
import Support

/// The export formats: pictures and texts of a moment, and films of a part of the run.
package enum ExportKind: Hashable, Sendable {
  case picture(ExportFormat)
  case film(FilmFormat)

  package static let all: [ExportKind] =
    ExportFormat.allCases.map(ExportKind.picture)
    + [FilmFormat.gif, .webm, .mp4, .frames, .html].map(ExportKind.film)

  /// The formats of a figure, the default first.
  package static func kinds(of figure: FigureKind) -> [ExportKind] {
    let formats = ExportFormat.formats(of: figure)
    return all.filter { kind in
      switch kind {
      case .picture(let format): formats.contains(format)
      case .film: FigureKind.filmed.contains(figure)
      }
    }
  }

  /// The format's name on the command line and in the preferences.
  package var word: String {
    switch self {
    case .picture(let format): format.rawValue
    case .film(let format): format.rawValue
    }
  }

  package init?(word: String) {
    guard let kind = Self.all.first(where: { $0.word == word }) else { return nil }
    self = kind
  }

  /// Its title.
  package var title: String {
    switch self {
    case .picture(.dot): localized("Graph for Graphviz")
    case .picture(.txt): localized("Text")
    case .picture(.json): localized("State as JSON")
    case .picture(let format): localized("\(format.rawValue.uppercased()) Image")
    case .film(.frames): localized("Image Sequence")
    case .film(.html): localized("Web Page")
    case .film(.gif): localized("Animated GIF")
    case .film(.webm): localized("WebM Video")
    case .film(.mp4): localized("MP4 Video")
    }
  }

  package var isSVG: Bool { self == .picture(.svg) }

  package var isPDF: Bool { self == .picture(.pdf) }

  /// Whether it is text rather than a picture.
  package var isText: Bool { [.picture(.dot), .picture(.txt), .picture(.json)].contains(self) }

  package var isFilm: Bool { if case .film = self { true } else { false } }

  /// Whether it is a raster format, so that the resolution applies.
  package var hasPixels: Bool {
    switch self {
    case .picture(let format): format == .png
    case .film(let format): format != .html
    }
  }

  /// The file extension, with the dot; empty for a folder.
  package var ending: String {
    switch self {
    case .picture(let format): "." + format.fileExtension
    case .film(let format): format.fileExtension.map { "." + $0 } ?? ""
    }
  }
}
