package import Export
package import Figures
import Support

/// The formats the window exports to: pictures and texts of a moment, and what shows a part of the run.
package enum ExportKind: Hashable, Sendable {
  case picture(ExportFormat)
  case film(FilmFormat)

  package static let all: [ExportKind] =
    ExportFormat.allCases.map(ExportKind.picture)
    + [FilmFormat.gif, .webm, .mp4, .frames, .html].map(ExportKind.film)

  /// Those a figure can be exported to, the usual one first.
  package static func kinds(of figure: FigureKind) -> [ExportKind] {
    let formats = ExportFormat.formats(of: figure)
    return all.filter { kind in
      switch kind {
      case .picture(let format): formats.contains(format)
      case .film: FigureKind.filmed.contains(figure)
      }
    }
  }

  /// The word the command has for it, which is also remembered.
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

  /// What people choose from.
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

  /// Whether it is read, not looked at.
  package var isText: Bool { [.picture(.dot), .picture(.txt), .picture(.json)].contains(self) }

  package var isFilm: Bool { if case .film = self { true } else { false } }

  /// Whether it is made of pixels, so that it matters how many.
  package var hasPixels: Bool {
    switch self {
    case .picture(let format): format == .png
    case .film(let format): format != .html
    }
  }

  /// What its files end in, with the dot; nothing for a folder.
  package var ending: String {
    switch self {
    case .picture(let format): "." + format.fileExtension
    case .film(let format): format.fileExtension.map { "." + $0 } ?? ""
    }
  }
}
